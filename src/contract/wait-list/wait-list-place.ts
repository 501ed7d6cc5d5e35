import * as z from 'zod/mini';
import { WAIT_LIST_STATES } from '../../domain/wait-list/wait-list-place.ts';
import * as limits from '../limits.ts';

/** GET /widget/v3/bookings/{bookingUuid}/wait-list */
export const WaitListAnswer = z.object({
  /** Null for a booking that is not on the wait list. */
  waitList: z.nullable(
    z.object({
      state: z.enum(WAIT_LIST_STATES),
      /** 1 for the party that is next. */
      place: z.int(),
      joinedAt: limits.DateTime,
      /** Until then, a table is kept for the party; null without an offer that stands. */
      offeredUntil: z.nullable(limits.DateTime),
    }),
  ),
  /** Whether the booking was canceled while it waited for a table, so that no table was given up. */
  hasLeft: z.boolean(),
});
export type WaitListAnswer = z.infer<typeof WaitListAnswer>;
