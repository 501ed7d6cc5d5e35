import * as z from 'zod/mini';
import { ACTOR_KINDS } from '../../domain/journal.ts';
import * as limits from '../limits.ts';
import { NamedBooking } from './booking.ts';
import { StaffRule } from './rules.ts';

/** One change of a booking. */
export const LogEntry = z.object({
  /** Its number within the booking, from 1. */
  entry: z.int(),
  /** The operation that made it, such as `update-booking-status`. */
  operation: z.string(),
  actor: z.object({
    kind: z.enum(ACTOR_KINDS),
    /** Of the staff member or partner; null for others, and for somebody who was removed. */
    name: z.nullable(z.string()),
  }),
  /** Who allowed it with their PIN, for a change above the actor's role; null if nobody had to, or they were removed. */
  approvedBy: z.nullable(z.string()),
  /** When somebody tapped, if that was before it was written. */
  tappedAt: z.nullable(limits.DateTime),
  writtenAt: limits.DateTime,
  /**
   * The changed fields by their names in a booking, with their values before and after. Times are date-times,
   * `tables` are names, `ticket` is its total in cents.
   */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The rules of the venue that were set aside for it. */
  forced: z.array(StaffRule),
  /** The booking that this one moved to other tables for. */
  madeRoomFor: z.nullable(NamedBooking),
  /** The entry that this one took back. */
  undoes: z.nullable(z.int()),
  /** The entry that took this one back. */
  undoneBy: z.nullable(z.int()),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** GET /staff/v3/bookings/{bookingUuid}/log: the changes of a booking, newest first. */
export const BookingLog = z.object({ entries: z.array(LogEntry) });
export type BookingLog = z.infer<typeof BookingLog>;
