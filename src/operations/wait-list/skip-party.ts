import type { SkipPartyRequest } from '../../contract/staff/wait-list.ts';
import type { Db } from '../../store/store.ts';
import type { ChangeTerms } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requireOnWaitList } from './require-on-wait-list.ts';
import { savePlace } from './table-offers.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/skip: passes a party on the wait list over, so that it is offered no table but
 * by hand, or puts it back into the order at its place.
 * @throws Refusal see the endpoint's problems
 */
export async function writeSkip(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { isSkipped, reason = null }: SkipPartyRequest,
  { ifMatch, tappedAt }: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
  const { state } = requireOnWaitList(booking);
  const cause = causeOf(principal, 'skip-party', { tappedAt });
  let after = booking;
  if (isSkipped) after = await savePlace(context, db, venue, cause, booking, 'SKIPPED', reason);
  else if (state !== 'WAITING' && state !== 'OFFERED')
    after = await savePlace(context, db, venue, cause, booking, 'WAITING');
  return viewBooking(context, db, principal, venue, after);
}
