import * as z from 'zod/mini';
import { NamedTables } from './named-tables.ts';
import { Force } from './rules.ts';
import { Tap } from './tap.ts';

/** PUT /staff/v3/bookings/{bookingUuid}/table-ready. Unknown fields are refused. */
export const ReadyTableRequest = z.strictObject({
  /** The tables to keep; if omitted, the best that are free. */
  tables: z.optional(NamedTables),
  ...Force,
  ...Tap,
});
export type ReadyTableRequest = z.infer<typeof ReadyTableRequest>;
