import * as z from 'zod/mini';
import { AddOnRequest, DesiredStatus, ExperienceRequest } from '../availability.ts';
import { BookingTable } from '../booking.ts';
import { ShiftType } from '../catalogue.ts';
import * as limits from '../limits.ts';
import { BrokenRule } from './rules.ts';
import { StaffFields } from './staff-booking-request.ts';

/** POST /staff/v3/availability/work-days/{date}/times */
export const StaffTimesRequest = z.strictObject({
  pax: limits.Pax,
  paxChildren: z._default(limits.PaxChildren, 0),
  status: z._default(DesiredStatus, 'CONFIRMED'),
  floorPlanAreaId: z.nullish(limits.Id),
  experience: z.nullish(ExperienceRequest),
  addOns: z.optional(z.array(AddOnRequest).check(z.maxLength(100))),
  highChairs: z.optional(limits.Count),
  strollers: z.optional(limits.Count),
  tables: StaffFields.tables,
  turnMinutes: StaffFields.turnMinutes,
  isExemptFromPace: StaffFields.isExemptFromPace,
  /** The booking that is being changed, which is left out. */
  excludeBookingUuid: z.optional(limits.Uuid),
  /** One more time to judge, which need not be one of the shift's. */
  time: z.optional(limits.WallTime),
});
export type StaffTimesRequest = z.infer<typeof StaffTimesRequest>;

/** The times of a work day for a party, those too that rules of the venue stand against. */
export const StaffTimes = z.object({
  times: z.array(
    z.object({
      time: limits.WallTime,
      bookingAt: limits.DateTime,
      shift: ShiftType,
      turnMinutes: z.int(),
      /** The tables that the party gets; empty if there are none. */
      tables: z.array(BookingTable),
      /** How many bookings move to other tables for it. */
      moves: z.int(),
      /** Whether somebody has the named tables who cannot be moved. */
      areTablesTaken: z.boolean(),
      /** Every rule that stands against it. */
      rules: z.array(BrokenRule),
      /** What begins at the same time, and how much the shift allows. */
      pace: z.object({
        covers: z.int(),
        parties: z.int(),
        maxCovers: z.nullable(z.int()),
        maxParties: z.nullable(z.int()),
      }),
    }),
  ),
});
export type StaffTimes = z.infer<typeof StaffTimes>;
