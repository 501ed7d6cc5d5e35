import * as z from 'zod/mini';
import { BookingTable, PrivateBooking } from '../booking.ts';
import { answeredTeamNotes } from '../booking-notes.ts';
import { shapeOf } from '../described.ts';
import * as limits from '../limits.ts';
import { CustomerAsBooked } from './customers.ts';
import { StaffWaitListPlace } from './wait-list.ts';

/** A booking as staff name it beside another one. */
export const NamedBooking = z.object({
  uuid: z.string(),
  /** As given with the booking. Null for a walk-in, and if the guest withdrew the consent to data processing. */
  name: z.nullable(z.string()),
  isWalkIn: z.boolean(),
  bookingAt: limits.DateTime,
});
export type NamedBookingBody = z.infer<typeof NamedBooking>;

/** A booking that was moved to other tables to make room for another one. */
export const StaffTableMove = z.object({
  id: z.int(),
  /** The booking that moved. */
  booking: NamedBooking,
  /** The booking that it made room for. */
  cause: NamedBooking,
  /** Names of tables. */
  from: z.array(z.string()),
  to: z.array(z.string()),
  movedAt: limits.DateTime,
  /** Null unless staff gave the booking its old tables back. */
  undoneAt: z.nullable(limits.DateTime),
});
export type StaffTableMove = z.infer<typeof StaffTableMove>;

/** Guests in the house are expected to stay at the booking's tables until after it begins. */
export const AtRisk = z.object({
  guests: NamedBooking,
  /** The names of the tables that both have. */
  tables: z.array(z.string()),
  expectedEndAt: limits.DateTime,
  /** Where the booking could sit instead; null if there is no such place. */
  otherTables: z.nullable(z.array(BookingTable)),
});

/** A booking as the staff API answers with it: the private shape, its version, and what happens at its tables. */
export const StaffBooking = z.extend(PrivateBooking, {
  ...shapeOf(answeredTeamNotes),
  customer: z.nullable(CustomerAsBooked),
  /** Incremented by every change: in quotes it is the ETag, and as it is the newest `entry` of the log. */
  version: z.int(),
  /** The work day that it belongs to: after midnight, that of the evening before. */
  workDay: limits.WallDate,
  /** Whether staff leave it out of the pace. */
  isExemptFromPace: z.boolean(),
  /** How staff recognize guests without a booking. Null from the next work day on, and once they are a customer. */
  walkInGuest: z.nullable(
    z.object({
      label: z.nullable(z.string()),
      name: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
  ),
  /** Null unless it is on the wait list. */
  waitList: z.nullable(StaffWaitListPlace),
  /** The moves of this booking, and those of others that made room for it, oldest first. */
  tableMoves: z.array(StaffTableMove),
  atRisk: z.nullable(AtRisk),
});
export type StaffBooking = z.infer<typeof StaffBooking>;
