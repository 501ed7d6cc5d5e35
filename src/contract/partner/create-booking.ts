import * as z from 'zod/mini';
import { AddOnRequest, DesiredStatus, ExperienceRequest } from '../availability.ts';
import { BookingAnswer } from '../booking.ts';
import { sentGuestNotes } from '../booking-notes.ts';
import { record } from '../described.ts';
import * as limits from '../limits.ts';
import { created, exampleParty, exampleSlot, inBothShapes } from './example-bookings.ts';
import {
  CREATE_PROBLEMS,
  IDEMPOTENCY,
  none,
  type PartnerOperationDeclaration,
} from './partner-operation.ts';

/** The customer of a new booking. `hasGdprConsent: false` is valid here; the operation refuses it. */
export const BookingCustomerRequest = record(
  'BookingCustomerRequest',
  'The customer of a new booking. Data of a known customer is completed, never overwritten.',
  {
    name: [
      limits.name({ min: 3 }),
      'The customer’s full name, with a letter or a digit of any script, or an emoji.',
    ],
    hasGdprConsent: [
      z.boolean(),
      'Whether the customer consented to data processing. Must be true; false is 409. It cannot be withdrawn through this API.',
    ],
    acceptsMarketing: [
      z.boolean(),
      'Whether the customer agreed to marketing. False does not withdraw an earlier consent.',
    ],
    uuid: [
      z.optional(limits.Uuid),
      'An existing customer; an unknown uuid is 404. Without it, the customer is matched by email or phone.',
    ],
    email: [z.nullish(limits.Email), 'The email address, used for matching, ignoring case.'],
    phone: [
      z.nullish(limits.Phone),
      'The phone number with country code (E.164), such as +34600000000. Other spellings are converted.',
    ],
    birthDate: [z.nullish(limits.WallDate), 'The date of birth.'],
    postalCode: [z.nullish(limits.PostalCode), 'The postal code of the customer’s address.'],
    language: [
      z.optional(limits.Language),
      'The language of messages to the customer. Default: that of `Accept-Language`.',
    ],
    country: [z.optional(limits.Country), 'The customer’s country, ISO 3166-1 alpha-2.'],
  },
);
export type BookingCustomerRequest = z.infer<typeof BookingCustomerRequest>;

/** POST /bookings */
export const CreateBookingRequest = record(
  'CreateBookingRequest',
  'A new booking. Take date, time and area from an availability response.',
  {
    customer: [
      BookingCustomerRequest,
      'The customer, matched to a known one by `uuid`, else by email, else by phone.',
    ],
    date: [
      limits.WallDate,
      'The work day. A time after midnight belongs to the previous evening’s work day.',
    ],
    time: [
      limits.WallTime,
      'The start of an available time slot, in the venue’s local time, as HH:MM:SS.',
    ],
    floorPlanAreaId: [
      z.nullish(limits.Id),
      'The area of the chosen time slot. Required where guests choose an area in this shift; otherwise the response is 422.',
    ],
    experience: [
      z.nullish(ExperienceRequest),
      'The experience to book, with its tickets. Required where the shift requires one.',
    ],
    ...sentGuestNotes,
    redemptionCode: [
      z.nullish(limits.RedemptionCode),
      'The code of a prepaid product such as a gift card. Works once; an unknown, expired or used one is 409.',
    ],
    promoCode: [z.nullish(limits.PromoCode), 'A promo code. An unknown or expired one is 409.'],
    highChairs: [
      z.optional(limits.Count),
      'Number of high chairs, as far as the venue has any left. Default: 0.',
    ],
    paxChildren: [
      limits.PaxChildren,
      'Number of children where the venue counts them separately; otherwise 0.',
    ],
    pax: [
      limits.Pax,
      'Number of people; only the adults where the venue counts children separately.',
    ],
    addOns: [
      z.optional(z.array(AddOnRequest).check(z.maxLength(100))),
      'Add-ons of the shift, such as a cake. Those of an experience go into `experience.addOns`.',
    ],
    strollers: [z.optional(limits.Count), 'Number of strollers. Default: 0.'],
    status: [
      DesiredStatus,
      'The desired status. CONFIRMED assigns a table at once or fails; REQUESTED asks the venue; PENDING_WAIT_LIST_BOOKING joins the wait list. The last two have no table.',
    ],
    utmSource: [z.optional(limits.text({ max: 255 })), 'Marketing attribution: the source.'],
    utmMedium: [z.optional(limits.text({ max: 255 })), 'Marketing attribution: the medium.'],
    utmCampaign: [z.optional(limits.text({ max: 255 })), 'Marketing attribution: the campaign.'],
    utmTerm: [z.optional(limits.text({ max: 255 })), 'Marketing attribution: the search term.'],
    utmContent: [
      z.optional(limits.text({ max: 255 })),
      'Marketing attribution: the link or text, among several.',
    ],
  },
);
export type CreateBookingRequest = z.infer<typeof CreateBookingRequest>;

export const createBooking = {
  method: 'POST',
  path: '/bookings',
  summary: 'Create a booking',
  permission: 'bookings:create',
  params: none,
  query: none,
  body: CreateBookingRequest,
  answer: BookingAnswer,
  problems: [
    'CUSTOMER_GDPR_CONSENT_REQUIRED',
    'CUSTOMER_NOT_FOUND',
    'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
    'BOOKING_AVAILABILITY_NOT_FOUND',
    ...CREATE_PROBLEMS,
  ],
  acceptsIdempotencyKey: true,
  sendsLocation: true,
  tag: 'Bookings',
  description: `Creates a booking. With CONFIRMED it gets a table at once or fails. REQUESTED asks the venue to decide, and PENDING_WAIT_LIST_BOOKING joins the wait list; both require an open shift and have no table yet.

- 409 \`BOOKING_AT_NOT_ALLOWED_TIME_WINDOW\`: the time is in the past, too soon or too far ahead.
- 409 \`NO_AVAILABLE_SLOT\`: there is no slot for this date, time and party.
- 409 \`BOOKING_AVAILABILITY_NOT_FOUND\`: there is a slot, but not with this area, experience, add-ons, high chairs, strollers or code. The slot’s availability says which of them is not available; if the slot is available, the code is invalid.
- 409 \`CUSTOMER_GDPR_CONSENT_REQUIRED\`: \`customer.hasGdprConsent\` is not true.

The customer is matched by \`uuid\`, else by email, else by phone. Data of a known customer is completed, never overwritten. If \`redirectUrl\` is not null, send the customer there: they may have to sign a cancellation policy.

${IDEMPOTENCY} Errors are not stored: the same key may succeed later.`,
  example: {
    summary: 'A birthday on the terrace',
    headers: { 'Idempotency-Key': '8b7c1f0e-57a4-4f0a-9a51-1f2f8f2f6c0d' },
    body: {
      ...exampleSlot,
      ...exampleParty,
      floorPlanAreaId: 2,
      highChairs: 1,
      addOns: [{ id: 21, quantity: 1 }],
      promoCode: 'BRISA27',
      customer: {
        name: 'Laura Vidal',
        email: 'laura@example.com',
        phone: '+34600000000',
        language: 'en',
        country: 'ES',
        hasGdprConsent: true,
        acceptsMarketing: false,
      },
      hasAllergies: true,
      allergiesDescription: 'Nuts',
      specialOccasion: 'BIRTHDAY',
      customerSpecialRequests: 'A table by the railing, please.',
    },
    answers: inBothShapes(created),
  },
} as const satisfies PartnerOperationDeclaration;
