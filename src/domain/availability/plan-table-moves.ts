import type { Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { Occupancy, TableMove } from './availability.ts';
import { overlaps } from './interval.ts';
import { allowedAreas, findSeating } from './seating.ts';
import { blocksTables } from './table-index.ts';

/** Tables requested by hand for a party, such as a walk-in. */
export interface RequestedTables {
  tableIds: readonly number[];
  startAt: Instant;
  endAt: Instant;
  /** Bookings that start within the freeze window after this instant are not moved. */
  now: Instant;
}

/**
 * Whether a booking may be moved to other tables: its guests have not arrived, its tables are not
 * fixed, and it starts after the freeze window. Within the window, staff are already laying the tables
 * of the bookings.
 */
export function isMovable(
  venue: Pick<Venue, 'freezeMinutes'>,
  occupancy: Occupancy,
  now: Instant,
): boolean {
  return (
    occupancy.status === 'CONFIRMED' &&
    !occupancy.hasFixedTables &&
    occupancy.startAt >= now + venue.freezeMinutes * MS_PER_MINUTE
  );
}

/**
 * Plans how to free the requested tables: by moving every conflicting booking to other tables. Returns
 * null if one of these bookings may not be moved or fits nowhere else. Whether the party fits the
 * requested tables is not checked: that is up to the caller.
 */
export function planTableMoves(
  venue: Venue,
  occupancies: readonly Occupancy[],
  request: RequestedTables,
): readonly TableMove[] | null {
  const conflicting = occupancies.filter(
    (occupancy) =>
      blocksTables(occupancy) &&
      overlaps(occupancy, request) &&
      occupancy.tableIds.some((id) => request.tableIds.includes(id)),
  );
  if (!conflicting.every((occupancy) => isMovable(venue, occupancy, request.now))) return null;

  const placed = [
    ...occupancies.filter((occupancy) => !conflicting.includes(occupancy)),
    occupancyOf(request),
  ];
  const moves: TableMove[] = [];
  for (const occupancy of conflicting.sort(largestFirst)) {
    const tableIds = findSeating(venue, placed, {
      covers: occupancy.covers,
      startAt: occupancy.startAt,
      endAt: occupancy.endAt,
      floorPlanAreaIds: areasFor(venue, occupancy),
    });
    if (!tableIds) return null;
    placed.push({ ...occupancy, tableIds });
    moves.push({ bookingUuid: occupancy.bookingUuid, tableIds });
  }
  return moves;
}

/** Large parties fit the fewest tables, so they are seated first. */
function largestFirst(a: Occupancy, b: Occupancy): number {
  return b.covers - a.covers || a.startAt - b.startAt;
}

function areasFor(venue: Venue, occupancy: Occupancy): readonly number[] | null {
  const experience = venue.experiences.find(({ id }) => id === occupancy.experienceId);
  return allowedAreas(occupancy.floorPlanAreaId, experience);
}

/** The requested tables as an occupancy that cannot be moved. */
function occupancyOf({ tableIds, startAt, endAt }: RequestedTables): Occupancy {
  return {
    bookingUuid: '',
    startAt,
    endAt,
    status: 'SEATED',
    covers: 0,
    floorPlanAreaId: null,
    tableIds,
    hasFixedTables: true,
    highChairs: 0,
    strollers: 0,
    addOns: [],
  };
}
