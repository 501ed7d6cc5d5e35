import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { Tap } from './tap.ts';

/** PUT /staff/v3/bookings/{bookingUuid}/tables/undo. Unknown fields are refused. */
export const UndoTableMoveRequest = z.strictObject({
  /** The id of one of the booking's own moves. */
  moveId: limits.Id,
  ...Tap,
});
export type UndoTableMoveRequest = z.infer<typeof UndoTableMoveRequest>;
