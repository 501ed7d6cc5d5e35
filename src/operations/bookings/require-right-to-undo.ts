import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import type { JournalEntry } from '../../domain/journal.ts';
import { reopensBooking, restoredRules } from '../../domain/restored-rules.ts';
import type { RecordedTableMove } from '../../domain/table-move.ts';
import { listJournalEntries } from '../../store/journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import type { Tx } from '../tx.ts';
import { requireMayExempt, requireMayForce } from './require-rules.ts';

/** A change of a booking, and what undoing it does. */
interface Undo {
  undone: JournalEntry;
  /** All of the booking, oldest first. */
  entries: readonly JournalEntry[];
  booking: Booking;
  /** The booking with what the undo puts back. */
  before: Booking;
}

/**
 * Throws unless the caller has the rights that the undo needs: to delete, if it deletes a booking or restores a deleted one;
 * to close tickets, if it changes a ticket; to set aside rules, if they were set aside for what it restores. Members may
 * always undo their own changes.
 * @returns the rules that it sets aside again, for the journal
 * @throws Refusal FORBIDDEN
 */
export function requireRightToUndo(
  principal: Principal,
  { undone, entries, booking, before }: Undo,
): StaffRule[] {
  const reopens = reopensBooking(booking, before);
  const isOver = groupOf(before.status) === 'closed';
  const forced = isOver ? [] : restoredRules(undone, entries, reopens);
  if (isOwn(principal, undone)) return forced;
  if (before.status === 'DELETED' || booking.status === 'DELETED')
    requirePermission(principal, 'bookings:delete');
  if (undone.changes.ticket) requirePermission(principal, 'tickets:close');
  if (!isOver) requireMayExempt(principal, reopens ? null : booking, before);
  requireMayForce(principal, forced);
  return forced;
}

/**
 * The same for undoing a table move, which gives a booking that had made room its tables back.
 * @returns the rules that it sets aside again, for the journal
 * @throws Refusal FORBIDDEN
 */
export async function requireRightToMoveBack(
  { db, principal }: Tx<'principal'>,
  { bookingUuid, causeUuid, movedAt }: RecordedTableMove,
): Promise<StaffRule[]> {
  const { accountId } = principal;
  const entries = await listJournalEntries(db, { accountId, subjectId: bookingUuid });
  const moved = entries.find(
    ({ madeRoomFor, writtenAt }) => madeRoomFor === causeUuid && writtenAt === movedAt,
  );
  if (!moved) return [];
  const forced = restoredRules(moved, entries, false);
  if (!isOwn(principal, moved)) requireMayForce(principal, forced);
  return forced;
}

function isOwn({ staffUuid }: Principal, { actor }: JournalEntry): boolean {
  return actor.kind === 'STAFF' && actor.id === staffUuid;
}
