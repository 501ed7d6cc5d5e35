import type { Occupancy, ServiceDay } from '../availability/availability.ts';
import type { Interval } from '../availability/interval.ts';
import { seatingPlanOf } from '../availability/seating/day-plan.ts';
import { type Seating, seat } from '../availability/seating/seat.ts';
import { occupiedInterval } from '../occupied-interval.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';

/** A party that asks for tables, with how long it stays from a moment on. */
export interface QueuedParty {
  bookingUuid: string;
  covers: number;
  turnAt: (at: Instant) => number;
}

/** The tables that a party gets now, as a walk-in would. */
export function seatNow(day: ServiceDay, { covers, turnAt }: QueuedParty): Seating | null {
  const interval = stayFrom(day.now, turnAt(day.now));
  return seat(seatingPlanOf(day), { ...interval, covers, floorPlanAreaIds: null });
}

/** When a walk-in that sits down at a moment has its tables. */
export function stayFrom(at: Instant, turnMinutes: number): Interval {
  const bookingAt = at - (at % MS_PER_MINUTE);
  const interval = occupiedInterval(
    {
      status: 'SEATED',
      bookingAt,
      turnMinutes,
      seatedAt: at,
      endedAt: null,
      updatedAt: at,
      isAhead: false,
    },
    at,
  );
  if (!interval) throw new Error('Seated guests occupy tables.');
  return interval;
}

/** The day once a waiting party sits down now, and others have moved for it. */
export function withSeated(
  day: ServiceDay,
  { bookingUuid, covers, turnAt }: QueuedParty,
  { tableIds, moves }: Seating,
): ServiceDay {
  const moved = new Map(moves.map((move) => [move.bookingUuid, move.tableIds]));
  const plannedMinutes = turnAt(day.now);
  const seated: Occupancy = {
    ...stayFrom(day.now, plannedMinutes),
    bookingUuid,
    status: 'SEATED',
    covers,
    floorPlanAreaId: null,
    tableIds,
    hasFixedTables: false,
    isInHouse: true,
    isSeated: true,
    stay: { seatedAt: day.now, plannedMinutes, changedAt: day.now },
    highChairs: 0,
    strollers: 0,
    addOns: [],
  };
  const others = day.occupancies.map((each) => {
    const ids = moved.get(each.bookingUuid);
    return ids ? { ...each, tableIds: ids } : each;
  });
  return { ...day, occupancies: [...others, seated] };
}
