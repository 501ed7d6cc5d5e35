import * as z from 'zod/mini';
import { DesiredStatus } from '../availability.ts';
import { sentStaffNotes } from '../booking-notes.ts';
import { shapeOf } from '../described.ts';
import * as limits from '../limits.ts';
import { BookingCustomerRequest, CreateBookingRequest } from '../partner/create-booking.ts';
import { PrivacyTold } from './guest-change.ts';
import { NamedTables } from './named-tables.ts';
import { Force } from './rules.ts';
import { Tap } from './tap.ts';

/** The guest of a booking that staff take: a name of one letter will do. */
const StaffCustomerRequest = z.strictObject({
  ...BookingCustomerRequest.shape,
  name: limits.name(),
  phone: z.nullish(limits.TypedPhone),
  hasGdprConsent: z.optional(z.boolean()),
  acceptsMarketing: z.optional(z.boolean()),
});

/** What only staff say about a booking. */
export const StaffFields = {
  /** Without them, the server finds some. */
  tables: z.optional(NamedTables),
  /** How long the party stays; without it, the usual time. */
  turnMinutes: z.optional(limits.TurnMinutes),
  ...shapeOf(sentStaffNotes),
  isHighlighted: z.optional(z.boolean()),
  /** Its covers and its party do not count for the pace, which then does not stand against it either. */
  isExemptFromPace: z.optional(z.boolean()),
};

/**
 * POST /staff/v3/bookings: a booking by phone or at the door. It stands on the guest's own request, so it needs no
 * consent; `privacyTold` says how the guest was told what happens to their data.
 */
export const StaffBookingRequest = z
  .strictObject({
    ...CreateBookingRequest.shape,
    customer: StaffCustomerRequest,
    paxChildren: z._default(limits.PaxChildren, 0),
    status: z._default(DesiredStatus, 'CONFIRMED'),
    privacyTold: z.optional(PrivacyTold),
    ...StaffFields,
    ...Force,
    ...Tap,
  })
  .check(
    limits.rule<{ privacyTold?: unknown; customer?: unknown }>(
      'privacyTold',
      'is required: BY_PHONE or IN_PERSON, unless the guest consented and customer.hasGdprConsent is true',
      ({ privacyTold, customer }) =>
        privacyTold !== undefined ||
        (typeof customer === 'object' &&
          customer !== null &&
          'hasGdprConsent' in customer &&
          customer.hasGdprConsent === true),
    ),
  );
export type StaffBookingRequest = z.infer<typeof StaffBookingRequest>;
