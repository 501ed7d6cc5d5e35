import type { Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { Occupancy, Seating, TableMove } from './availability.ts';
import { keepsTables, overlaps } from './occupancy-by-table.ts';
import { areasToSeatIn, seat } from './seating.ts';

/** A party that is given tables by name, as a walk-in is by the people on the floor. */
export interface NamedTablesRequest {
  tableIds: readonly number[];
  startAt: Instant;
  endAt: Instant;
  /** When this is decided: bookings that start soon after it stay where they are. */
  now: Instant;
  /** This booking counts as not there, as when it is the one that gets the tables. */
  excludeBookingUuid?: string | undefined;
}

/**
 * Whether a booking may be sent to other tables: its guests are not here yet, nobody chose its
 * tables on purpose, and it does not start within the venue's freeze time, when the tables are laid.
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
 * Frees named tables by sending each booking in the way to other tables; null where one of them
 * has to stay or finds no other. The named tables are taken as they are: who names them knows
 * whether the party fits.
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
  const inTheWay = others.filter(
    (occupancy) =>
      keepsTables(occupancy) &&
      overlaps(occupancy, request) &&
      occupancy.tableIds.some((id) => tableIds.includes(id)),
  );
  if (!inTheWay.every((occupancy) => isMovable(venue, occupancy, now))) return null;

  const placed = [...others.filter((occupancy) => !inTheWay.includes(occupancy)), partyAt(request)];
  const moves: TableMove[] = [];
  for (const occupancy of inTheWay.sort(hardestFirst)) {
    const seating = seat(venue, placed, {
      covers: occupancy.covers,
      startAt: occupancy.startAt,
      endAt: occupancy.endAt,
      floorPlanAreaIds: areasOfOccupancy(venue, occupancy),
    });
    if (!seating) return null;
    placed.push({ ...occupancy, tableIds: seating.tableIds });
    moves.push({ bookingUuid: occupancy.bookingUuid, tableIds: seating.tableIds });
  }
  return { tableIds, moves };
}

/** A large party has the fewest tables to go to, so it chooses first. */
function hardestFirst(a: Occupancy, b: Occupancy): number {
  return b.covers - a.covers || a.startAt - b.startAt;
}

function areasOfOccupancy(venue: Venue, occupancy: Occupancy): readonly number[] | null {
  const experience = venue.experiences.find(({ id }) => id === occupancy.experienceId);
  return areasToSeatIn(occupancy.floorPlanAreaId, experience);
}

/** The named party as others meet it: on its tables, and not to be moved. */
function partyAt({ tableIds, startAt, endAt }: NamedTablesRequest): Occupancy {
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
