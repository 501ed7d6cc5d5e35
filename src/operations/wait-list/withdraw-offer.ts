import type { WithdrawOfferRequest } from '../../contract/staff/wait-list.ts';
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
 * PUT /staff/v3/bookings/{bookingUuid}/offer/withdraw: ends the offer to a party, which is told. It is not offered a
 * table again unless it asks, or by hand. Without an offer, nothing changes.
 * @throws Refusal see the endpoint's problems
 */
export async function writeOfferWithdrawal(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  _: WithdrawOfferRequest,
  { ifMatch, tappedAt }: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
  const { offer } = requireOnWaitList(booking);
  const cause = causeOf(principal, 'withdraw-offer', { tappedAt });
  const after = offer ? await savePlace(context, db, venue, cause, booking, 'WITHDRAWN') : booking;
  return viewBooking(context, db, principal, venue, after);
}
