import type { StaffSession } from '../../contract/staff/session.ts';

type Venue = StaffSession['venue'];
export type VenueTable = Venue['tables'][number];

/** The tables of one area, in the venue's order. */
export interface AreaTables {
  /** Null for tables that are in no area. */
  area: { id: number; name: string } | null;
  tables: readonly VenueTable[];
}

/** The venue's tables by area; those in none come last, areas without tables are left out. */
export function tablesByArea({
  floorPlanAreas,
  tables,
}: Pick<Venue, 'floorPlanAreas' | 'tables'>): AreaTables[] {
  const areaIds = new Set<number | null>(floorPlanAreas.map(({ id }) => id));
  return [
    ...floorPlanAreas.map(({ id, name }) => ({
      area: { id, name },
      tables: tables.filter(({ floorPlanAreaId }) => floorPlanAreaId === id),
    })),
    { area: null, tables: tables.filter(({ floorPlanAreaId }) => !areaIds.has(floorPlanAreaId)) },
  ].filter((each) => each.tables.length > 0);
}
