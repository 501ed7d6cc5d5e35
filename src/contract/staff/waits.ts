import * as z from 'zod/mini';
import { BookingTable } from '../booking.ts';
import * as limits from '../limits.ts';
import { NamedBooking } from './booking.ts';

/** GET /staff/v3/waits */
export const StaffWaitsQuery = z.object({
  pax: limits.Pax,
  paxChildren: z._default(limits.PaxChildren, 0),
});
export type StaffWaitsQuery = z.infer<typeof StaffWaitsQuery>;

/** How long a party without a booking waits, behind those on the door list. */
export const StaffWaits = z.object({
  waits: z.object({
    /** How many parties are on the door list. */
    ahead: z.int(),
    /** In steps of five; `to` is what to tell the guests. Both are 0 if tables are free. Null if no table suits. */
    minutes: z.nullable(z.object({ from: z.int(), to: z.int() })),
    /** Whose leaving makes the wait; null without one. */
    reason: z.nullable(
      z.object({
        /** The names of the tables that the guests will get. */
        tables: z.array(z.string()),
        /** Who has to leave first: who sits at these tables, or will, if they are on the door list. */
        booking: NamedBooking,
        expectedEndAt: limits.DateTime,
      }),
    ),
    /** The tables that are free for them now; empty if they have to wait. */
    tables: z.array(BookingTable),
  }),
});
export type StaffWaits = z.infer<typeof StaffWaits>;
