import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { Force } from '../staff/rules.ts';
import { Tap } from '../staff/tap.ts';

const FIELDS = {
  paxChildren: limits.PaxChildren,
  pax: limits.Pax,
  date: z.optional(limits.WallDate),
  time: z.optional(limits.WallTime),
  ticketExternalId: z.optional(limits.ExternalId),
  tables: z.optional(z.array(limits.text({ min: 1, max: 64 })).check(z.maxLength(50))),
  status: z.optional(z.enum(['SEATED', 'WAIT_LIST_WALK_IN'])),
  quotedWaitMinutes: z.optional(limits.QuotedWaitMinutes),
};

interface DateAndTime {
  date?: unknown;
  time?: unknown;
}
const RULES = [
  limits.rule<DateAndTime>(
    'date',
    'is required where time is sent',
    ({ date, time }) => time === undefined || date !== undefined,
  ),
  limits.rule<DateAndTime>(
    'time',
    'is required where date is sent',
    ({ date, time }) => date === undefined || time !== undefined,
  ),
] as const;

/**
 * POST /bookings/walk-ins. `status` and `quotedWaitMinutes` are for staff only, who may also put a
 * party on the walk-in wait list.
 */
export const CreateWalkInRequest = z.object(FIELDS).check(...RULES);
export type CreateWalkInRequest = z.infer<typeof CreateWalkInRequest>;

/**
 * POST /staff/v3/bookings/walk-ins: strict, with the moment of the tap, and with how to recognize the guests. That is
 * for the staff only, and gone when the next work day begins.
 */
export const StaffWalkInRequest = z
  .strictObject({
    ...FIELDS,
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
    ...RULES,
    limits.rule<{ tables?: unknown; force?: unknown }>(
      'force',
      'is allowed only with tables',
      ({ tables, force }) => force === undefined || (Array.isArray(tables) && tables.length > 0),
    ),
  );
export type StaffWalkInRequest = z.infer<typeof StaffWalkInRequest>;
