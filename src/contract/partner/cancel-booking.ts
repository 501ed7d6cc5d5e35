import type * as z from 'zod/mini';
import { BookingAnswer, CancelReason } from '../booking.ts';
import { record } from '../described.ts';
import { canceled, ifMatch, inBothShapes, ofBooking } from './example-bookings.ts';
import {
  BOOKING_CHANGE_PROBLEMS,
  bookingParams,
  IF_MATCH,
  none,
  OTHERS_BOOKING,
  type PartnerOperationDeclaration,
} from './partner-operation.ts';

/** PUT /bookings/{bookingUuid}/cancel */
export const CancelBookingRequest = record('CancelBookingRequest', 'Why a booking is canceled.', {
  cancelReason: [CancelReason, 'The reason, stored with the booking.'],
});
export type CancelBookingRequest = z.infer<typeof CancelBookingRequest>;

export const cancelBooking = {
  method: 'PUT',
  path: '/bookings/{bookingUuid}/cancel',
  summary: 'Cancel a booking',
  permission: 'bookings:update',
  params: bookingParams,
  query: none,
  body: CancelBookingRequest,
  answer: BookingAnswer,
  problems: [
    ...BOOKING_CHANGE_PROBLEMS,
    'BOOKING_IS_ALREADY_CANCELED',
    'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
  ],
  acceptsIfMatch: true,
  tag: 'Bookings',
  description: `Cancels a booking, frees its tables and stores the reason. Possible until the guests arrive or the booking ends; after that, the response is 409 \`STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING\`. A second cancellation is 409 \`BOOKING_IS_ALREADY_CANCELED\`. ${OTHERS_BOOKING}

${IF_MATCH}`,
  example: {
    summary: 'The guests changed their plans',
    ...ofBooking,
    ...ifMatch(1),
    body: { cancelReason: 'CHANGED_PLANS' },
    answers: inBothShapes(canceled),
  },
} as const satisfies PartnerOperationDeclaration;
