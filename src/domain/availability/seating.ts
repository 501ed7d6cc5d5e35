import type { Experience, Venue } from '../venue.ts';
import type { Instant } from '../venue-time.ts';
import type { Occupancy, Seating } from './availability.ts';
import { areTablesFree, type OccupancyByTable, toOccupancyByTable } from './occupancy-by-table.ts';
import { candidatesFor } from './seating-candidates.ts';

/** A party that wants a table. */
export interface SeatingRequest {
  covers: number;
  startAt: Instant;
  endAt: Instant;
  /** The party sits whole in one of these areas; null is anywhere. */
  floorPlanAreaIds: readonly number[] | null;
  /** When this is decided: bookings soon after it are frozen. Without it nobody may be moved. */
  now?: Instant | undefined;
  /** This booking counts as not there, as when it is the one being changed. */
  excludeBookingUuid?: string | undefined;
}

/**
 * Finds tables for a party beside everyone who holds one, or null where there are none. Whoever
 * asks about the same day again and again passes what `occupancyOf` made of its holds.
 *
 * The answer says which bookings move to make room, and stands only once all of them are moved.
 * For now the best free candidate is taken directly and nobody moves.
 */
export function seat(
  venue: Venue,
  occupancies: readonly Occupancy[] | OccupancyByTable,
  request: SeatingRequest,
): Seating | null {
  const { covers, startAt, endAt, floorPlanAreaIds: areas, excludeBookingUuid } = request;
  const occupancyByTable = toOccupancyByTable(occupancies);
  for (const { tableIds, floorPlanAreaId } of candidatesFor(venue, covers)) {
    const isInAreas =
      areas === null || (floorPlanAreaId !== null && areas.includes(floorPlanAreaId));
    if (
      isInAreas &&
      areTablesFree(occupancyByTable, tableIds, startAt, endAt, excludeBookingUuid)
    ) {
      return { tableIds, moves: [] };
    }
  }
  return null;
}

/** Where a party may sit: in the area it chose, else where its experience is held, else anywhere. */
export function areasToSeatIn(
  floorPlanAreaId: number | null,
  experience: Pick<Experience, 'floorPlanAreaIds'> | null | undefined,
): readonly number[] | null {
  if (floorPlanAreaId !== null) return [floorPlanAreaId];
  return experience?.floorPlanAreaIds.length ? experience.floorPlanAreaIds : null;
}
