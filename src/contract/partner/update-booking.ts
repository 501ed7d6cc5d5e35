import * as z from 'zod/mini';
import { BookingAnswer } from '../booking.ts';
import { sentGuestNotes } from '../booking-notes.ts';
import { record } from '../described.ts';
import * as limits from '../limits.ts';
import { ifMatch, inBothShapes, ofBooking, updated } from './example-bookings.ts';
import {
  BOOKING_CHANGE_PROBLEMS,
  bookingParams,
  IF_MATCH,
  none,
  OTHERS_BOOKING,
  type PartnerOperationDeclaration,
  UPDATE_FEATURE_PROBLEMS,
  UPDATES_ALLOWED,
} from './partner-operation.ts';

/** PUT /bookings/{bookingUuid}. An absent field is unchanged; null clears it. */
export const UpdateBookingRequest = record(
  'UpdateBookingRequest',
  'The fields to change. A field that is left out stays as it is; null clears it.',
  {
    date: [z.optional(limits.WallDate), 'The new work day.'],
    time: [z.optional(limits.WallTime), 'The new start, in the venue’s local time, as HH:MM:SS.'],
    pax: [
      z.optional(limits.Pax),
      'Number of people; only the adults where the venue counts children separately.',
    ],
    paxChildren: [
      z.optional(limits.PaxChildren),
      'Number of children where the venue counts them separately.',
    ],
    floorPlanAreaId: [z.nullish(limits.Id), 'The area of an available time slot.'],
    highChairs: [
      z.optional(limits.Count),
      'Number of high chairs, as far as the venue has any left.',
    ],
    strollers: [z.optional(limits.Count), 'Number of strollers.'],
    ...sentGuestNotes,
  },
);
export type UpdateBookingRequest = z.infer<typeof UpdateBookingRequest>;

export const updateBooking = {
  method: 'PUT',
  path: '/bookings/{bookingUuid}',
  summary: 'Change a booking',
  permission: 'bookings:update',
  params: bookingParams,
  query: none,
  body: UpdateBookingRequest,
  answer: BookingAnswer,
  problems: [
    ...BOOKING_CHANGE_PROBLEMS,
    ...UPDATE_FEATURE_PROBLEMS,
    'BOOKING_IS_ALREADY_CANCELED',
    'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
    'NO_AVAILABLE_SLOT',
    'BOOKING_AVAILABILITY_NOT_FOUND',
  ],
  acceptsIfMatch: true,
  tag: 'Bookings',
  description: `Changes a booking. A field that is left out stays as it is; null clears it. A new day, time, party size, area, or number of high chairs or strollers is checked like a new booking, with the same 409s. The booking keeps its table if that still fits. It can be moved only to days on which its promo and redemption codes are valid.

Possible until the guests arrive or the booking ends; after that, the response is 409 \`STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING\`. ${UPDATES_ALLOWED} ${OTHERS_BOOKING}

${IF_MATCH}`,
  example: {
    summary: 'Half an hour later',
    ...ofBooking,
    ...ifMatch(1),
    body: { time: '21:00:00', customerSpecialRequests: null },
    answers: inBothShapes(updated),
  },
} as const satisfies PartnerOperationDeclaration;
