import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffBlock } from '../../../contract/staff/service-days.ts';
import type { OffsetClock } from '../../../domain/utc-offsets.ts';
import type { Instant } from '../../../domain/venue-time.ts';
import { staysOf } from '../../service/stay-of.ts';

/** When a table is not free. */
export interface Occupied {
  from: Instant;
  until: Instant;
  /** Staff keep it free; nobody has it. */
  isBlocked?: boolean;
}

interface Day {
  bookings: readonly StaffBooking[];
  blocks: readonly StaffBlock[];
  venue: OffsetClock;
  now: Instant;
}

/**
 * The tables that others have during a stay, or that are blocked, by id, each with the first of them. Guests in the
 * house have theirs until they are expected to leave. It is what this device knows, for people who choose a table;
 * the server decides.
 */
export function occupiedTables(
  { bookings, blocks, venue, now }: Day,
  stay: Occupied,
  exceptUuid: string | null,
): Map<number, Occupied> {
  const others = bookings.filter(({ uuid }) => uuid !== exceptUuid);
  const all = [
    ...staysOf(others, venue, now).map(({ tables, startAt, endAt }) => ({
      tables,
      occupied: { from: startAt, until: endAt },
    })),
    ...blocks.map(({ tables, startAt, endAt }) => ({
      tables,
      occupied: { from: Date.parse(startAt), until: Date.parse(endAt), isBlocked: true },
    })),
  ];
  const byTable = new Map<number, Occupied>();
  for (const { tables, occupied } of all) {
    if (occupied.from >= stay.until || occupied.until <= stay.from) continue;
    for (const { id } of tables) {
      const before = byTable.get(id);
      if (!before || occupied.from < before.from) byTable.set(id, occupied);
    }
  }
  return byTable;
}
