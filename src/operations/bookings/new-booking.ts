import type { CreateWidgetBookingRequest } from '../../contract/widget/create-booking.ts';
import type { BookingCriteria, SlotResult } from '../../domain/availability/availability.ts';
import type { BookedAddOn, Booking } from '../../domain/booking.ts';
import { sentNotes } from '../../domain/booking-notes.ts';
import { localize } from '../../domain/language.ts';
import type { Venue } from '../../domain/venue.ts';
import type { PromoCodes } from '../availability/promo-codes.ts';
import type { Tx } from '../tx.ts';
import { newPolicyFor } from './booking-policy.ts';
import { bookingWithDefaults } from './booking-with-defaults.ts';

/** The change that creates a booking, for diners, partners and staff. */
export const NEW_BOOKING = { operation: 'create-booking', permission: 'bookings:create' } as const;

/** The slot of a new booking, and its codes. */
interface EvaluatedSlot extends PromoCodes {
  criteria: BookingCriteria;
  result: Pick<
    SlotResult,
    | 'shift'
    | 'startAt'
    | 'experience'
    | 'floorPlanArea'
    | 'turnMinutes'
    | 'isTimeLimited'
    | 'tableIds'
  >;
}

/** The record of a new booking at an available slot, still without its guest. */
export function newBooking(
  tx: Tx<'principal' | 'venue'>,
  request: CreateWidgetBookingRequest,
  { criteria, result, promo, redemption }: EvaluatedSlot,
): Booking {
  const { context, principal, venue } = tx;
  const { shift, startAt, experience, floorPlanArea } = result;
  if (!shift || startAt === null) throw new Error('Available slot without a shift or a start.');
  const language = request.customer.language ?? principal.language ?? venue.language;
  return {
    ...bookingWithDefaults(tx, shift, {
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
            // Its number within the booking, which has at most one experience.
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
    cancellationPolicy: newPolicyFor(context.now(), venue, {
      status: request.status,
      pax: request.pax,
      paxChildren: request.paxChildren,
      bookingAt: startAt,
      shiftId: shift.id,
      experienceId: experience?.id ?? null,
    }),
    isTimeLimited: result.isTimeLimited,
    ...sentNotes(request, 'GUEST'),
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
