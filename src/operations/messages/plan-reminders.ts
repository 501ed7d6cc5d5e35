import type { Booking } from '../../domain/booking.ts';
import { REMINDER_KINDS, reminderDueAtByNewRules } from '../../domain/reminder.ts';
import { type ComingBooking, listComingBookings } from '../../store/bookings.ts';
import { deleteWaitingMessage, insertMessage, listReminders } from '../../store/messages.ts';
import {
  deleteReminderPlan,
  findReminderPlan,
  listPlannedVenues,
  saveReminderPlan,
} from '../../store/reminder-plans.ts';
import type { AppContext } from '../context.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { newMessage } from './new-message.ts';

/** Bookings per transaction: so few that the venue's other writes take their turn soon, on a slow database, too. */
const PIECE = 25;
/** What is left then waits for the next call. */
const MAX_PIECES = 400;

/**
 * Queues the reminders of coming bookings by the present rules of their venues, where those have changed or mail was not
 * sent before. What is right already stays. After a crash, it goes on where it was. Each process may call it at any
 * time.
 */
export async function planReminders(context: AppContext): Promise<void> {
  const venues = await context.store.lookUp(listPlannedVenues);
  let pieces = 0;
  for (const { accountId, isComplete } of venues) {
    if (context.mailDelivery(accountId) === 'OFF') {
      // Until there is a mail server, new bookings get no reminders, either.
      if (isComplete !== null)
        await context.store.write(accountId, (db) => deleteReminderPlan(db, accountId));
      continue;
    }
    if (isComplete) continue;
    for (let isLast = false; !isLast; pieces += 1) {
      if (pieces === MAX_PIECES) return;
      isLast = await context.store.write(accountId, (db) => planPiece({ context, db }, accountId));
    }
  }
}

/** @returns whether it was the last one of the venue */
async function planPiece(tx: Tx, accountId: string): Promise<boolean> {
  const { context, db } = tx;
  const plan = await findReminderPlan(db, accountId);
  // Another process has done it.
  if (plan?.isComplete) return true;
  const venue = await requireVenue(context, db, accountId);
  const after: ComingBooking = {
    bookingAt: plan?.bookingAt ?? context.now(),
    uuid: plan?.uuid ?? '',
  };
  const bookings = await listComingBookings(db, accountId, { after, limit: PIECE });
  for (const booking of bookings) await rescheduleBooking({ ...tx, venue }, booking);
  const isComplete = bookings.length < PIECE;
  const { bookingAt, uuid } = bookings.at(-1) ?? after;
  await saveReminderPlan(db, { accountId, bookingAt, uuid, isComplete });
  return isComplete;
}

async function rescheduleBooking(
  { context, db, venue }: Tx<'venue'>,
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
      await insertMessage(db, newMessage(context, booking, { kind, dueAt, isRepeat: false }));
  }
}
