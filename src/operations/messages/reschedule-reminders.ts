import type { Booking } from '../../domain/booking.ts';
import { REMINDER_KINDS, reminderDueAtByNewRules } from '../../domain/reminder.ts';
import type { Venue } from '../../domain/venue.ts';
import { type ComingBooking, listComingBookings } from '../../store/bookings.ts';
import { deleteWaitingMessage, insertMessage, listReminders } from '../../store/messages.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { newMessage } from './new-message.ts';

/** Bookings per transaction, between which the venue's other writes take their turn. */
const PIECE = 200;

/**
 * Queues the reminders of a venue's coming bookings by its present rules. What is right already stays, so it may be
 * called at any time, also after it was interrupted.
 */
export async function rescheduleReminders(context: AppContext, accountId: string): Promise<void> {
  if (context.mailDelivery(accountId) === 'OFF') return;
  let after: ComingBooking | null = { bookingAt: context.now(), uuid: '' };
  while (after) after = await reschedulePiece(context, accountId, after);
}

/** @returns the last booking of the piece; null after the last piece */
function reschedulePiece(
  context: AppContext,
  accountId: string,
  after: ComingBooking,
): Promise<ComingBooking | null> {
  return context.store.write(accountId, async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const bookings = await listComingBookings(db, accountId, after, PIECE);
    for (const booking of bookings) await rescheduleBooking(context, db, venue, booking);
    return bookings.length < PIECE ? null : (bookings.at(-1) ?? null);
  });
}

async function rescheduleBooking(
  context: AppContext,
  db: Db,
  venue: Venue,
  booking: Booking,
): Promise<void> {
  const { accountId, uuid: bookingUuid } = booking;
  const reminders = await listReminders(db, { accountId, bookingUuid });
  for (const kind of REMINDER_KINDS) {
    const ofKind = reminders.filter((message) => message.kind === kind);
    const waiting = ofKind.find(({ status }) => status === 'WAITING');
    // Nobody is reminded twice.
    if (!waiting && ofKind.some(({ status }) => status === 'SENT')) continue;
    const dueAt = reminderDueAtByNewRules(venue, kind, booking, context.now());
    if (waiting?.dueAt === dueAt || (!waiting && dueAt === null)) continue;
    // One that is being sent or tried again keeps its turn.
    if (waiting && (waiting.claimedUntil !== null || waiting.tries > 0)) continue;
    if (waiting) await deleteWaitingMessage(db, waiting.id);
    if (dueAt !== null)
      await insertMessage(db, newMessage(context, booking, kind, { dueAt, isRepeat: false }));
  }
}
