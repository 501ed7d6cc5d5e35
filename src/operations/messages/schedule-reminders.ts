import type { Booking } from '../../domain/booking.ts';
import { REMINDER_KINDS, reminderDueAt } from '../../domain/reminder.ts';
import { deleteWaitingReminders, insertMessage } from '../../store/messages.ts';
import type { Tx } from '../tx.ts';
import { newMessage } from './new-message.ts';

/** The fields of a booking that decide whether and when its guests are reminded. */
const DECISIVE = [
  'status',
  'bookingAt',
  'isReconfirmed',
  'isReconfirmedByCustomer',
  'customerUuid',
] as const;

/**
 * Queues the reminders of a booking, or queues them anew after a change that matters for them. In the transaction that
 * writes the booking.
 * @param before null for a new booking
 */
export async function scheduleReminders(
  { context, db, venue }: Tx<'venue'>,
  before: Booking | null,
  after: Booking,
): Promise<void> {
  const { accountId, uuid: bookingUuid } = after;
  if (context.mailDelivery(accountId) === 'OFF') return;
  if (before) {
    if (DECISIVE.every((field) => before[field] === after[field])) return;
    await deleteWaitingReminders(db, { accountId, bookingUuid });
  }
  for (const kind of REMINDER_KINDS) {
    const dueAt = reminderDueAt(venue, kind, after, context.now());
    if (dueAt !== null)
      await insertMessage(db, newMessage(context, after, { kind, dueAt, isRepeat: false }));
  }
}
