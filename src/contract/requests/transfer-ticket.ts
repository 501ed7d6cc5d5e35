import * as z from 'zod/mini';
import * as limits from '../limits.ts';

/** PUT /bookings/{bookingUuid}/tickets/transfer */
export const TransferTicketRequest = z.object({ destinationBookingUuid: limits.Uuid });
export type TransferTicketRequest = z.infer<typeof TransferTicketRequest>;
