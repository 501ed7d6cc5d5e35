import { createClient } from '../client/call.ts';
import type { PublicBooking } from '../contract/booking.ts';
import type { StartAnswer } from '../contract/widget.ts';
import type { Language } from '../domain/language.ts';
import type { ApiClient } from '../diner/api-client.ts';
import type { RetryStatus } from '../diner/retry-status.ts';
import type { ManageLink } from './link.ts';

/** The way to one booking: its token stands for the key that a venue's page has. */
export interface ManageApiClient extends ApiClient {
  bookingUuid: string;
}

export function createManageApiClient(settings: {
  link: ManageLink;
  language: Language;
  retryStatus: RetryStatus;
}): ManageApiClient {
  const { link, language, retryStatus } = settings;
  const client = createClient({
    baseUrl: new URL('/widget/v3', location.href).href,
    headers: () => ({ 'Accept-Language': language, 'Service-Manage-Token': link.token }),
  });
  return {
    bookingUuid: link.bookingUuid,
    publishableKey: '',
    language,
    reads: client,
    writes: client,
    retryStatus,
  };
}

/** A booking as it stands, with the venue that keeps it. */
export interface ManagedBooking {
  booking: PublicBooking;
  /** Of this very state: a change that is sent with it changes nothing else. */
  etag: string | null;
  start: StartAnswer;
}

/**
 * Reads the booking and its venue anew.
 * @throws ProblemError, of which BOOKING_NOT_FOUND means that the link opens none;
 *   ConnectionError
 */
export async function readManaged(apiClient: ManageApiClient, signal?: AbortSignal): Promise<ManagedBooking> {
  const { bookingUuid, language, reads, retryStatus } = apiClient;
  const options = { maxTries: 3, signal, onWait: retryStatus.tell };
  const query = { lang: language, pax: 1, paxChildren: 0 };
  const [read, started] = await Promise.all([
    reads.call('read-booking', { params: { bookingUuid } }, options),
    reads.request<StartAnswer>({ method: 'GET', path: '/start', query }, options),
  ]);
  return { booking: read.answer as PublicBooking, etag: read.etag, start: started.answer };
}
