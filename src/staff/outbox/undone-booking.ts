import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { DoneChange } from './outbox-entry.ts';

/** The fields that a change may have changed and that an undo puts back on screen. */
const FIELDS = [
  'status',
  'bookingAt',
  'tables',
  'hasFixedTables',
  'pax',
  'paxChildren',
  'turnMinutes',
  'privateNotes',
  'cancelReason',
  'ticketTotalAmount',
  'tableReadyAt',
  'arrivedAt',
  'seatedAt',
  'endedAt',
] as const satisfies (keyof StaffBooking)[];

/** A booking as it will be once a change is undone; null if something else has changed the same since. */
export function undoneBooking(
  { before, after }: DoneChange,
  booking: StaffBooking,
): StaffBooking | null {
  // A walk-in was not there before.
  if (!before) return { ...booking, status: 'DELETED' };
  const changed = FIELDS.filter((field) => !isEqual(before[field], after[field]));
  if (changed.some((field) => !isEqual(booking[field], after[field]))) return null;
  const back = Object.fromEntries(changed.map((field) => [field, before[field]]));
  return { ...booking, ...back };
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
