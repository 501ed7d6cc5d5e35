import { type Client, createClient } from '../client/call.ts';
import type { PublicBooking } from '../contract/booking.ts';
import type { WaitListAnswer } from '../contract/wait-list/wait-list-place.ts';
import type { ManageOperations } from '../contract/widget/operations.ts';
import { MANAGE_ROUTES } from '../contract/widget/routes.ts';
import type { StartAnswer } from '../contract/widget/start.ts';
import type { ApiClient } from '../diner/api-client.ts';
import type { DelayStatus } from '../diner/delay-status.ts';
import type { Language } from '../domain/language.ts';
import type { ManageLink } from './manage-link.ts';

/** Calls the widget API for one booking, with its manage token instead of a publishable key. */
export interface ManageApiClient extends ApiClient {
  bookingUuid: string;
  reads: Client<ManageOperations>;
  writes: Client<ManageOperations>;
}

export function createManageApiClient(options: {
  link: ManageLink;
  language: Language;
  delayStatus: DelayStatus;
}): ManageApiClient {
  const { link, language, delayStatus } = options;
  const client = createClient<ManageOperations>({
    routes: MANAGE_ROUTES,
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
  /** Whether it was canceled while the guests waited for a table, which the booking itself does not show. */
  hasLeftWaitList: boolean;
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
    reads.call('read-start', { query }, options),
  ]);
  const { answer: booking, etag } = read;
  const hasLeftWaitList =
    booking.status === 'CANCELED' && (await readWaitListPlace(apiClient, signal)).hasLeft;
  return { booking, etag, start: started.answer, hasLeftWaitList };
}

/** @throws ProblemError, ConnectionError */
export async function readWaitListPlace(
  { bookingUuid, reads, delayStatus }: ManageApiClient,
  signal?: AbortSignal,
): Promise<WaitListAnswer> {
  const options = { maxTries: 3, signal, onWait: delayStatus.report };
  return (await reads.call('read-wait-list-place', { params: { bookingUuid } }, options)).answer;
}
