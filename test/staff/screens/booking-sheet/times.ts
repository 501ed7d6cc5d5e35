import { broken } from '../../../../src/domain/availability/staff-rules.ts';
import type { StaffTime } from '../../../../src/staff/screens/booking-sheet/times-query.ts';
import { aTable, at } from '../../fixtures/bookings.ts';

/** The pace of that time is used up. */
export const FULL = broken('PACE', 'COVERS_PER_SLOT', 36, 36);

/** A time of today as the server answers with it. */
export function aTime(time: string, changes: Partial<StaffTime> = {}): StaffTime {
  return {
    time: `${time}:00`,
    bookingAt: at(time),
    shift: { id: 'dinner', name: 'Cena' },
    turnMinutes: 105,
    tables: [aTable(4)],
    moves: 0,
    areTablesTaken: false,
    rules: [],
    pace: { covers: 0, parties: 0, maxCovers: 36, maxParties: null },
    ...changes,
  };
}
