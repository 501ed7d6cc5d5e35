import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../../domain/booking-status.ts';
import { AFFECTED_REASONS } from '../../domain/service-day/affected-booking.ts';
import { BLOCK_ENDS } from '../../domain/service-day/block-interval.ts';
import { BookingTable } from '../booking.ts';
import * as limits from '../limits.ts';
import { NamedTables } from './named-tables.ts';
import { Tap } from './tap.ts';

/**
 * A booking or a request that no longer fits its day. It stays as it is until staff decide about it; only an offer to
 * a party on the wait list ends.
 */
export const StaffAffectedBooking = z.object({
  uuid: z.string(),
  /** For its ETag. */
  version: z.int(),
  /** Before the change: PENDING_WAIT_LIST_BOOKING for an offer that ends with it. */
  status: z.enum(BOOKING_STATUSES),
  reason: z.enum(AFFECTED_REASONS),
  /** Null for a walk-in, for guests without consent, and for callers who may not see guests. */
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  pax: z.int(),
  paxChildren: z.int(),
  bookingAt: limits.DateTime,
  /** Whether the guests are here: they stay at their tables. */
  isInHouse: z.boolean(),
  /** Where it sits, or which tables it is offered. */
  tables: z.array(BookingTable),
  /** Where it could sit at the same time; null if nowhere, or if tables do not help. */
  otherTables: z.nullable(z.array(BookingTable)),
  /** When it could come instead; null if there is no such time, or if other tables do. */
  otherTime: z.nullable(limits.DateTime),
  /** Whether it was moved to `otherTables`. */
  isMoved: z.boolean(),
});
export type StaffAffectedBooking = z.infer<typeof StaffAffectedBooking>;

/** Tables that are kept free. */
export const StaffBlock = z.object({
  id: z.string(),
  tables: z.array(BookingTable),
  startAt: limits.DateTime,
  endAt: limits.DateTime,
  reason: z.nullable(z.string()),
});
export type StaffBlock = z.infer<typeof StaffBlock>;

const TeamNote = limits.text({ min: 1, max: 500 });
const GuestMessage = limits.text({ min: 1, max: 300 });
const CoversPerQuarter = z.int().check(z.gte(1), z.lte(1000));

const settings = {
  /** No booking begins later; null for the last times of the shifts. */
  lastBookingTime: z.nullable(limits.WallTime),
  closedAreaIds: z.array(limits.Id).check(z.maxLength(100)),
  /** The most covers that may begin within a quarter hour; null for what the shifts allow. */
  maxCoversPerQuarter: z.nullable(CoversPerQuarter),
  /** Whether the widget and partners take no more bookings. */
  isOnlinePaused: z.boolean(),
  /** For the staff. */
  teamNote: z.nullable(TeamNote),
  /** For guests who look at this day in the widget. */
  guestMessage: z.nullable(GuestMessage),
};

/** GET and PUT /staff/v3/service-days/{date}: what holds for one day only. */
export const StaffServiceDay = z.object({
  date: limits.WallDate,
  /** Incremented by every change of the settings; 0 before the first. */
  version: z.int(),
  ...settings,
  /** The times of the day's shifts, in order: those that may be the last one. */
  times: z.array(limits.WallTime),
  /** Those that nobody has released. */
  blocks: z.array(StaffBlock),
  /** The bookings and requests to come that do not fit the settings, and the offers that these end. */
  affected: z.array(StaffAffectedBooking),
});
export type StaffServiceDay = z.infer<typeof StaffServiceDay>;

/** PUT /staff/v3/service-days/{date}: all settings, in place of those before. Unknown fields are refused. */
export const ServiceDayRequest = z.strictObject({
  ...settings,
  /** The version that somebody looked at: 409 if there is another by now. */
  version: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  /** Only says whom the settings would affect. */
  dryRun: z.optional(z.boolean()),
  ...Tap,
});
export type ServiceDayRequest = z.infer<typeof ServiceDayRequest>;

/** POST /staff/v3/blocks. Unknown fields are refused. */
export const BlockRequest = z.strictObject({
  date: limits.WallDate,
  tables: NamedTables,
  /** Null or omitted for now, or for the beginning of a day to come. */
  from: z.optional(z.nullable(limits.WallTime)),
  until: z.union([z.enum(BLOCK_ENDS), limits.WallTime]),
  reason: z.optional(z.nullable(limits.text({ min: 1, max: 200 }))),
  /** Only says who is in the way. */
  dryRun: z.optional(z.boolean()),
  /** Moves the bookings in the way to other tables, as far as there are any. */
  moveBookings: z.optional(z.boolean()),
  /** Blocks the tables although somebody has them meanwhile: whoever is not moved stays there. */
  keepBookings: z.optional(z.boolean()),
  ...Tap,
});
export type BlockRequest = z.infer<typeof BlockRequest>;

/** The block, with the bookings that have one of its tables meanwhile, and the offers of them, which it ends. */
export const BlockAnswer = z.object({
  /** Null for a dry run. */
  block: z.nullable(StaffBlock),
  affected: z.array(StaffAffectedBooking),
});
export type BlockAnswer = z.infer<typeof BlockAnswer>;

/** DELETE /staff/v3/blocks/{blockId}: the day without the block. */
export const BlockParams = z.object({ blockId: limits.Uuid });
