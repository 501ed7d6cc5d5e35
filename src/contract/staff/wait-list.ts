import * as z from 'zod/mini';
import { WAIT_LIST_STATES } from '../../domain/wait-list/wait-list-place.ts';
import { BookingTable } from '../booking.ts';
import * as limits from '../limits.ts';
import { NamedTables } from './named-tables.ts';
import { Force } from './rules.ts';
import { Tap } from './tap.ts';

/** The place of a booking on the wait list, as staff see it. */
export const StaffWaitListPlace = z.object({
  state: z.enum(WAIT_LIST_STATES),
  /** The order is by this time. */
  joinedAt: limits.DateTime,
  /** Set while a table is offered. */
  offer: z.nullable(
    z.object({
      /** The tables that are kept. */
      tables: z.array(BookingTable),
      offeredAt: limits.DateTime,
      endsAt: limits.DateTime,
    }),
  ),
  /** Why staff passed it over. */
  skipReason: z.nullable(z.string()),
});
export type StaffWaitListPlace = z.infer<typeof StaffWaitListPlace>;

/** PUT /staff/v3/bookings/{bookingUuid}/offer. Unknown fields are refused. */
export const OfferTableRequest = z.strictObject({
  /** The tables to offer; if omitted, the best that is free. */
  tables: z.optional(NamedTables),
  ...Force,
  ...Tap,
});
export type OfferTableRequest = z.infer<typeof OfferTableRequest>;

/** PUT /staff/v3/bookings/{bookingUuid}/offer/withdraw. Unknown fields are refused. */
export const WithdrawOfferRequest = z.strictObject({ ...Tap });
export type WithdrawOfferRequest = z.infer<typeof WithdrawOfferRequest>;

/** PUT /staff/v3/bookings/{bookingUuid}/skip. Unknown fields are refused. */
export const SkipPartyRequest = z.strictObject({
  /** False puts the party back into the order. */
  isSkipped: z.boolean(),
  reason: z.optional(z.nullable(limits.text({ min: 1, max: 200 }))),
  ...Tap,
});
export type SkipPartyRequest = z.infer<typeof SkipPartyRequest>;
