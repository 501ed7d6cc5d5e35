import { BookingAnswer } from '../booking.ts';
import { inBothShapes, ofBooking, read } from './example-bookings.ts';
import { bookingParams, none, type PartnerOperationDeclaration } from './partner-operation.ts';

export const readBooking = {
  method: 'GET',
  path: '/bookings/{bookingUuid}',
  summary: 'Read a booking',
  permission: 'bookings:read',
  params: bookingParams,
  query: none,
  body: none,
  answer: BookingAnswer,
  problems: ['BAD_REQUEST', 'BOOKING_NOT_FOUND'],
  tag: 'Bookings',
  description: `Returns one booking. Send its \`ETag\` as \`If-Match\` with the next change.`,
  example: { summary: 'The birthday booking', ...ofBooking, answers: inBothShapes(read) },
} as const satisfies PartnerOperationDeclaration;
