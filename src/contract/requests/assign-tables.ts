import * as z from 'zod/mini';
import * as limits from '../limits.ts';

/** PUT /staff/v3/bookings/{bookingUuid}/tables. Unknown fields are refused. */
export const AssignTablesRequest = z.strictObject({
  /** Each by its point-of-sale id, name or id. */
  tables: z.array(limits.text({ min: 1, max: 64 })).check(z.minLength(1), z.maxLength(20)),
  /** Whether the booking keeps these tables when others need room. */
  hasFixedTables: z.boolean(),
});
export type AssignTablesRequest = z.infer<typeof AssignTablesRequest>;
