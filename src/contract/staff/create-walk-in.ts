import * as z from 'zod/mini';
import { shapeOf } from '../described.ts';
import * as limits from '../limits.ts';
import { WALK_IN_RULES, walkInFields } from '../partner/create-walk-in.ts';
import { Force } from './rules.ts';
import { Tap } from './tap.ts';

/**
 * POST /staff/v3/bookings/walk-ins: strict, with the moment of the tap, and with how to recognize the guests. That is
 * for the staff only, and gone when the next work day begins.
 */
export const StaffWalkInRequest = z
  .strictObject({
    ...shapeOf(walkInFields),
    /** What they look like or where they wait. */
    label: z.optional(limits.text({ min: 1, max: 60 })),
    name: z.optional(limits.name()),
    phone: z.optional(limits.TypedPhone),
    /** They are told there that their table is ready. */
    email: z.optional(limits.Email),
    /**
     * The guests know that they have the named tables until the next party comes: if the usual time does not fit
     * before it, they stay for as long as the tables are free.
     */
    isTimeLimited: z.optional(z.boolean()),
    /** Rules to set aside for the named tables: TABLE, OFFER, BLOCK. */
    ...Force,
    ...Tap,
  })
  .check(
    ...WALK_IN_RULES,
    limits.rule<{ tables?: unknown; force?: unknown }>(
      'force',
      'is allowed only with tables',
      ({ tables, force }) => force === undefined || (Array.isArray(tables) && tables.length > 0),
    ),
  );
export type StaffWalkInRequest = z.infer<typeof StaffWalkInRequest>;
