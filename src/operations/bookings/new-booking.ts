import type { CreateWidgetBookingRequest } from '../../contract/requests/create-booking.ts';
import type { BookingCriteria, SlotResult } from '../../domain/availability/availability.ts';
import { evaluateSlot } from '../../domain/availability/evaluate-slot.ts';
import { unavailableRefusal } from '../../domain/availability/refuse-unavailable.ts';
import type { BookedAddOn, Booking } from '../../domain/booking.ts';
import { localize } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { insertBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { type PromoCodes, requirePromoCodes } from '../availability/promo-codes.ts';
import { requireArea } from '../availability/require-area.ts';
import { readServiceDay } from '../availability/service-day.ts';
import { slotCriteria } from '../availability/slot-criteria.ts';
import type { AppContext } from '../context.ts';
import { recordConsents } from '../customers/consent-records.ts';
import { matchCustomer } from '../customers/customer-matching.ts';
import { requireRequestedCustomer } from '../customers/require-requested-customer.ts';
import type { Principal } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { countBooking, requireWithinBookingLimits } from './booking-limits.ts';
import { newPolicyFor } from './booking-policy.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { draftBooking } from './draft-booking.ts';

/** A request for a new booking. The widget API's has all fields of the partner API's, and one more. */
export type NewBookingRequest = CreateWidgetBookingRequest;

/** Checks the availability and stores a new booking, inside an open write transaction. */
export async function writeNewBooking(
  context: AppContext,
  db: Db,
  principal: Principal,
  request: NewBookingRequest,
): Promise<BookingView> {
  const venue = await requireVenue(context, db, principal.accountId);
  const criteria = slotCriteria(request);
  requireArea(venue, request.date, request.time, criteria.floorPlanAreaId);
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
  const day = await readServiceDay(context, db, venue, request.date);
  const result = evaluateSlot(day, criteria, request.time);
  const { code } = result.availability;
  if (code !== 'AVAILABLE') throw unavailableRefusal({ day, criteria, result, code });
  const codes = await requirePromoCodes(db, venue, request);

  const customer = await matchCustomer(
    context,
    db,
    principal,
    venue,
    request.customer,
    requestedCustomer,
  );
  const booking = {
    ...newBooking(context, principal, venue, request, result, criteria, codes),
    customerUuid: customer.uuid,
  };
  await insertBooking(db, booking);
  await countBooking(context, db, principal, booking.uuid);
  const { acceptsMarketing } = request.customer;
  await recordConsents(context, db, principal, venue, booking, {
    uuid: customer.uuid,
    acceptsMarketing,
  });
  return viewBooking(context, db, principal, venue, booking);
}

function newBooking(
  context: AppContext,
  principal: Principal,
  venue: Venue,
  request: NewBookingRequest,
  result: SlotResult,
  criteria: BookingCriteria,
  { promo, redemption }: PromoCodes,
): Booking {
  const { shift, startAt, experience, floorPlanArea } = result;
  if (!shift || startAt === null) throw new Error('Available slot without a shift or a start.');
  const language = request.customer.language ?? principal.language ?? venue.language;
  return {
    ...draftBooking(context, principal, venue, shift, {
      workDay: request.date,
      bookingAt: startAt,
      status: request.status,
      turnMinutes: result.turnMinutes,
      pax: request.pax,
      paxChildren: request.paxChildren,
    }),
    highChairs: criteria.highChairs,
    strollers: criteria.strollers,
    floorPlanAreaId: floorPlanArea?.id ?? null,
    floorPlanAreaName: floorPlanArea ? localize(floorPlanArea.name, venue.language) : null,
    promoId: promo?.id ?? null,
    promoName: promo ? localize(promo.name, venue.language) : null,
    product: redemption?.product ?? null,
    redemptionCode: redemption?.code ?? null,
    experience:
      experience && criteria.experience
        ? {
            id: 1,
            experienceId: experience.id,
            name: localize(experience.name, language, venue.language),
            tickets: criteria.experience.tickets,
            discount: 0,
            pricePerTicket: experience.pricePerTicket,
            currency: venue.currency,
          }
        : null,
    addOns: bookedAddOns(venue, criteria, language),
    cancellationPolicy: newPolicyFor(context, venue, {
      pax: request.pax,
      paxChildren: request.paxChildren,
      bookingAt: startAt,
      shiftId: shift.id,
      experienceId: experience?.id ?? null,
    }),
    isTimeLimited: result.isTimeLimited,
    customerName: request.customer.name,
    customerSpecialRequests: request.customerSpecialRequests ?? null,
    hasAllergies: request.hasAllergies ?? false,
    allergiesDescription: request.allergiesDescription ?? null,
    specialOccasion: request.specialOccasion ?? null,
    needsAccessibleSeating: request.needsAccessibleSeating ?? false,
    hotelRoom: request.hotelRoom ?? null,
    publicNotes: venue.texts.bookingNote
      ? localize(venue.texts.bookingNote, language, venue.language)
      : null,
    tableIds: result.tableIds ?? [],
    utm: {
      utmSource: request.utmSource,
      utmMedium: request.utmMedium,
      utmCampaign: request.utmCampaign,
      utmTerm: request.utmTerm,
      utmContent: request.utmContent,
    },
    clientReferenceId: request.clientReferenceId ?? null,
    language,
  };
}

/** The booked add-ons, both the shift's and the experience's, with their current names and prices. */
function bookedAddOns(
  venue: Venue,
  criteria: BookingCriteria,
  language: Booking['language'],
): BookedAddOn[] {
  const addOnsById = new Map(
    venue.addOnGroups.flatMap(({ addOns }) => addOns).map((a) => [a.id, a]),
  );
  return [...criteria.addOns, ...(criteria.experience?.addOns ?? [])].map(
    ({ id, quantity }, index) => {
      const addOn = addOnsById.get(id);
      if (!addOn) throw new Error(`Available slot without the add-on ${id}.`);
      return {
        id: index + 1,
        addOnId: id,
        name: localize(addOn.name, language, venue.language),
        unitPrice: addOn.unitPrice,
        currency: venue.currency,
        quantity,
      };
    },
  );
}
