import { nextVersion } from '../../domain/booking.ts';
import type { JournalEntry } from '../../domain/journal.ts';
import { Refusal } from '../../domain/refusal.ts';
import { undoneFields } from '../../domain/undo.ts';
import { addDays, type Instant, type WallDate } from '../../domain/venue-time.ts';
import { findBookingOrDeleted } from '../../store/bookings.ts';
import { listJournalEntries, listJournalEntriesAt } from '../../store/journal.ts';
import type { Db } from '../../store/store.ts';
import { withCause } from '../transactions.ts';
import type { Tx } from '../tx.ts';
import { requireUndoable } from './require-undoable.ts';
import { saveBooking } from './save-booking.ts';

/**
 * Undoes what a move of a ticket changed of the other booking: the bill is at one of the two, never at both or
 * neither. Does nothing for a change that moved no ticket.
 * @param undone the entry of the booking whose change is undone: of the move, or of an earlier undo of it
 * @param now the moment of the undo, by which its entries belong together
 * @throws Refusal BOOKING_IS_OUTDATED if the ticket of the other booking has changed since
 */
export async function undoTicketMove(
  tx: Tx<'venue' | 'cause'>,
  undone: JournalEntry,
  now: Instant,
): Promise<void> {
  const { db } = tx;
  const entry = await findOtherEntry(db, undone);
  if (!entry) return;
  const { accountId, subjectId, version: undoes } = entry;
  const booking = await findBookingOrDeleted(db, accountId, subjectId);
  if (!booking) throw changedSince();
  requireUndoable(entry, await listJournalEntries(db, { accountId, subjectId }), now);
  const after = nextVersion(booking, undoneFields(entry), now);
  await saveBooking(withCause(tx, { undoes }), { before: booking, after });
}

/** The entry of the booking that the ticket went to or came from; null if none moved. @throws Refusal BOOKING_IS_OUTDATED */
async function findOtherEntry(db: Db, undone: JournalEntry): Promise<JournalEntry | null> {
  const { accountId, subjectId, operation, workDay, writtenAt, changes } = undone;
  const isMove = operation === 'transfer-ticket';
  if (!changes.ticket || workDay === null || !(isMove || operation === 'undo-change')) return null;
  const key = { accountId, operation, writtenAt, workDays: aroundMidnight(workDay) };
  const reversed = JSON.stringify([...changes.ticket].reverse());
  const [other, ...more] = (await listJournalEntriesAt(db, key)).filter(
    (entry) =>
      entry.subjectId !== subjectId && JSON.stringify(entry.changes.ticket ?? null) === reversed,
  );
  if (!other && !isMove) return null;
  if (!other || more.length > 0) throw changedSince();
  return other;
}

/** Guests who sit at the same time have this work day, or one next to it. */
function aroundMidnight(workDay: WallDate): WallDate[] {
  return [addDays(workDay, -1), workDay, addDays(workDay, 1)];
}

function changedSince(): Refusal {
  return new Refusal(
    'BOOKING_IS_OUTDATED',
    'The other booking of this ticket has changed since. Move the ticket by hand instead.',
  );
}
