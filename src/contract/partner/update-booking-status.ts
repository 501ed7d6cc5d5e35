import type * as z from 'zod/mini';
import { BookingAnswer, BookingStatus } from '../booking.ts';
import { record } from '../described.ts';
import { ifMatch, inBothShapes, ofBooking, seated } from './example-bookings.ts';
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

/** PUT /bookings/{bookingUuid}/status */
export const UpdateBookingStatusRequest = record(
  'UpdateBookingStatusRequest',
  'A move to another status.',
  {
    status: [
      BookingStatus,
      'The new status. The current status determines which moves are allowed.',
    ],
  },
);
export type UpdateBookingStatusRequest = z.infer<typeof UpdateBookingStatusRequest>;

export const updateBookingStatus = {
  method: 'PUT',
  path: '/bookings/{bookingUuid}/status',
  summary: 'Move a booking to another status',
  permission: 'bookings:update',
  params: bookingParams,
  query: none,
  body: UpdateBookingStatusRequest,
  answer: BookingAnswer,
  problems: [
    ...BOOKING_CHANGE_PROBLEMS,
    ...UPDATE_FEATURE_PROBLEMS,
    'BOOKING_IS_ALREADY_CANCELED',
    'BOOKING_CANCELLATION_NOT_ALLOWED',
    'STATUS_NOT_ON_CONFIRMED_GROUP',
    'BOOKING_STATUS_NOT_VALID',
    'NO_AVAILABLE_SLOT',
  ],
  acceptsIfMatch: true,
  tag: 'Bookings',
  description: `Moves a booking to another status; the chapter “Statuses” lists the allowed moves. A move from a status without a table to one with a table looks for a free table, and is 409 \`NO_AVAILABLE_SLOT\` if there is none, or if the venue takes no more bookings at that time of that day or has paused booking online.

The response to a move that is not allowed is the first of these that applies:

- 409 \`BOOKING_IS_ALREADY_CANCELED\`: the booking is canceled.
- 409 \`BOOKING_CANCELLATION_NOT_ALLOWED\`: to CANCELED while the guests are at the venue.
- 409 \`STATUS_NOT_ON_CONFIRMED_GROUP\`: to ARRIVED, NO_SHOW, ATTENDED or a seated status while the booking is not confirmed.
- 409 \`BOOKING_STATUS_NOT_VALID\`: any other move, including to the same status.

${UPDATES_ALLOWED} Canceling is always allowed. ${OTHERS_BOOKING}

${IF_MATCH}`,
  example: {
    summary: 'The guests sit down',
    ...ofBooking,
    ...ifMatch(2),
    body: { status: 'SEATED' },
    answers: inBothShapes(seated),
  },
} as const satisfies PartnerOperationDeclaration;
