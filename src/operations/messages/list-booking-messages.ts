import { listMessagesOfBooking } from '../../store/messages.ts';
import { requireBooking } from '../bookings/require-booking.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import type { MessagesView } from './message-view.ts';

/** GET /staff/v3/bookings/{bookingUuid}/messages. @throws Refusal BOOKING_NOT_FOUND */
export function listBookingMessages(
  context: AppContext,
  principal: Principal,
  bookingUuid: string,
): Promise<MessagesView> {
  const { accountId } = principal;
  return read({ context, principal }, 'bookings:update', async (tx) => {
    const { db, venue } = tx;
    const booking = await requireBooking(tx, bookingUuid);
    const messages = await listMessagesOfBooking(db, { accountId, bookingUuid });
    return {
      venue,
      delivery: context.mailDelivery(accountId),
      messages: messages.reverse().map((message) => ({ message, booking })),
    };
  });
}
