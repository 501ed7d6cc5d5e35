import {
  FLOOR_GRID,
  isOnGrid,
  placesOverlap,
  TABLE_STEPS,
  type TablePlace,
} from '../../../../../domain/table-place.ts';
import type { Table } from '../../../../../domain/venue.ts';

/** The places of one area, by the ids of its tables. */
export type Plan = ReadonlyMap<number, TablePlace>;

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEPS = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const;

/** A tablet of 1180 px has room for as many steps beside its lists. */
const ARRANGED_WIDTH = 20;

/** Whether a table could stand there: within the area, and on no other table. */
export function isFree(plan: Plan, id: number, place: TablePlace): boolean {
  return (
    isOnGrid(place) && ![...plan].some(([other, at]) => other !== id && placesOverlap(at, place))
  );
}

/** The next free place in a direction, beyond the tables that stand in between; null if there is none. */
export function nextPlace(plan: Plan, id: number, direction: Direction): TablePlace | null {
  const from = plan.get(id);
  if (!from) return null;
  const step = STEPS[direction];
  let place = from;
  do {
    place = { ...place, x: place.x + step.x, y: place.y + step.y };
    if (isFree(plan, id, place)) return place;
  } while (isOnGrid(place));
  return null;
}

/** A step wider to the right or deeper downwards, or smaller the other way; null if that is not possible. */
export function resized(plan: Plan, id: number, direction: Direction): TablePlace | null {
  const from = plan.get(id);
  if (!from) return null;
  const step = STEPS[direction];
  const isDiagonal = from.turn === 45;
  const by = step.x + step.y;
  // A table that stands diagonally stays as wide as it is deep.
  const width = from.width + (isDiagonal ? by : step.x);
  const height = from.height + (isDiagonal ? by : step.y);
  const { least, most } = TABLE_STEPS;
  const isPossible = [width, height].every((each) => each >= least && each <= most);
  const place = { ...from, width, height };
  return isPossible && isFree(plan, id, place) ? place : null;
}

/** A quarter turn; a square table stands diagonally instead. Null if there is no room, or it is round. */
export function turned(plan: Plan, id: number): TablePlace | null {
  const from = plan.get(id);
  if (!from) return null;
  const { width, height } = from;
  if (width === height) {
    if (from.shape === 'ROUND') return null;
    return { ...from, turn: from.turn === 0 ? 45 : 0 };
  }
  const place = { ...from, width: height, height: width };
  return isFree(plan, id, place) ? place : null;
}

/** What a table begins with: longer for more guests. */
export function newPlace({ maxCovers }: Pick<Table, 'maxCovers'>): TablePlace {
  const { least, most } = TABLE_STEPS;
  const width = Math.min(most, Math.max(least, Math.ceil(maxCovers / 2)));
  return { x: 0, y: 0, width, height: least, shape: 'RECTANGLE', turn: 0 };
}

/** With its middle at a step of the grid, as far as the edges allow; null if another table stands there. */
export function placeAround(
  plan: Plan,
  table: Table,
  step: { x: number; y: number },
): TablePlace | null {
  const place = plan.get(table.id) ?? newPlace(table);
  const within = (middle: number, length: number, end: number) =>
    Math.min(end - length, Math.max(0, middle - Math.floor(length / 2)));
  const put = {
    ...place,
    x: within(step.x, place.width, FLOOR_GRID.width),
    y: within(step.y, place.height, FLOOR_GRID.height),
  };
  return isFree(plan, table.id, put) ? put : null;
}

/** The first free place, row by row; null if the area is full. */
export function firstFreePlace(plan: Plan, table: Table): TablePlace | null {
  const place = plan.get(table.id) ?? newPlace(table);
  for (let y = 0; y + place.height <= FLOOR_GRID.height; y += 1)
    for (let x = 0; x + place.width <= ARRANGED_WIDTH; x += 1) {
      const put = { ...place, x, y };
      if (isFree(plan, table.id, put)) return put;
    }
  return null;
}

/** Every table without a place gets the first free one, in the order of the document. */
export function arranged(plan: Plan, tables: readonly Table[]): Plan {
  const after = new Map(plan);
  for (const table of tables) {
    if (after.has(table.id)) continue;
    const place = firstFreePlace(after, table);
    if (place) after.set(table.id, place);
  }
  return after;
}
