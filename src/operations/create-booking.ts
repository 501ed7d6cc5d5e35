import type { CreateWidgetBookingRequest } from '../contract/widget-booking.ts';
import { judgeSlot } from '../domain/availability/judge-slot.ts';
import type { Seating, SlotJudgement, Wish } from '../domain/availability/judgement.ts';
import { unavailable } from '../domain/availability/refuse-unavailable.ts';
import type { BookedAddOn, Booking } from '../domain/booking.ts';
import { localize } from '../domain/language.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Promo, RedemptionCode, Venue } from '../domain/venue.ts';
import { insertBooking } from '../store/bookings.ts';
import { type Db, TableTaken } from '../store/store.ts';
import { type AnswerForm, answerOnce, type WrittenAnswer } from './answer-once.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { slotWish } from './check-slot.ts';
import { findPromo, findRedemptionCode } from './codes.ts';
import { draftBooking } from './draft-booking.ts';
import { type House, requireVenue } from './house.ts';
import { signingAddress } from './manage-token.ts';
import { matchCustomer } from './match-customer.ts';
import { moveToMakeRoom } from './move-tables.ts';
import { policyOf } from './policy-of.ts';
import { type Principal, permit } from './principal.ts';
import { requireArea } from './require-area.ts';
import { requireNamedCustomer } from './require-named-customer.ts';
import { readServiceDay } from './service-day.ts';

/**
 * POST /bookings. CONFIRMED takes its table here and now or fails; REQUESTED and
 * PENDING_WAIT_LIST_BOOKING ask for an open shift and take none.
 * @throws Refusal CUSTOMER_GDPR_CONSENT_REQUIRED, CUSTOMER_NOT_FOUND, NO_AVAILABLE_SLOT,
 *   BOOKING_AVAILABILITY_NOT_FOUND, BOOKING_AT_NOT_ALLOWED_TIME_WINDOW, VALIDATION_ERROR
 */
export async function createBooking(
  house: House,
  principal: Principal,
  request: CreateWidgetBookingRequest,
  form: AnswerForm,
): Promise<WrittenAnswer> {
  permit(principal, 'bookings:create');
  return refusingTakenTables(
    answerOnce(house, principal, 'create-booking', form, async (db) => {
      const view = await writeNewBooking(house, db, principal, request);
      const redirectUrl = view.venue.redirectUrl ?? (await signingAddress(house, db, view.booking));
      return { ...view, redirectUrl };
    }),
  );
}

/** Where the database itself refused a table, the loser learns the same as whoever came too late. */
export async function refusingTakenTables<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof TableTaken)) throw error;
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'The last table for this party was just taken. Ask the availability for other times.',
    );
  }
}

/** Decides and writes a new booking within a write transaction that is already open. */
export async function writeNewBooking(
  house: House,
  db: Db,
  principal: Principal,
  request: CreateWidgetBookingRequest,
): Promise<BookingView> {
  const venue = await requireVenue(house, db, principal.accountId);
  const wish = slotWish(request);
  requireArea(venue, request.date, request.time, wish.floorPlanAreaId);
  const named = await requireNamedCustomer(db, principal, request.customer.uuid, 'customer.uuid');
  if (!request.customer.hasGdprConsent) {
    throw new Refusal(
      'CUSTOMER_GDPR_CONSENT_REQUIRED',
      'The customer must agree to the processing of their data. Ask for it, and send customer.hasGdprConsent as true once given.',
    );
  }

  const day = await readServiceDay(house, db, venue, request.date);
  const judgement = judgeSlot(day, wish, request.time);
  if (judgement.availability.code !== 'AVAILABLE') throw unavailable({ day, wish, judgement });
  const codes = await requireCodes(db, venue, request);

  const customer = await matchCustomer(house, db, principal, venue, request.customer, named);
  const booking = bookingOf(house, principal, venue, request, judgement, wish, codes);
  if (judgement.seating) await moveToMakeRoom(house, db, venue.accountId, judgement.seating.moves);
  await insertBooking(db, { ...booking, customerUuid: customer.uuid });
  return viewBooking(house, db, principal, venue, { ...booking, customerUuid: customer.uuid });
}

interface Codes {
  promo: Promo | null;
  redemption: RedemptionCode | null;
}

/** @throws Refusal BOOKING_AVAILABILITY_NOT_FOUND where a code is unknown, over or used */
async function requireCodes(
  db: Db,
  venue: Venue,
  request: CreateWidgetBookingRequest,
): Promise<Codes> {
  const { promoCode, redemptionCode, date } = request;
  const promo = promoCode ? findPromo(venue, promoCode, date) : null;
  if (promoCode && !promo) throw codeRefused('promoCode');
  const redemption = redemptionCode
    ? await findRedemptionCode(db, venue, redemptionCode, date)
    : null;
  if (redemptionCode && !redemption) throw codeRefused('redemptionCode');
  return { promo, redemption };
}

function codeRefused(field: 'promoCode' | 'redemptionCode'): Refusal {
  return new Refusal(
    'BOOKING_AVAILABILITY_NOT_FOUND',
    `The ${field} is unknown, not valid on this day or already used. Book without it, or correct it.`,
  );
}

function bookingOf(
  house: House,
  principal: Principal,
  venue: Venue,
  request: CreateWidgetBookingRequest,
  judgement: SlotJudgement,
  wish: Wish,
  { promo, redemption }: Codes,
): Booking {
  const { shift, startAt, experience, floorPlanArea } = judgement;
  if (!shift || startAt === null) throw new Error('an available slot has a shift and a time');
  const language = request.customer.language ?? principal.language ?? venue.language;
  const seating: Seating | null = judgement.seating;
  return {
    ...draftBooking(house, principal, venue, shift, {
      workDay: request.date,
      bookingAt: startAt,
      status: request.status,
      turnMinutes: judgement.turnMinutes,
      pax: request.pax,
      paxChildren: request.paxChildren,
    }),
    highChairs: wish.highChairs,
    strollers: wish.strollers,
    floorPlanAreaId: floorPlanArea?.id ?? null,
    floorPlanAreaName: floorPlanArea ? localize(floorPlanArea.name, venue.language) : null,
    promoId: promo?.id ?? null,
    promoName: promo ? localize(promo.name, venue.language) : null,
    product: redemption?.product ?? null,
    redemptionCode: redemption?.code ?? null,
    experience:
      experience && wish.experience
        ? {
            id: 1,
            experienceId: experience.id,
            name: localize(experience.name, language, venue.language),
            tickets: wish.experience.tickets,
            discount: 0,
            pricePerTicket: experience.pricePerTicket,
            currency: venue.currency,
          }
        : null,
    addOns: bookedAddOns(venue, wish, language),
    cancellationPolicy: policyOf(house, venue, {
      pax: request.pax,
      paxChildren: request.paxChildren,
      bookingAt: startAt,
      shiftId: shift.id,
      experienceId: experience?.id ?? null,
    }),
    isTimeLimited: judgement.isTimeLimited,
    customerSpecialRequests: request.customerSpecialRequests ?? null,
    hasAllergies: request.hasAllergies ?? false,
    allergiesDescription: request.allergiesDescription ?? null,
    specialOccasion: request.specialOccasion ?? null,
    needsAccessibleSeating: request.needsAccessibleSeating ?? false,
    hotelRoom: request.hotelRoom ?? null,
    publicNotes: venue.texts.bookingNote
      ? localize(venue.texts.bookingNote, language, venue.language)
      : null,
    tableIds: seating?.tableIds ?? [],
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

/** The add-ons of shift and experience as they are booked: name and price of this moment. */
function bookedAddOns(venue: Venue, wish: Wish, language: Booking['language']): BookedAddOn[] {
  const known = new Map(venue.addOnGroups.flatMap(({ addOns }) => addOns).map((a) => [a.id, a]));
  return [...wish.addOns, ...(wish.experience?.addOns ?? [])].map(({ id, quantity }, index) => {
    const addOn = known.get(id);
    if (!addOn) throw new Error(`an available slot has the add-on ${id}`);
    return {
      id: index + 1,
      addOnId: id,
      name: localize(addOn.name, language, venue.language),
      unitPrice: addOn.unitPrice,
      currency: venue.currency,
      quantity,
    };
  });
}
