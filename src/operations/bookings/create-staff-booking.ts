import type { StaffBookingRequest } from '../../contract/staff/staff-booking-request.ts';
import { evaluateForStaff } from '../../domain/availability/evaluate-for-staff.ts';
import type { Booking } from '../../domain/booking.ts';
import { validationError } from '../../domain/refusal.ts';
import { MS_PER_MINUTE } from '../../domain/venue-time.ts';
import type { Db } from '../../store/store.ts';
import { requirePromoCodes } from '../availability/promo-codes.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import { slotCriteria } from '../availability/slot-criteria.ts';
import type { AppContext } from '../context.ts';
import { recordConsents } from '../customers/consent-records.ts';
import { matchCustomer } from '../customers/customer-matching.ts';
import { recordPrivacyNotice } from '../customers/privacy-notices.ts';
import { requireRequestedCustomer } from '../customers/require-requested-customer.ts';
import { type CreateOptions, type RenderedResponse, runIdempotently } from '../idempotency.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { endOverriddenOffers } from '../wait-list/overridden-offers.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { issuePolicySigningUrl } from './manage-token.ts';
import { newBooking } from './new-booking.ts';
import { requireMayExempt, requireRules } from './require-rules.ts';
import { requireTables } from './require-tables.ts';
import { saveNewBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';
import { tablesTakenRefusal } from './tables-taken.ts';
import { refuseIfTableTaken } from './taken-tables.ts';
import { requireTappedAt } from './tapped-at.ts';

/**
 * POST /staff/v3/bookings: a booking that staff take by phone or at the door. Each rule of the venue that stands
 * against it is refused with its name, and can be set aside with `force`. A CONFIRMED booking for which no table is
 * found is taken without one if TABLE is set aside.
 * @throws Refusal see the endpoint's problems; RulesRefusal
 */
export function createStaffBooking(
  context: AppContext,
  principal: Principal,
  request: StaffBookingRequest,
  options: CreateOptions,
): Promise<RenderedResponse> {
  requirePermission(principal, 'bookings:create');
  requireMayExempt(principal, null, request);
  return refuseIfTableTaken(
    runIdempotently(context, principal, 'create-booking', options, (db) =>
      writeStaffBooking(context, db, principal, request),
    ),
  );
}

async function writeStaffBooking(
  context: AppContext,
  db: Db,
  principal: Principal,
  request: StaffBookingRequest,
): Promise<BookingView> {
  const venue = await requireVenue(context, db, principal.accountId);
  const tappedAt = requireTappedAt(request.at, context.now());
  const { customer: guest, privacyTold } = request;
  const requested = await requireRequestedCustomer(db, principal, guest.uuid, 'customer.uuid');
  const isExemptFromPace = request.isExemptFromPace ?? false;
  const criteria = { ...slotCriteria(request), isExemptFromPace };
  const day = await readServiceDayForStaff(context, db, venue, request.date);
  const tableIds = request.tables ? requireTables(venue, request.tables) : null;
  const turnMinutes = request.turnMinutes ?? null;
  const result = evaluateForStaff(day, criteria, request.time, { turnMinutes, tableIds });
  if (!result)
    throw validationError({
      parameter: 'time',
      reason: 'does not exist on that day: a clock change skips it',
    });
  const { startAt } = result;
  const interval = { startAt, endAt: startAt + result.turnMinutes * MS_PER_MINUTE };
  const wanted = { db, principal, day, interval, tableIds: result.tableIds };
  const forced = await requireRules(principal, result.broken, request.force, wanted);
  if (result.areTablesTaken) throw await tablesTakenRefusal(wanted);
  const promoCodes = await requirePromoCodes(db, venue, request);

  const cause = causeOf(principal, 'create-booking', { tappedAt, forced });
  const acceptsMarketing = guest.acceptsMarketing ?? false;
  const hasGdprConsent = guest.hasGdprConsent ?? false;
  const sent = { ...guest, acceptsMarketing, hasGdprConsent };
  const customer = await matchCustomer(context, db, principal, venue, cause, sent, requested);
  const common = { ...request, customer: sent };
  const booking: Booking = {
    ...newBooking(context, principal, venue, common, result, criteria, promoCodes),
    customerUuid: customer.uuid,
    privateNotes: request.privateNotes ?? null,
    isHighlighted: request.isHighlighted ?? false,
    isExemptFromPace,
    hasFixedTables: tableIds !== null,
  };
  await applyTableMoves(context, db, venue, cause, booking, result.moves);
  await saveNewBooking(context, db, venue, cause, booking);
  await endOverriddenOffers(context, db, venue, cause, booking);
  if (privacyTold) {
    const notice = { customerUuid: customer.uuid, bookingUuid: booking.uuid, told: privacyTold };
    await recordPrivacyNotice(context, db, principal, venue, notice);
  }
  await recordConsents(context, db, principal, venue, booking, {
    customerUuid: customer.uuid,
    hasGdprConsent,
    acceptsMarketing,
  });
  const view = await viewBooking(context, db, principal, venue, booking);
  // Staff pass the link on, where the guest has to sign a policy.
  const redirectUrl = (await issuePolicySigningUrl(context, db, booking)) ?? venue.redirectUrl;
  return { ...view, redirectUrl };
}
