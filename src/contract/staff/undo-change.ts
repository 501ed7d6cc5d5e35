import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { Tap } from './tap.ts';

/** POST /staff/v3/bookings/{bookingUuid}/undo */
export const UndoChangeRequest = z.strictObject({
  /** The `entry` of the change in the booking's log. */
  entry: limits.Id,
  ...Tap,
});
export type UndoChangeRequest = z.infer<typeof UndoChangeRequest>;
