import type { Venue } from '../../../../src/domain/venue.ts';
import type { PlainTables } from './brute-force.ts';

/** The tables and combinations of a venue, for the search of everything. */
export function plainTablesOf({
  tables,
  combinations,
}: Pick<Venue, 'tables' | 'combinations'>): PlainTables {
  return {
    tables: tables.map(({ id, floorPlanAreaId, minCovers, maxCovers }) => ({
      id,
      area: floorPlanAreaId,
      min: minCovers,
      max: maxCovers,
    })),
    combinations: combinations.map(({ tableIds, minCovers, maxCovers }) => ({
      ids: tableIds,
      min: minCovers,
      max: maxCovers,
    })),
  };
}
