import type { TransferTicketRequest } from '../../contract/partner/transfer-ticket.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import { Refusal, validationError } from '../../domain/refusal.ts';
import type { BookingChange, BookingVerb } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { requireBooking, requireBookingToChange } from '../bookings/require-booking.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import type { VerbTx } from '../tx.ts';
import { requireSeated } from './require-seated.ts';

const DESTINATION = 'destinationBookingUuid';

/**
 * PUT /bookings/{bookingUuid}/tickets/transfer: moves the ticket, if there is one, to another booking,
 * which is returned. The statuses do not change.
 * @throws Refusal VALIDATION_ERROR if both bookings are the same, BOOKING_NOT_FOUND,
 *   BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER, BOOKING_IS_OUTDATED,
 *   BOOKING_IS_NOT_ON_SEATED_GROUP, BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED,
 *   BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID
 */
export const transferTicket: BookingVerb<TransferTicketRequest> = {
  operation: 'transfer-ticket',
  permission: 'tickets:close',
  run: writeTicketTransfer,
};

async function writeTicketTransfer(
  tx: VerbTx,
  asked: BookingChange<TransferTicketRequest>,
): Promise<BookingView> {
  const { context } = tx;
  const { uuid, request } = asked;
  const { destinationBookingUuid } = request;
  if (destinationBookingUuid === uuid) {
    throw validationError({ parameter: DESTINATION, reason: 'must be another booking' });
  }
  // Both bookings must exist before anything else about either is checked.
  await requireBooking(tx, uuid);
  await requireBooking(tx, destinationBookingUuid, DESTINATION);
  const source = await requireBookingToChange(tx, asked);
  const destination = await requireBookingToChange(
    tx,
    { uuid: destinationBookingUuid, ifMatch: null },
    DESTINATION,
  );
  requireOneSeatedTable(source, 'the booking in the path');
  requireOneSeatedTable(destination, `the booking in ${DESTINATION}`);
  // A ticket without an external id would be lost as well.
  if (destination.ticket) {
    throw new Refusal(
      'BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID',
      `The booking in ${DESTINATION} already has a ticket. Name another booking, or close each ticket on its own.`,
    );
  }
  const now = context.now();
  const from = nextVersion(source, { ticket: null }, now);
  const to = nextVersion(destination, { ticket: source.ticket }, now);
  await saveBooking(tx, { before: source, after: from });
  await saveBooking(tx, { before: destination, after: to });
  return viewBooking(tx, to);
}

function requireOneSeatedTable(booking: Booking, which: string): void {
  requireSeated(booking, which);
  const { length } = booking.tableIds;
  if (length > 1) {
    throw new Refusal(
      'BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED',
      `A ticket moves between bookings on a single table each, and ${which} has ${length}. Close the ticket on the booking that pays it.`,
    );
  }
}
