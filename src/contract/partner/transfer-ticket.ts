import type * as z from 'zod/mini';
import { BookingAnswer } from '../booking.ts';
import { record } from '../described.ts';
import * as limits from '../limits.ts';
import {
  BOOKING_UUID,
  ifMatch,
  inBothShapes,
  WALK_IN_UUID,
  withTicket,
} from './example-bookings.ts';
import {
  BOOKING_CHANGE_PROBLEMS,
  bookingParams,
  IF_MATCH,
  none,
  OTHERS_BOOKING,
  type PartnerOperationDeclaration,
} from './partner-operation.ts';

/** PUT /bookings/{bookingUuid}/tickets/transfer */
export const TransferTicketRequest = record(
  'TransferTicketRequest',
  'The destination of a ticket.',
  {
    destinationBookingUuid: [
      limits.Uuid,
      'The booking that receives the ticket; not the one in the path.',
    ],
  },
);
export type TransferTicketRequest = z.infer<typeof TransferTicketRequest>;

export const transferTicket = {
  method: 'PUT',
  path: '/bookings/{bookingUuid}/tickets/transfer',
  summary: 'Move a ticket to another booking',
  permission: 'tickets:close',
  params: bookingParams,
  query: none,
  body: TransferTicketRequest,
  answer: BookingAnswer,
  problems: [
    ...BOOKING_CHANGE_PROBLEMS,
    'BOOKING_IS_NOT_ON_SEATED_GROUP',
    'BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED',
    'BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID',
  ],
  acceptsIfMatch: true,
  tag: 'Tickets',
  description: `Moves the ticket of one seated party to another, and returns the booking of the latter. Both must be seated (409 \`BOOKING_IS_NOT_ON_SEATED_GROUP\`) at a single table (409 \`BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED\`), and the destination must have no ticket (409 \`BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID\`). The same booking as destination is 422. The \`detail\` of a problem says which of the two bookings it is about. ${OTHERS_BOOKING}

Both statuses stay as they are: after the transfer of a paid ticket, the destination may be SEATED and the source ACCOUNT_PAID with \`ticketTotalAmount\` null, so change their statuses yourself. If the source has no ticket, nothing is moved and the response is 200.

${IF_MATCH} The \`ETag\` is that of the booking in the path.`,
  example: {
    summary: 'Move the bill of table 1 to the birthday booking',
    params: { bookingUuid: WALK_IN_UUID },
    ...ifMatch(1),
    body: { destinationBookingUuid: BOOKING_UUID },
    answers: inBothShapes(withTicket),
  },
} as const satisfies PartnerOperationDeclaration;
