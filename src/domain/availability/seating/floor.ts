import type { Venue } from '../../venue.ts';

/** A table, or an allowed combination of tables, for one party. */
export interface TableOption {
  tableIds: readonly number[];
  /** The positions of its tables in `Floor.tableIds`. */
  tables: readonly number[];
  /** The area of all its tables; null if they are in several or in none. */
  floorPlanAreaId: number | null;
  minCovers: number;
  maxCovers: number;
  /**
   * How many combinations its tables are part of, summed over the tables. While a party sits there,
   * those combinations are unusable.
   */
  blockedCombinations: number;
  /** The position of its group in `Floor.groups`. */
  group: number;
  /** Its number among the options of its group. */
  role: number;
}

/** The tables of a venue, prepared for searching. */
export interface Floor {
  tableIds: readonly number[];
  positions: ReadonlyMap<number, number>;
  options: readonly TableOption[];
  /** Tables that combinations connect, and tables alone. Groups of one kind can stand in for each other. */
  groups: readonly TableGroup[];
  /** The options for a party, best first: see {@link byPreference}. */
  optionsFor(covers: number, areas: readonly number[] | null): readonly TableOption[];
}

/** Whether both are the same tables, in whatever order. */
export function areSameTables(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((table) => others.includes(table));
}

/** Whether all its tables are in one of these areas; null means anywhere. */
export function isInAreas(
  { floorPlanAreaId }: TableOption,
  areas: readonly number[] | null,
): boolean {
  return areas === null || (floorPlanAreaId !== null && areas.includes(floorPlanAreaId));
}

export interface TableGroup {
  kind: number;
  tables: readonly number[];
}

/** Venue documents never change in place, so the result is valid for one document object. */
const floors = new WeakMap<Venue, Floor>();

export function floorOf(venue: Venue): Floor {
  let floor = floors.get(venue);
  if (!floor) {
    floor = newFloor(venue);
    floors.set(venue, floor);
  }
  return floor;
}

function newFloor(venue: Venue): Floor {
  const tableIds = venue.tables.map(({ id }) => id);
  const positions = new Map(tableIds.map((id, position) => [id, position]));
  const options = optionsOf(venue, positions);
  const groups = groupsOf(tableIds.length, options);
  const sizes = groups.map(() => 0);
  // Set rather than spread: every venue keeps these in memory, and a spread object takes half as much again.
  for (const option of options) {
    option.group = groups.findIndex(({ tables }) => tables.includes(option.tables[0] ?? -1));
    option.role = sizes[option.group] ?? 0;
    sizes[option.group] = option.role + 1;
  }
  const fitting = new Map<string, readonly TableOption[]>();
  return {
    tableIds,
    positions,
    options,
    groups,
    optionsFor(covers, areas) {
      const key = areas === null ? `${covers}` : `${covers} ${areas.join()}`;
      let found = fitting.get(key);
      if (!found) {
        found = options
          .filter(
            (option) =>
              option.minCovers <= covers && covers <= option.maxCovers && isInAreas(option, areas),
          )
          .toSorted(byPreference);
        fitting.set(key, found);
      }
      return found;
    },
  };
}

/**
 * Compares options for the same covers: single tables before combinations, then by fewest empty seats. Then
 * the one that other parties need least: in the fewest combinations, with the fewest tables, for the
 * fewest party sizes. Ties keep the venue's order.
 */
function byPreference(a: TableOption, b: TableOption): number {
  return (
    Number(a.tables.length > 1) - Number(b.tables.length > 1) ||
    a.maxCovers - b.maxCovers ||
    a.blockedCombinations - b.blockedCombinations ||
    a.tables.length - b.tables.length ||
    b.minCovers - a.minCovers
  );
}

/** The options, without their groups. */
function optionsOf(venue: Venue, positions: ReadonlyMap<number, number>): TableOption[] {
  const combinationsOfTable = new Map<number, number>();
  for (const tableId of venue.combinations.flatMap(({ tableIds }) => tableIds)) {
    combinationsOfTable.set(tableId, (combinationsOfTable.get(tableId) ?? 0) + 1);
  }
  const areaOfTable = new Map(venue.tables.map(({ id, floorPlanAreaId }) => [id, floorPlanAreaId]));

  const singles = venue.tables.map(({ id, minCovers, maxCovers }) => ({
    tableIds: [id],
    minCovers,
    maxCovers,
  }));
  // A combination with a removed table cannot be used.
  const combinations = venue.combinations.filter(({ tableIds }) =>
    tableIds.every((id) => areaOfTable.has(id)),
  );
  return [...singles, ...combinations].map(({ tableIds, minCovers, maxCovers }) => ({
    tableIds,
    // Every venue keeps these in memory: `map` makes arrays of exactly their length, `flatMap` does not.
    tables: tableIds.map((id) => positions.get(id) ?? -1),
    minCovers,
    maxCovers,
    floorPlanAreaId: commonArea(tableIds.map((id) => areaOfTable.get(id) ?? null)),
    blockedCombinations: tableIds.reduce((sum, id) => sum + (combinationsOfTable.get(id) ?? 0), 0),
    group: -1,
    role: -1,
  }));
}

function commonArea(areaIds: readonly (number | null)[]): number | null {
  const [first = null] = areaIds;
  return areaIds.every((id) => id === first) ? first : null;
}

function groupsOf(tables: number, options: readonly TableOption[]): TableGroup[] {
  const groupOf = Array.from({ length: tables }, (_, table) => table);
  for (const option of options) {
    const [first = 0] = option.tables;
    for (const table of option.tables) {
      const [from, to] = [groupOf[table], groupOf[first] ?? 0];
      for (const [each, group] of groupOf.entries()) if (group === from) groupOf[each] = to;
    }
  }
  const members = [...Map.groupBy(groupOf.keys(), (table) => groupOf[table]).values()];
  const kinds = members.map((group) => kindOf(group, options));
  return members.map((group, index) => ({
    tables: Array.from(group),
    kind: kinds.indexOf(kinds[index] ?? ''),
  }));
}

/** Equal for groups with the same areas, sizes and combinations, table by table. */
function kindOf(group: readonly number[], options: readonly TableOption[]): string {
  return options
    .filter(({ tables: [first = -1] }) => group.includes(first))
    .map(
      ({ tables, floorPlanAreaId, minCovers, maxCovers }) =>
        `${tables.map((table) => group.indexOf(table)).join('+')} ${floorPlanAreaId} ${minCovers} ${maxCovers}`,
    )
    .join(', ');
}
