import type { CallOptions } from '../../client/call.ts';
import { problemCodeOf } from '../../client/errors.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffClient } from '../api-client.ts';
import { fetchBooking } from '../day-data/booking-queries.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import type { VenueFormat } from '../parts/venue-format.ts';
import { differencesOf } from './differences.ts';

/** The booking differs from what the person had on screen when they decided. */
export class StaleBookingError extends Error {
  readonly fresh: StaffBooking;

  constructor(fresh: StaffBooking) {
    super('The booking was changed elsewhere.');
    this.name = 'StaleBookingError';
    this.fresh = fresh;
  }
}

export interface ConditionalChange {
  /** The booking as it was on screen when the person decided. */
  snapshot: StaffBooking;
  /** Sends the change; the options carry the version that it applies to. */
  send: (options: CallOptions) => Promise<StaffBooking>;
  /** Whether a booking that changed elsewhere already is as wanted. */
  isDone: (fresh: StaffBooking) => boolean;
}

/** Three attempts: after about two seconds the person learns that the connection is lost. */
const TRIES = 3;

/**
 * Changes a booking only if it still is what the person saw. A change by somebody else in between that touched
 * nothing that people act on does not matter.
 * @throws StaleBookingError if something that people act on differs; the booking is unchanged then
 */
export async function changeBooking(
  apiClient: StaffClient,
  { snapshot, send, isDone }: ConditionalChange,
  format: VenueFormat,
  messages: StaffMessages,
): Promise<StaffBooking> {
  let current = snapshot;
  for (let retriesLeft = 1; ; retriesLeft -= 1) {
    try {
      return await send({ ifMatch: `"${current.version}"`, maxTries: TRIES });
    } catch (error) {
      if (problemCodeOf(error) !== 'BOOKING_IS_OUTDATED') throw error;
      const fresh = await fetchBooking(apiClient, snapshot.uuid);
      const isSame = differencesOf(snapshot, fresh, format, messages).length === 0;
      if (!isSame && isDone(fresh)) return fresh;
      if (!isSame || retriesLeft === 0) throw new StaleBookingError(fresh);
      current = fresh;
    }
  }
}
