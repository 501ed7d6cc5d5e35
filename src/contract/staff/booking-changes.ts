import * as z from 'zod/mini';
import { CancelBookingRequest } from '../partner/cancel-booking.ts';
import { CloseTicketRequest } from '../partner/close-ticket.ts';
import { TransferTicketRequest } from '../partner/transfer-ticket.ts';
import { Tap } from './tap.ts';

/** Changes of a booking that partners make too, as the staff API takes them: strict, and with the moment of the tap. */

/** PUT /staff/v3/bookings/{bookingUuid}/cancel */
export const StaffCancelRequest = z.strictObject({ ...CancelBookingRequest.shape, ...Tap });

/** PUT /staff/v3/bookings/{bookingUuid}/tickets/close */
export const StaffTicketRequest = z.strictObject({ ...CloseTicketRequest.shape, ...Tap });

/** PUT /staff/v3/bookings/{bookingUuid}/tickets/transfer */
export const StaffTransferRequest = z.strictObject({ ...TransferTicketRequest.shape, ...Tap });
