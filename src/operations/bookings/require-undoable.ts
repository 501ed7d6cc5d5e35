import type { JournalEntry } from '../../domain/journal.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findUndoObstacle, UNDO_MINUTES } from '../../domain/undo.ts';
import type { Instant } from '../../domain/venue-time.ts';

/**
 * Throws unless a change of a booking can still be undone.
 * @param entries all of the booking, oldest first
 * @throws Refusal BOOKING_IS_OUTDATED
 */
export function requireUndoable(
  entry: JournalEntry,
  entries: readonly JournalEntry[],
  now: Instant,
): void {
  const obstacle = findUndoObstacle(entry, entries, now);
  if (!obstacle) return;
  const details = {
    TOO_LATE: `A change can be undone for ${UNDO_MINUTES} minutes. Change the booking by hand instead.`,
    ERASED: 'The guest was erased, which cannot be undone.',
    MERGED: 'Two guests became one, which cannot be undone.',
    UNDONE: 'This change is undone already.',
    CHANGED_SINCE:
      'Somebody has changed the booking again since, so this change cannot be undone by itself. Look at the log.',
  };
  throw new Refusal('BOOKING_IS_OUTDATED', details[obstacle.code]);
}
