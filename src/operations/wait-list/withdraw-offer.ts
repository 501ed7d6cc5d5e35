import type { WithdrawOfferRequest } from '../../contract/staff/wait-list.ts';
import type { BookingChange, BookingVerb } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import type { VerbTx } from '../tx.ts';
import { requireOnWaitList } from './require-on-wait-list.ts';
import { savePlace } from './table-offers.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/offer/withdraw: ends the offer to a party, which is told. It is not offered a
 * table again unless it asks, or by hand. Without an offer, nothing changes.
 * @throws Refusal see the endpoint's problems
 */
export const withdrawOffer: BookingVerb<WithdrawOfferRequest> = {
  operation: 'withdraw-offer',
  permission: 'bookings:update',
  run: writeOfferWithdrawal,
};

async function writeOfferWithdrawal(
  tx: VerbTx,
  asked: BookingChange<WithdrawOfferRequest>,
): Promise<BookingView> {
  const booking = await requireBookingToChange(tx, asked);
  const { offer } = requireOnWaitList(booking);
  const after = offer ? await savePlace(tx, booking, { state: 'WITHDRAWN' }) : booking;
  return viewBooking(tx, after);
}
