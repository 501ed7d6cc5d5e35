import { isStillTrue } from '../../domain/message.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { insertMessage } from '../../store/messages.ts';
import { requireBooking } from '../bookings/require-booking.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { write } from '../transactions.ts';
import type { MessageView } from './message-view.ts';
import { newMessage } from './new-message.ts';
import { type MessageOfBooking, requireMessage } from './require-message.ts';

/**
 * POST /staff/v3/bookings/{bookingUuid}/messages/{messageId}/send: queues another message of the same kind, for a
 * guest who did not get it or has another address now. It says what is true when it is sent.
 * @throws Refusal BOOKING_NOT_FOUND; VALIDATION_ERROR for a message that is no longer true, or is not sent yet
 */
export function sendMessageAgain(
  context: AppContext,
  principal: Principal,
  sent: MessageOfBooking,
): Promise<MessageView & { venue: Venue }> {
  return write({ context, principal }, 'bookings:update', async (tx) => {
    const { db, venue } = tx;
    const { accountId } = venue;
    const booking = await requireBooking(tx, sent.bookingUuid);
    const { kind, status } = await requireMessage(db, accountId, sent);
    const obstacle =
      (status === 'WAITING' && 'names a message that waits to be sent already') ||
      (context.mailDelivery(accountId) === 'OFF' && 'cannot be sent: no mail server is set up') ||
      (!isStillTrue(kind, booking, context.now()) &&
        'names a message that is no longer true: the booking has changed since');
    if (obstacle) throw validationError({ parameter: 'messageId', reason: obstacle });
    const message = newMessage(context, booking, { kind, dueAt: context.now(), isRepeat: true });
    await insertMessage(db, message);
    return { venue, message, booking };
  });
}
