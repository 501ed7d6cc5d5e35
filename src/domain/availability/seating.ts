import type { Experience, Venue } from '../venue.ts';
import type { Instant } from '../venue-time.ts';
import type { Occupancy } from './availability.ts';
import { candidatesFor } from './seating-candidates.ts';
import { areTablesFree, indexByTable, type TableIndex } from './table-index.ts';

/** A party that needs tables. */
export interface SeatingRequest {
  covers: number;
  startAt: Instant;
  endAt: Instant;
  /** The whole party sits in one of these areas; null means anywhere. */
  floorPlanAreaIds: readonly number[] | null;
  /** Ignores this booking, such as the one that is being changed. */
  excludeBookingUuid?: string | undefined;
}

/**
 * Returns the tables of the best candidate whose tables are all free; null if there is none. Callers
 * with several requests for the same day pass an index from {@link indexByTable}.
 */
export function findSeating(
  venue: Venue,
  occupancies: readonly Occupancy[] | TableIndex,
  request: SeatingRequest,
): readonly number[] | null {
  const { covers, startAt, endAt, floorPlanAreaIds: areas, excludeBookingUuid } = request;
  const tableIndex = indexByTable(occupancies);
  for (const { tableIds, floorPlanAreaId } of candidatesFor(venue, covers)) {
    const isInAreas =
      areas === null || (floorPlanAreaId !== null && areas.includes(floorPlanAreaId));
    if (isInAreas && areTablesFree(tableIndex, tableIds, startAt, endAt, excludeBookingUuid)) {
      return tableIds;
    }
  }
  return null;
}

/** The areas in which a party may sit: the chosen one, else those of its experience, else null (any). */
export function allowedAreas(
  floorPlanAreaId: number | null,
  experience: Pick<Experience, 'floorPlanAreaIds'> | null | undefined,
): readonly number[] | null {
  if (floorPlanAreaId !== null) return [floorPlanAreaId];
  return experience?.floorPlanAreaIds.length ? experience.floorPlanAreaIds : null;
}
