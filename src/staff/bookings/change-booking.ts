import type { CallOptions, Client, Reply } from '../../client/call.ts';
import { problemCodeOf } from '../../client/errors.ts';
import type { BookingAnswer } from '../../contract/booking.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import type { VenueFormat } from '../parts/venue-format.ts';
import { fetchBooking, toVersionedBooking, type VersionedBooking } from './booking-queries.ts';
import { differencesOf } from './differences.ts';

/** The booking differs from what the person had on screen when they decided. */
export class StaleBookingError extends Error {
  readonly fresh: VersionedBooking;

  constructor(fresh: VersionedBooking) {
    super('The booking was changed elsewhere.');
    this.name = 'StaleBookingError';
    this.fresh = fresh;
  }
}

export interface ConditionalChange {
  /** The booking as it was on screen when the person decided. */
  snapshot: StaffBooking;
  /** The last version in the cache, for its ETag. */
  cached: VersionedBooking | undefined;
  /** Sends the change; the options carry the ETag of the version it applies to. */
  send: (options: CallOptions) => Promise<Reply<BookingAnswer>>;
  /** Whether a booking that changed elsewhere already is as wanted. */
  isDone?: (fresh: StaffBooking) => boolean;
}

/** Three attempts: after about two seconds the person learns that the connection is lost. */
const TRIES = 3;

/**
 * Changes a booking only if it still is what the person saw. Lists carry no ETags, so unless the
 * cached version is this snapshot, the booking is fetched and compared first. The ETag then covers
 * the time between reading and writing.
 * @throws StaleBookingError if something that people act on differs; the booking is unchanged then
 */
export async function changeBooking(
  apiClient: Client,
  { snapshot, cached, send, isDone }: ConditionalChange,
  format: VenueFormat,
  messages: StaffMessages,
): Promise<VersionedBooking> {
  const isSame = (version: VersionedBooking) =>
    differencesOf(snapshot, version.booking, format, messages).length === 0;
  let current =
    cached?.booking.updatedAt === snapshot.updatedAt && isSame(cached)
      ? cached
      : await fetchBooking(apiClient, snapshot.uuid);
  // One retry, in case a change in between touched nothing that people act on.
  for (let retriesLeft = 1; ; retriesLeft -= 1) {
    if (!isSame(current)) {
      if (isDone?.(current.booking)) return current;
      throw new StaleBookingError(current);
    }
    try {
      return toVersionedBooking(
        await send({ ifMatch: current.etag ?? undefined, maxTries: TRIES }),
      );
    } catch (error) {
      if (problemCodeOf(error) !== 'BOOKING_IS_OUTDATED') throw error;
      current = await fetchBooking(apiClient, snapshot.uuid);
      if (retriesLeft === 0) throw new StaleBookingError(current);
    }
  }
}
