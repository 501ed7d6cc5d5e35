/** What a table looks like from above. */
export const TABLE_SHAPES = ['RECTANGLE', 'ROUND'] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** Degrees clockwise. A quarter turn is another width and height, so only the diagonal is left. */
export const TABLE_TURNS = [0, 45] as const;
export type TableTurn = (typeof TABLE_TURNS)[number];

/**
 * Where a table stands in its area, on a grid whose steps are half as wide as a table for two. The rectangle is all that
 * the table takes: one that stands diagonally touches its sides with its corners.
 */
export interface TablePlace {
  /** Steps from the left and from the top of the area. */
  x: number;
  y: number;
  width: number;
  height: number;
  shape: TableShape;
  turn: TableTurn;
}

/** The steps of an area. */
export const FLOOR_GRID = { width: 24, height: 48 } as const;
/** The least has room for the number of a table and what is on it. */
export const TABLE_STEPS = { least: 2, most: 12 } as const;

type Rectangle = Pick<TablePlace, 'x' | 'y' | 'width' | 'height'>;

/** Whether two tables of one area would stand on each other. Tables may touch. */
export function placesOverlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

export function isOnGrid({ x, y, width, height }: Rectangle): boolean {
  return x >= 0 && y >= 0 && x + width <= FLOOR_GRID.width && y + height <= FLOOR_GRID.height;
}
