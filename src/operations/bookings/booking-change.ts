import { type Booking, nextVersion } from '../../domain/booking.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { Verb } from '../transactions.ts';
import type { VerbTx } from '../tx.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { requireBookingToChange } from './require-booking.ts';
import { saveBooking } from './save-booking.ts';

/** A request to change one booking. */
export interface BookingChange<Request> {
  uuid: string;
  /** The header If-Match: ETags, or `*` for any version; null without it. */
  ifMatch: string | null;
  request: Request;
}

/** Changes one booking, and returns the changed booking. */
export type BookingVerb<Request> = Verb<BookingChange<Request>, BookingView>;

/**
 * Makes a change that depends only on the booking itself. If `decide` returns the same object, nothing is
 * written and the ETag stays the same.
 * @param decide gets the instant of the change: of the tap, else now
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER,
 *   BOOKING_IS_OUTDATED, and the errors of `decide`
 */
export async function changeBooking(
  tx: VerbTx,
  asked: BookingChange<unknown>,
  decide: (booking: Booking, at: Instant) => Booking,
): Promise<BookingView> {
  const before = await requireBookingToChange(tx, asked);
  const now = tx.context.now();
  const changed = decide(before, tx.cause.tappedAt ?? now);
  if (changed === before) return viewBooking(tx, before);
  const after = nextVersion(before, changed, now);
  await saveBooking(tx, { before, after });
  return viewBooking(tx, after);
}
