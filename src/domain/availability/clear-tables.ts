import type { Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { Hold, Seating, TableMove } from './judgement.ts';
import { areasToSeatIn, seat } from './seating.ts';
import { keepsTables, overlaps } from './table-occupancy.ts';

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
export function isMovable(venue: Pick<Venue, 'freezeMinutes'>, hold: Hold, now: Instant): boolean {
  return (
    hold.status === 'CONFIRMED' &&
    !hold.hasFixedTables &&
    hold.startAt >= now + venue.freezeMinutes * MS_PER_MINUTE
  );
}

/**
 * Frees named tables by sending each booking in the way to other tables; null where one of them
 * has to stay or finds no other. The named tables are taken as they are: who names them knows
 * whether the party fits.
 */
export function clearTables(
  venue: Venue,
  holds: readonly Hold[],
  request: NamedTablesRequest,
): Seating | null {
  const { tableIds, now } = request;
  const others = holds.filter(({ bookingUuid }) => bookingUuid !== request.excludeBookingUuid);
  const inTheWay = others.filter(
    (hold) =>
      keepsTables(hold) &&
      overlaps(hold, request) &&
      hold.tableIds.some((id) => tableIds.includes(id)),
  );
  if (!inTheWay.every((hold) => isMovable(venue, hold, now))) return null;

  const placed = [...others.filter((hold) => !inTheWay.includes(hold)), partyAt(request)];
  const moves: TableMove[] = [];
  for (const hold of inTheWay.sort(hardestFirst)) {
    const seating = seat(venue, placed, {
      covers: hold.covers,
      startAt: hold.startAt,
      endAt: hold.endAt,
      floorPlanAreaIds: areasOfHold(venue, hold),
    });
    if (!seating) return null;
    placed.push({ ...hold, tableIds: seating.tableIds });
    moves.push({ bookingUuid: hold.bookingUuid, tableIds: seating.tableIds });
  }
  return { tableIds, moves };
}

/** A large party has the fewest tables to go to, so it chooses first. */
function hardestFirst(a: Hold, b: Hold): number {
  return b.covers - a.covers || a.startAt - b.startAt;
}

function areasOfHold(venue: Venue, hold: Hold): readonly number[] | null {
  const experience = venue.experiences.find(({ id }) => id === hold.experienceId);
  return areasToSeatIn(hold.floorPlanAreaId, experience);
}

/** The named party as others meet it: on its tables, and not to be moved. */
function partyAt({ tableIds, startAt, endAt }: NamedTablesRequest): Hold {
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
