import * as z from 'zod/mini';
import * as limits from '../limits.ts';

/** PUT /staff/v3/bookings/{bookingUuid}/tables/undo. Unknown fields are refused. */
export const UndoTableMoveRequest = z.strictObject({
  /** The id of one of the booking's own moves. */
  moveId: limits.Id,
});
export type UndoTableMoveRequest = z.infer<typeof UndoTableMoveRequest>;
