import * as z from 'zod/mini';
import { FLOOR_GRID, TABLE_SHAPES, TABLE_STEPS, TABLE_TURNS } from '../domain/table-place.ts';

const steps = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
const size = steps(TABLE_STEPS.least, TABLE_STEPS.most);

/** Where a table stands; venue-document-places.ts checks that it is within the area and on no other table. */
export const TablePlace = z.strictObject({
  x: steps(0, FLOOR_GRID.width - TABLE_STEPS.least),
  y: steps(0, FLOOR_GRID.height - TABLE_STEPS.least),
  width: size,
  height: size,
  shape: z.enum(TABLE_SHAPES),
  turn: z.literal(TABLE_TURNS),
});
