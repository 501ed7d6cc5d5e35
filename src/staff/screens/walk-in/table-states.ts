import { differenceInMinutes, parseISO } from 'date-fns';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { holdsTable, isInProgress } from '../../../domain/booking-status.ts';

/** Whether a table can be given to a walk-in now. */
export type TableState =
  | { kind: 'free' }
  | { kind: 'taken' }
  /** Free until a booking at this `date-time`. */
  | { kind: 'booked'; from: string };

const SOON_MINUTES = 180;

/** The state of each table that is taken or booked soon, by its id; any other is free. */
export function tableStates(
  bookings: readonly StaffBooking[],
  now: number,
): Map<number, TableState> {
  const states = new Map<number, TableState>();
  for (const { status, bookingAt, tables } of bookings) {
    if (!holdsTable(status)) continue;
    const startsIn = differenceInMinutes(parseISO(bookingAt), now);
    // The table of an arrived party that is not seated yet is taken, too.
    const isTaken = isInProgress(status);
    if (!isTaken && startsIn > SOON_MINUTES) continue;
    for (const { id } of tables) {
      const before = states.get(id);
      if (before?.kind === 'taken') continue;
      if (isTaken) states.set(id, { kind: 'taken' });
      else if (before?.kind !== 'booked' || Date.parse(bookingAt) < Date.parse(before.from)) {
        states.set(id, { kind: 'booked', from: bookingAt });
      }
    }
  }
  return states;
}
