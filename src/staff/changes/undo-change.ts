import type { StaffBooking } from '../../contract/staff/booking.ts';
import { notesBy } from '../../domain/booking-notes.ts';
import type { ChangeKind, Undoable } from './change-kind.ts';

export interface UndoChange {
  kind: 'undo';
  /** The id of the entry that it takes back. */
  of: string;
}

/** Takes back what another tap has changed. */
export const undoChange: ChangeKind<UndoChange> = {
  isPossible: () => true,
  isAlreadySo: () => false,
  apply: (_, booking) => booking,
  applyAll(_, { find, undone }) {
    const booking = undone && find(undone.bookingUuid);
    const after = booking && undoneBooking(undone, booking);
    return after ? [after] : [];
  },
  call(_, { params, at, undoneEntry }) {
    if (undoneEntry === null) throw new Error('The change to undo has not been sent yet.');
    return { operation: 'undo-change', params, body: { entry: undoneEntry, at } };
  },
  facts: () => [],
  label: (_change, _snapshot, messages) => messages.service.undo,
  text: (_, { who, undone }, messages) => messages.service.tapText.undo(undone ?? who),
  undoneId: ({ of }) => of,
};

/** The fields that a change may have changed and that an undo puts back on screen. */
const FIELDS = [
  'status',
  'bookingAt',
  'tables',
  'hasFixedTables',
  'pax',
  'paxChildren',
  'turnMinutes',
  ...notesBy('STAFF'),
  'cancelReason',
  'ticketTotalAmount',
  'tableReadyAt',
  'arrivedAt',
  'seatedAt',
  'endedAt',
] as const satisfies (keyof StaffBooking)[];

/** A booking after the undo of a change; null if one of the changed fields has changed again since. */
export function undoneBooking(
  { before, after }: Pick<Undoable, 'before' | 'after'>,
  booking: StaffBooking,
): StaffBooking | null {
  if (!before) return { ...booking, status: 'DELETED' };
  const changed = FIELDS.filter((field) => !isEqual(before[field], after[field]));
  if (changed.some((field) => !isEqual(booking[field], after[field]))) return null;
  const back = Object.fromEntries(changed.map((field) => [field, before[field]]));
  return { ...booking, ...back };
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
