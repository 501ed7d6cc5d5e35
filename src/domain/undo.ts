import type { Booking } from './booking.ts';
import type { CustomerChange, JournalEntry } from './journal.ts';
import { type Instant, MS_PER_MINUTE } from './venue-time.ts';

/** For how long after it was written a change can be undone. */
export const UNDO_MINUTES = 15;

/** Why a change cannot be undone. */
export type UndoObstacle =
  | { code: 'TOO_LATE' }
  /** Erased data does not come back. */
  | { code: 'ERASED' }
  /** Two guests who became one are not told apart any more. */
  | { code: 'MERGED' }
  /** It was undone already. */
  | { code: 'UNDONE' }
  /** The first entry that changed one of the same fields since. */
  | { code: 'CHANGED_SINCE'; entry: JournalEntry };

/** Operations whose change of a booking is never undone. */
const FINAL_OPERATIONS: ReadonlySet<string> = new Set(['erase-customer', 'merge-customers']);

/** Whether an operation is one that nobody can undo, however recent it is. */
export function isFinal(operation: string): boolean {
  return FINAL_OPERATIONS.has(operation);
}

/**
 * Whether a change of a booking can still be undone: it is not too long ago, and no later change touched what it
 * changed. Later changes of other fields do not matter, and neither does what was undone in between.
 * @param entries all of the booking, oldest first
 */
export function findUndoObstacle(
  entry: JournalEntry,
  entries: readonly JournalEntry[],
  now: Instant,
): UndoObstacle | null {
  const later = entries.filter(({ version }) => version > entry.version);
  const undone = new Set(later.flatMap(({ undoes }) => undoes ?? []));
  if (later.some(({ undoes, version }) => undoes === entry.version && !undone.has(version)))
    return { code: 'UNDONE' };
  if ([entry, ...later].some(({ operation }) => operation === 'erase-customer'))
    return { code: 'ERASED' };
  if (isFinal(entry.operation)) return { code: 'MERGED' };
  if (now > entry.writtenAt + UNDO_MINUTES * MS_PER_MINUTE) return { code: 'TOO_LATE' };
  const since = later.find(
    ({ version, undoes, changes }) =>
      !undone.has(version) &&
      (undoes === null || undoes < entry.version) &&
      (isCreation(entry) || Object.keys(changes).some((field) => field in entry.changes)),
  );
  return since ? { code: 'CHANGED_SINCE', entry: since } : null;
}

/** What a booking is like when a change of it is undone. A new booking is deleted. */
export function undoneFields(entry: JournalEntry): Partial<Booking> {
  if (isCreation(entry)) return { status: 'DELETED', tableIds: [] };
  const { customer: _customer, ...changes } = entry.changes;
  return Object.fromEntries(Object.entries(changes).map(([field, [before]]) => [field, before]));
}

/** What a change of a booking changed about its customer; undefined if nothing. */
export function customerChangeOf({ changes }: JournalEntry): CustomerChange | undefined {
  return changes.customer as CustomerChange | undefined;
}

function isCreation({ version }: JournalEntry): boolean {
  return version === 1;
}
