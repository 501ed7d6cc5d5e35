import type { CreateWidgetBookingRequest } from '../../contract/requests/create-booking.ts';
import { evaluateSlot } from '../../domain/availability/evaluate-slot.ts';
import { unavailableRefusal } from '../../domain/availability/refuse-unavailable.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Db } from '../../store/store.ts';
import { limitWrongPromoCodes } from '../availability/promo-code-limit.ts';
import { requirePromoCodes } from '../availability/promo-codes.ts';
import { requireAreaChoice } from '../availability/require-area-choice.ts';
import { readServiceDay } from '../availability/service-day.ts';
import { slotCriteria } from '../availability/slot-criteria.ts';
import type { AppContext } from '../context.ts';
import { recordConsents } from '../customers/consent-records.ts';
import { matchCustomer } from '../customers/customer-matching.ts';
import { requireRequestedCustomer } from '../customers/require-requested-customer.ts';
import { deleteHoldOfSecret } from '../holds/release-hold.ts';
import { type CreateOptions, type RenderedResponse, runIdempotently } from '../idempotency.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { countBooking, requireWithinBookingLimits } from './booking-limits.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { issueManageLink, issueManageLinkAgain, issuePolicySigningUrl } from './manage-token.ts';
import { newBooking } from './new-booking.ts';
import { saveNewBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';
import { refuseIfTableTaken } from './taken-tables.ts';

/**
 * POST /bookings. A CONFIRMED booking gets its tables at once or is refused. REQUESTED and
 * PENDING_WAIT_LIST_BOOKING need no table. Not checked for them: tables, pacing, stock (add-ons, high
 * chairs, strollers), the party sizes of shift and experience, manual confirmation, a required
 * experience. All other rules apply, including the number of tickets.
 * @param options the idempotency key, and `render`, which makes the text of the response inside the
 *   transaction. With a key, the text is stored too, and a retry gets it again.
 * @throws Refusal with a code that the endpoint lists in `contract/endpoints.ts`
 * @throws GuestLimitError if the guest has too many open bookings, or the client booked too often
 */
export async function createBooking(
  context: AppContext,
  principal: Principal,
  request: CreateWidgetBookingRequest,
  options: CreateOptions,
): Promise<CreatedBooking> {
  requirePermission(principal, 'bookings:create');
  let manageLink: string | null = null;
  const response = await limitWrongPromoCodes(context, principal, request, () =>
    refuseIfTableTaken(
      runIdempotently(context, principal, 'create-booking', options, async (db) => {
        const view = await writeNewBooking(context, db, principal, request);
        manageLink = await issueManageLink(context, db, principal, view);
        // If the venue has its own page, the link to sign a policy is in `Location` instead.
        const redirectUrl =
          view.venue.redirectUrl ?? (await issuePolicySigningUrl(context, db, view.booking));
        return { ...view, redirectUrl };
      }),
    ),
  );
  // Links are stored only as hashes, so a retry gets another one.
  if (response.createdStatus === null)
    manageLink = await issueManageLinkAgain(context, principal, response.bookingUuid);
  return { ...response, manageLink };
}

export interface CreatedBooking extends RenderedResponse {
  /** As `issueManageLink` issues it. */
  manageLink: string | null;
}

/** Checks the availability and stores a new booking, inside an open write transaction; also used for the demo. */
export async function writeNewBooking(
  context: AppContext,
  db: Db,
  principal: Principal,
  request: CreateWidgetBookingRequest,
): Promise<BookingView> {
  const venue = await requireVenue(context, db, principal.accountId);
  const criteria = slotCriteria(request);
  requireAreaChoice(venue, request.date, request.time, criteria.floorPlanAreaId);
  const requestedCustomer = await requireRequestedCustomer(
    db,
    principal,
    request.customer.uuid,
    'customer.uuid',
  );
  if (!request.customer.hasGdprConsent) {
    throw new Refusal(
      'CUSTOMER_GDPR_CONSENT_REQUIRED',
      'The customer must consent to the processing of their data. Ask for it, and send customer.hasGdprConsent as true once given.',
    );
  }

  await requireWithinBookingLimits(context, db, principal, venue, request.customer);
  // Its table is free again for this booking, and stays with the diner if this booking is refused.
  if (request.holdSecret) await deleteHoldOfSecret(context, db, venue, request.holdSecret);
  const day = await readServiceDay(context, db, venue, request.date);
  const result = evaluateSlot(day, criteria, request.time);
  const { code } = result.availability;
  if (code !== 'AVAILABLE') throw unavailableRefusal({ day, criteria, result, code });
  const promoCodes = await requirePromoCodes(db, venue, request);

  const cause = causeOf(principal, 'create-booking');
  const customer = await matchCustomer(
    context,
    db,
    principal,
    venue,
    cause,
    request.customer,
    requestedCustomer,
  );
  const booking = {
    ...newBooking(context, principal, venue, request, result, criteria, promoCodes),
    customerUuid: customer.uuid,
  };
  await applyTableMoves(context, db, venue, cause, booking, result.moves);
  await saveNewBooking(context, db, venue, cause, booking);
  await countBooking(context, db, principal, booking.uuid);
  const { hasGdprConsent, acceptsMarketing } = request.customer;
  await recordConsents(context, db, principal, venue, booking, {
    customerUuid: customer.uuid,
    hasGdprConsent,
    acceptsMarketing,
  });
  return viewBooking(context, db, principal, venue, booking);
}
