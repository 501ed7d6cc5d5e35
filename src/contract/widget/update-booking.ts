import * as z from 'zod/mini';
import { UpdateBookingRequest } from '../partner/update-booking.ts';
import { ShownTerms } from './shown-terms.ts';

/** PUT /widget/v3/bookings/{bookingUuid}: the partner API's request, and the terms that the page has shown. */
export const UpdateOwnBookingRequest = z.extend(UpdateBookingRequest, { shownTerms: ShownTerms });
export type UpdateOwnBookingRequest = z.infer<typeof UpdateOwnBookingRequest>;
