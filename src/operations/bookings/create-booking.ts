import type { CreateWidgetBookingRequest } from '../../contract/widget-booking.ts';
import type { AppContext } from '../context.ts';
import { type RenderedResponse, type ResponseFormat, runIdempotently } from '../idempotency.ts';
import { type Principal, permit } from '../principal.ts';
import { signingUrl } from './manage-token.ts';
import { writeNewBooking } from './new-booking.ts';
import { refuseTakenTables } from './taken-tables.ts';

/**
 * POST /bookings. CONFIRMED takes a table at once or fails; REQUESTED and PENDING_WAIT_LIST_BOOKING
 * take none, and are accepted wherever a shift is open.
 * @throws Refusal CUSTOMER_GDPR_CONSENT_REQUIRED, CUSTOMER_NOT_FOUND, NO_AVAILABLE_SLOT,
 *   BOOKING_AVAILABILITY_NOT_FOUND, BOOKING_AT_NOT_ALLOWED_TIME_WINDOW, VALIDATION_ERROR
 */
export async function createBooking(
  context: AppContext,
  principal: Principal,
  request: CreateWidgetBookingRequest,
  format: ResponseFormat,
): Promise<RenderedResponse> {
  permit(principal, 'bookings:create');
  return refuseTakenTables(
    runIdempotently(context, principal, 'create-booking', format, async (db) => {
      const view = await writeNewBooking(context, db, principal, request);
      const redirectUrl = view.venue.redirectUrl ?? (await signingUrl(context, db, view.booking));
      return { ...view, redirectUrl };
    }),
  );
}
