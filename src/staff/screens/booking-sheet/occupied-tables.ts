import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { holdsTable } from '../../../domain/booking-status.ts';
import { MS_PER_MINUTE } from '../../../domain/venue-time.ts';

/** When somebody else has a table, in milliseconds since 1970. */
export interface Occupied {
  from: number;
  until: number;
}

/**
 * The tables that other bookings have during a stay, by id, each with the first of them. It is what the day’s list
 * says, for people who choose a table; the server decides.
 */
export function occupiedTables(
  bookings: readonly StaffBooking[],
  stay: Occupied,
  exceptUuid: string | null,
): Map<number, Occupied> {
  const occupied = new Map<number, Occupied>();
  for (const { uuid, status, bookingAt, seatedAt, turnMinutes, tables } of bookings) {
    if (uuid === exceptUuid || !holdsTable(status)) continue;
    const from = Date.parse(seatedAt ?? bookingAt);
    const until = from + turnMinutes * MS_PER_MINUTE;
    if (from >= stay.until || until <= stay.from) continue;
    for (const { id } of tables) {
      const before = occupied.get(id);
      if (!before || from < before.from) occupied.set(id, { from, until });
    }
  }
  return occupied;
}
