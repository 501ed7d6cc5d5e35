import type { SkipPartyRequest } from '../../contract/staff/wait-list.ts';
import type { BookingChange, BookingVerb } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import type { VerbTx } from '../tx.ts';
import { requireOnWaitList } from './require-on-wait-list.ts';
import { savePlace } from './table-offers.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/skip: passes a party on the wait list over, so that it is offered no table but
 * by hand, or puts it back into the order at its place.
 * @throws Refusal see the endpoint's problems
 */
export const skipParty: BookingVerb<SkipPartyRequest> = {
  operation: 'skip-party',
  permission: 'bookings:update',
  run: writeSkip,
};

async function writeSkip(tx: VerbTx, asked: BookingChange<SkipPartyRequest>): Promise<BookingView> {
  const { isSkipped, reason = null } = asked.request;
  const booking = await requireBookingToChange(tx, asked);
  const { state } = requireOnWaitList(booking);
  let after = booking;
  if (isSkipped) after = await savePlace(tx, booking, { state: 'SKIPPED', skipReason: reason });
  else if (state !== 'WAITING' && state !== 'OFFERED')
    after = await savePlace(tx, booking, { state: 'WAITING' });
  return viewBooking(tx, after);
}
