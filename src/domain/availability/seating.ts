import type { Experience, Venue } from '../venue.ts';
import type { Instant } from '../venue-time.ts';
import type { Occupancy, Seating } from './availability.ts';
import { areTablesFree, type OccupancyByTable, toOccupancyByTable } from './occupancy-by-table.ts';
import { candidatesFor } from './seating-candidates.ts';

/** A party that needs tables. */
export interface SeatingRequest {
  covers: number;
  startAt: Instant;
  endAt: Instant;
  /** The whole party sits in one of these areas; null means anywhere. */
  floorPlanAreaIds: readonly number[] | null;
  /** Bookings that start soon after this instant are frozen. Without it nothing may be moved. */
  now?: Instant | undefined;
  /** Ignores this booking, such as the one that is being changed. */
  excludeBookingUuid?: string | undefined;
}

/**
 * Finds tables for a party; null if there are none. Callers with several requests for the same day pass
 * an index from {@link toOccupancyByTable}.
 *
 * The tables are free only once all `moves` of the result are made. At present the best free candidate
 * is taken directly, and `moves` is empty.
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

/** The areas for a party: the chosen one, else those of its experience, else null for anywhere. */
export function areasToSeatIn(
  floorPlanAreaId: number | null,
  experience: Pick<Experience, 'floorPlanAreaIds'> | null | undefined,
): readonly number[] | null {
  if (floorPlanAreaId !== null) return [floorPlanAreaId];
  return experience?.floorPlanAreaIds.length ? experience.floorPlanAreaIds : null;
}
