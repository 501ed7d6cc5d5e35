import type { Mail } from '../../mail/mail.ts';
import { requireBooking } from '../bookings/require-booking.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { renderMessage } from './render-message.ts';
import { type MessageOfBooking, requireMessage } from './require-message.ts';

/**
 * GET /staff/v3/bookings/{bookingUuid}/messages/{messageId}/mail: the mail of a message as it would be sent now, with a
 * link to the booking that works. Null if there is nobody to write to.
 * @throws Refusal BOOKING_NOT_FOUND, VALIDATION_ERROR
 */
export function showMessage(
  context: AppContext,
  principal: Principal,
  shown: MessageOfBooking,
): Promise<Mail | null> {
  requirePermission(principal, 'bookings:update');
  const { accountId } = principal;
  return context.store.write(accountId, async (db) => {
    const booking = await requireBooking({ context, db, principal }, shown.bookingUuid);
    const message = await requireMessage(db, accountId, shown);
    const rendered = await renderMessage({ context, db }, message, booking);
    return rendered?.mail ?? null;
  });
}
