import type { BookingCustomerRequest } from '../../contract/partner/create-booking.ts';
import type { CreateWidgetBookingRequest } from '../../contract/widget/create-booking.ts';
import { windowWait } from '../../domain/attempt-limit.ts';
import { requireAvailable } from '../../domain/availability/refuse-unavailable.ts';
import { type GuestLimit, GuestLimitError } from '../../domain/rate-limit-error.ts';
import { Refusal } from '../../domain/refusal.ts';
import { listCountedAttemptTimes, saveAttempts, tidyAttempts } from '../../store/attempts.ts';
import { countOpenBookings } from '../../store/bookings.ts';
import { limitWrongPromoCodes } from '../availability/promo-code-limit.ts';
import { requirePromoCodes } from '../availability/promo-codes.ts';
import { requireAreaChoice } from '../availability/require-area-choice.ts';
import { readServiceDay } from '../availability/service-day.ts';
import { slotCriteria } from '../availability/slot-criteria.ts';
import { recordConsents } from '../customers/consent-records.ts';
import { matchCustomer } from '../customers/customer-matching.ts';
import { readGivenContact } from '../customers/own-contacts.ts';
import { requireRequestedCustomer } from '../customers/require-requested-customer.ts';
import { deleteHoldOfSecret } from '../holds/release-hold.ts';
import { changeOnce, type RenderedResponse, type RepeatableCall } from '../idempotency.ts';
import { networkOf, type Principal, requirePermission } from '../principal.ts';
import type { Tx, VerbTx } from '../tx.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { issueLinks, issueManageLinkAgain } from './manage-token.ts';
import { NEW_BOOKING, newBooking } from './new-booking.ts';
import { requireShownTerms } from './require-shown-terms.ts';
import { saveNewBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';

const HOUR_MS = 3_600_000;

/**
 * The `Retry-After` of a guest with too many open bookings. A constant, because the caller may only know the guest's email or
 * phone, and must not learn when the guest comes.
 */
const ASK_AGAIN_MS = 24 * HOUR_MS;

/**
 * POST /bookings. A CONFIRMED booking gets its tables at once or is refused. REQUESTED and
 * PENDING_WAIT_LIST_BOOKING need no table. Not checked for them: tables, pacing, stock (add-ons, high
 * chairs, strollers), the party sizes of shift and experience, manual confirmation, a required
 * experience. All other rules apply, including the number of tickets.
 * @throws Refusal with a code that the operation lists in `contract/partner/create-booking.ts`
 * @throws GuestLimitError if the guest has too many open bookings, or the client booked too often
 */
export async function createBooking(
  call: RepeatableCall,
  request: CreateWidgetBookingRequest,
): Promise<CreatedBooking> {
  requirePermission(call.principal, NEW_BOOKING.permission);
  const run = () =>
    changeOnce(call, NEW_BOOKING, async (tx) => {
      const view = await writeNewBooking(tx, request);
      return { ...view, ...(await issueLinks(tx, view)) };
    });
  const response = await limitWrongPromoCodes(call, request, { run });
  const manageLink = response.view
    ? response.view.manageLink
    : await issueManageLinkAgain(call, response);
  return { ...response, manageLink };
}

interface CreatedBooking extends RenderedResponse {
  /** As `issueLinks` issues it. */
  manageLink: string | null;
}

/**
 * Checks the availability and stores a new booking, inside an open write transaction; also used for the demo.
 * @throws Refusal as `createBooking`, SlotUnavailable
 */
export async function writeNewBooking(
  tx: VerbTx,
  request: CreateWidgetBookingRequest,
): Promise<BookingView> {
  const { db, venue } = tx;
  const criteria = slotCriteria(request);
  const { floorPlanAreaId } = criteria;
  requireAreaChoice(venue, { ...request, floorPlanAreaId });
  const requestedCustomer = await requireRequestedCustomer(
    tx,
    request.customer.uuid,
    'customer.uuid',
  );
  if (!request.customer.hasGdprConsent) {
    throw new Refusal(
      'CUSTOMER_GDPR_CONSENT_REQUIRED',
      'The customer must consent to the processing of their data. Ask for it, and send customer.hasGdprConsent as true once given.',
    );
  }

  await requireWithinBookingLimits(tx, request.customer);
  // Its table is free again for this booking, and stays with the diner if this booking is refused.
  if (request.holdSecret) await deleteHoldOfSecret(tx, request.holdSecret);
  const day = await readServiceDay(tx, request.date);
  const result = requireAvailable(day, criteria, request.time);
  const promoCodes = await requirePromoCodes(tx, request);

  const customer = await matchCustomer(tx, request.customer, requestedCustomer);
  const booking = {
    ...newBooking(tx, request, { ...promoCodes, criteria, result }),
    customerUuid: customer.uuid,
    ...(await readGivenContact(db, request.customer, requestedCustomer)),
  };
  requireShownTerms(venue, booking, request.shownTerms);
  await applyTableMoves(tx, booking, result.moves);
  await saveNewBooking(tx, booking);
  await countBooking(tx, booking.uuid);
  const { hasGdprConsent, acceptsMarketing } = request.customer;
  await recordConsents(tx, booking, {
    customerUuid: customer.uuid,
    hasGdprConsent,
    acceptsMarketing,
  });
  return viewBooking(tx, booking);
}

/**
 * Throws if a new booking would exceed a limit: bookings per hour from one client network, or future
 * bookings of one email or phone. Limits only callers with `hasBookingLimits`.
 * @throws GuestLimitError
 */
async function requireWithinBookingLimits(
  { context, db, principal, venue }: Tx<'principal' | 'venue'>,
  { email, phone }: BookingCustomerRequest,
): Promise<void> {
  if (!principal.capabilities.hasBookingLimits) return;
  const refuse = (limit: GuestLimit, waitMs: number) =>
    new GuestLimitError(limit, waitMs, {
      language: principal.language ?? venue.language,
      phone: venue.contact.phone,
    });

  const steadyNow = context.steadyNow();
  await tidyAttempts(db, steadyNow);
  // Writes the network's own row, so that its bookings at other venues wait for this one's commit.
  await saveAttempts(db, clientOf(principal), { count: 0, lastAt: steadyNow });
  const times = await listCountedAttemptTimes(db, clientOf(principal), steadyNow - HOUR_MS);
  const limit = { maxAttempts: context.bookingsPerHour, windowMs: HOUR_MS };
  const wait = windowWait(limit, times, steadyNow);
  if (wait > 0) throw refuse('BOOKINGS_PER_HOUR', wait);

  const contact = { email: email ?? null, phone: phone ?? null, now: context.now() };
  const open = await countOpenBookings(db, venue.accountId, contact);
  if (open >= venue.maxOpenBookingsPerGuest) throw refuse('OPEN_BOOKINGS', ASK_AGAIN_MS);
}

/** Counts a new booking for the hourly limit. */
async function countBooking(
  { context, db, principal }: Tx<'principal'>,
  bookingUuid: string,
): Promise<void> {
  if (!principal.capabilities.hasBookingLimits) return;
  const attempt = { count: 1, lastAt: context.steadyNow() };
  await saveAttempts(db, { ...clientOf(principal), target: bookingUuid }, attempt);
}

function clientOf(principal: Principal) {
  return { limitName: 'bookings', actor: networkOf(principal) };
}
