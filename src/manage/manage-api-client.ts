import { type Client, createClient } from '../client/call.ts';
import type { PublicBooking } from '../contract/booking.ts';
import { PATHS } from '../contract/paths.ts';
import type { StartAnswer } from '../contract/widget.ts';
import type { ApiClient } from '../diner/api-client.ts';
import type { DelayStatus } from '../diner/delay-status.ts';
import type { Language } from '../domain/language.ts';
import type { ManageLink } from './manage-link.ts';

/** Calls the widget API for one booking, with its manage token instead of a publishable key. */
export interface ManageApiClient extends ApiClient {
  bookingUuid: string;
  reads: Client;
  writes: Client;
}

export function createManageApiClient(options: {
  link: ManageLink;
  language: Language;
  delayStatus: DelayStatus;
}): ManageApiClient {
  const { link, language, delayStatus } = options;
  const client = createClient({
    paths: PATHS,
    baseUrl: new URL('/widget/v3', location.href).href,
    headers: () => ({ 'Accept-Language': language, 'Service-Manage-Token': link.token }),
  });
  return { bookingUuid: link.bookingUuid, language, reads: client, writes: client, delayStatus };
}

/** A booking with its venue. */
export interface ManagedBooking {
  booking: PublicBooking;
  /** Sent with a change, which fails if the booking has changed since. */
  etag: string | null;
  start: StartAnswer;
}

/**
 * Fetches the booking and its venue.
 * @throws ProblemError (BOOKING_NOT_FOUND if the link is not valid), ConnectionError
 */
export async function fetchManagedBooking(
  apiClient: ManageApiClient,
  signal?: AbortSignal,
): Promise<ManagedBooking> {
  const { bookingUuid, language, reads, delayStatus } = apiClient;
  const options = { maxTries: 3, signal, onWait: delayStatus.report };
  const query = { lang: language, pax: 1, paxChildren: 0 };
  const [read, started] = await Promise.all([
    reads.call('read-booking', { params: { bookingUuid } }, options),
    reads.request<StartAnswer>({ method: 'GET', path: '/start', query }, options),
  ]);
  return { booking: read.answer as PublicBooking, etag: read.etag, start: started.answer };
}
