import * as z from 'zod/mini';
import { PERMISSIONS, STAFF_ONLY_PERMISSIONS } from '../../domain/permission.ts';
import { STAFF_ROLES } from '../../domain/staff-role.ts';
import { BookingTable } from '../booking.ts';
import { Experience, FloorPlanArea, ShiftType } from '../catalogue.ts';
import * as limits from '../limits.ts';
import { TablePlace } from '../table-place.ts';
import { UtcOffset } from '../utc-offset.ts';

/** Operations that only the staff API has, besides all those of the partner API. */

/** POST /staff/v3/session */
export const SignInRequest = z.object({
  email: limits.Email,
  password: limits.text({ min: 1, max: 1024 }),
  /** Of the member's app, or a recovery code: after 401 SECOND_FACTOR_REQUIRED. */
  code: z.optional(limits.text({ min: 1, max: 40 })),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

/** GET and POST /staff/v3/session: the signed-in staff member and their venue. */
export const StaffSession = z.object({
  staff: z.object({
    uuid: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(STAFF_ROLES),
    permissions: z.array(z.enum([...PERMISSIONS, ...STAFF_ONLY_PERMISSIONS])),
  }),
  venue: z.object({
    accountId: z.string(),
    name: z.string(),
    timezone: z.string(),
    /** By time, for the last years and the coming ones. A browser may not know the time zone. */
    utcOffsets: z.array(UtcOffset),
    currency: limits.Currency,
    language: limits.Language,
    country: z.string(),
    dayStartsAt: limits.WallTime,
    separatesAdultsAndChildren: z.boolean(),
    today: limits.WallDate,
    /** Whether mail to the venue has an address. */
    hasEmail: z.boolean(),
    floorPlanAreas: z.array(FloorPlanArea),
    tables: z.array(
      z.extend(BookingTable, {
        minCovers: z.int(),
        maxCovers: z.int(),
        place: z.optional(TablePlace),
      }),
    ),
    shiftTypes: z.array(ShiftType),
    /** With what the usual number of tickets of a party follows from. */
    experiences: z.array(
      z.pick(Experience, { id: true, name: true, minTicketsPerBooking: true, paxPerTicket: true }),
    ),
  }),
});
export type StaffSession = z.infer<typeof StaffSession>;
