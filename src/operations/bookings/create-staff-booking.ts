import type { StaffBookingRequest } from '../../contract/staff/staff-booking-request.ts';
import { evaluateForStaff } from '../../domain/availability/evaluate-for-staff.ts';
import type { Booking } from '../../domain/booking.ts';
import { sentNotes } from '../../domain/booking-notes.ts';
import { validationError } from '../../domain/refusal.ts';
import { MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { requirePromoCodes } from '../availability/promo-codes.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import { slotCriteria } from '../availability/slot-criteria.ts';
import { recordConsents } from '../customers/consent-records.ts';
import { matchCustomer } from '../customers/customer-matching.ts';
import { readGivenContact } from '../customers/own-contacts.ts';
import { recordPrivacyNotice } from '../customers/privacy-notices.ts';
import { requireRequestedCustomer } from '../customers/require-requested-customer.ts';
import { changeOnce, type RenderedResponse, type RepeatableCall } from '../idempotency.ts';
import { requirePermission } from '../principal.ts';
import { withCause } from '../transactions.ts';
import type { VerbTx } from '../tx.ts';
import { endOverriddenOffers } from '../wait-list/overridden-offers.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { issuePolicySigningUrl } from './manage-token.ts';
import { NEW_BOOKING, newBooking } from './new-booking.ts';
import { requireMayExempt, requireRules } from './require-rules.ts';
import { requireTables } from './require-tables.ts';
import { saveNewBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';
import { tablesTakenRefusal } from './tables-taken-refusal.ts';

/**
 * POST /staff/v3/bookings: a booking that staff take by phone or at the door. Each rule of the venue that stands
 * against it is refused with its name, and can be set aside with `force`. A CONFIRMED booking for which no table is
 * found is taken without one if TABLE is set aside.
 * @throws Refusal see the endpoint's problems; RulesRefusal
 */
export async function createStaffBooking(
  call: RepeatableCall,
  request: StaffBookingRequest,
): Promise<RenderedResponse> {
  const { principal } = call;
  requirePermission(principal, NEW_BOOKING.permission);
  requireMayExempt(principal, null, request);
  const made = { ...NEW_BOOKING, at: request.at };
  return changeOnce(call, made, (tx) => writeStaffBooking(tx, request));
}

async function writeStaffBooking(tx: VerbTx, request: StaffBookingRequest): Promise<BookingView> {
  const { db, principal, venue } = tx;
  const { customer: guest, privacyTold } = request;
  const requested = await requireRequestedCustomer(tx, guest.uuid, 'customer.uuid');
  const isExemptFromPace = request.isExemptFromPace ?? false;
  const criteria = { ...slotCriteria(request), isExemptFromPace };
  const day = await readServiceDayForStaff(tx, request.date);
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
  const wanted = { tx, day, interval, tableIds: result.tableIds };
  const { force } = request;
  const forced = await requireRules(principal, result.broken, { force, tables: wanted });
  if (result.areTablesTaken) throw await tablesTakenRefusal(wanted);
  const promoCodes = await requirePromoCodes(tx, request);

  const forcing = withCause(tx, { forced });
  const acceptsMarketing = guest.acceptsMarketing ?? false;
  const hasGdprConsent = guest.hasGdprConsent ?? false;
  const sent = { ...guest, acceptsMarketing, hasGdprConsent };
  const customer = await matchCustomer(forcing, sent, requested);
  const common = { ...request, customer: sent };
  const booking: Booking = {
    ...newBooking(tx, common, { ...promoCodes, criteria, result }),
    customerUuid: customer.uuid,
    ...(await readGivenContact(db, guest, requested)),
    ...sentNotes(request, 'STAFF'),
    isHighlighted: request.isHighlighted ?? false,
    isExemptFromPace,
    hasFixedTables: tableIds !== null,
  };
  await applyTableMoves(forcing, booking, result.moves);
  await saveNewBooking(forcing, booking);
  await endOverriddenOffers(forcing, booking);
  if (privacyTold) {
    const notice = { customerUuid: customer.uuid, bookingUuid: booking.uuid, told: privacyTold };
    await recordPrivacyNotice(tx, notice);
  }
  await recordConsents(tx, booking, {
    customerUuid: customer.uuid,
    hasGdprConsent,
    acceptsMarketing,
  });
  const view = await viewBooking(tx, booking);
  // Staff pass the link on, where the guest has to sign a policy.
  const redirectUrl = (await issuePolicySigningUrl(tx, booking)) ?? venue.redirectUrl;
  return { ...view, redirectUrl };
}
