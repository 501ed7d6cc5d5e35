import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { NamedTables } from './named-tables.ts';
import { Force } from './rules.ts';
import { Tap } from './tap.ts';

/** PUT /staff/v3/bookings/{bookingUuid}/tables: either tables, or a booking to swap them with. */
export const AssignTablesRequest = z
  .strictObject({
    tables: z.optional(NamedTables),
    /** A booking that gets the tables of this one, and this one gets its. */
    swapWith: z.optional(limits.Uuid),
    /** The tables that the other booking of a swap had on screen: 409 if it has others by now. */
    otherTables: z.optional(NamedTables),
    /** Whether the booking keeps its tables when others need room. Unchanged by a swap, unless it is sent. */
    hasFixedTables: z.optional(z.boolean()),
    ...Force,
    ...Tap,
  })
  .check(
    limits.rule<{ tables?: unknown; swapWith?: unknown }>(
      'tables',
      'is required, or swapWith instead of it',
      ({ tables, swapWith }) => (tables === undefined) !== (swapWith === undefined),
    ),
  );
export type AssignTablesRequest = z.infer<typeof AssignTablesRequest>;
