import type { Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { Occupancy, Seating, TableMove } from './availability.ts';
import { blocksTables, overlaps } from './occupancy-by-table.ts';
import { areasToSeatIn, seat } from './seating.ts';

/** A party that staff seat at specific tables, such as a walk-in. */
export interface NamedTablesRequest {
  tableIds: readonly number[];
  startAt: Instant;
  endAt: Instant;
  /** Bookings that start within the freeze window after this instant are not moved. */
  now: Instant;
  /** Ignores this booking, such as the one that gets the tables. */
  excludeBookingUuid?: string | undefined;
}

/**
 * Whether a booking may be moved to other tables: its guests have not arrived, its tables are not
 * fixed, and it starts after the freeze window, in which the venue is already setting its tables.
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
 * Frees the named tables by moving every conflicting booking to other tables; null if one of them
 * cannot be moved or fits nowhere else. Table sizes are not checked: staff decide who fits.
 */
export function clearTables(
  venue: Venue,
  occupancies: readonly Occupancy[],
  request: NamedTablesRequest,
): Seating | null {
  const { tableIds, now } = request;
  const others = occupancies.filter(
    ({ bookingUuid }) => bookingUuid !== request.excludeBookingUuid,
  );
  const conflicting = others.filter(
    (occupancy) =>
      blocksTables(occupancy) &&
      overlaps(occupancy, request) &&
      occupancy.tableIds.some((id) => tableIds.includes(id)),
  );
  if (!conflicting.every((occupancy) => isMovable(venue, occupancy, now))) return null;

  const placed = [
    ...others.filter((occupancy) => !conflicting.includes(occupancy)),
    occupancyOf(request),
  ];
  const moves: TableMove[] = [];
  for (const occupancy of conflicting.sort(largestFirst)) {
    const seating = seat(venue, placed, {
      covers: occupancy.covers,
      startAt: occupancy.startAt,
      endAt: occupancy.endAt,
      floorPlanAreaIds: areasFor(venue, occupancy),
    });
    if (!seating) return null;
    placed.push({ ...occupancy, tableIds: seating.tableIds });
    moves.push({ bookingUuid: occupancy.bookingUuid, tableIds: seating.tableIds });
  }
  return { tableIds, moves };
}

/** Large parties fit the fewest tables, so they are seated first. */
function largestFirst(a: Occupancy, b: Occupancy): number {
  return b.covers - a.covers || a.startAt - b.startAt;
}

function areasFor(venue: Venue, occupancy: Occupancy): readonly number[] | null {
  const experience = venue.experiences.find(({ id }) => id === occupancy.experienceId);
  return areasToSeatIn(occupancy.floorPlanAreaId, experience);
}

/** The party as an occupancy of the named tables that cannot be moved. */
function occupancyOf({ tableIds, startAt, endAt }: NamedTablesRequest): Occupancy {
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
