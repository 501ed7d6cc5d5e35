import { limitWrongCodes } from '../availability/code-limit.ts';
import type { AppContext } from '../context.ts';
import { type CreateOptions, type RenderedResponse, runIdempotently } from '../idempotency.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { issueSigningUrl } from './manage-token.ts';
import { type NewBookingRequest, writeNewBooking } from './new-booking.ts';
import { refuseIfTableTaken } from './taken-tables.ts';

/**
 * POST /bookings. A CONFIRMED booking gets its tables at once or is refused. REQUESTED and
 * PENDING_WAIT_LIST_BOOKING need no table. Not checked for them: tables, pacing, stock (add-ons, high
 * chairs, strollers), the party sizes of shift and experience, manual confirmation, a required
 * experience. All other rules apply, including the number of tickets.
 * @throws Refusal CUSTOMER_GDPR_CONSENT_REQUIRED, CUSTOMER_NOT_FOUND, NO_AVAILABLE_SLOT,
 *   BOOKING_AVAILABILITY_NOT_FOUND, BOOKING_AT_NOT_ALLOWED_TIME_WINDOW, VALIDATION_ERROR
 */
export async function createBooking(
  context: AppContext,
  principal: Principal,
  request: NewBookingRequest,
  options: CreateOptions,
): Promise<RenderedResponse> {
  requirePermission(principal, 'bookings:create');
  return limitWrongCodes(context, principal, request, () =>
    refuseIfTableTaken(
      runIdempotently(context, principal, 'create-booking', options, async (db) => {
        const view = await writeNewBooking(context, db, principal, request);
        const redirectUrl =
          view.venue.redirectUrl ?? (await issueSigningUrl(context, db, view.booking));
        return { ...view, redirectUrl };
      }),
    ),
  );
}
