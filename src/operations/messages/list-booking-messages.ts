import { listMessagesOfBooking } from '../../store/messages.ts';
import { requireBooking } from '../bookings/require-booking.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import type { MessagesView } from './message-view.ts';

/** GET /staff/v3/bookings/{bookingUuid}/messages. @throws Refusal BOOKING_NOT_FOUND */
export function listBookingMessages(
  context: AppContext,
  principal: Principal,
  bookingUuid: string,
): Promise<MessagesView> {
  requirePermission(principal, 'bookings:update');
  const { accountId } = principal;
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const booking = await requireBooking(db, principal, bookingUuid);
    const messages = await listMessagesOfBooking(db, { accountId, bookingUuid });
    return {
      venue,
      delivery: context.mailDelivery(accountId),
      messages: messages.reverse().map((message) => ({ message, booking })),
    };
  });
}
