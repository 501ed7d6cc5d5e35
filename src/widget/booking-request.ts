import { toJson } from '../client/to-json.ts';
import type { SlotAnswer, SlotRequest } from '../contract/availability.ts';
import type { Experience } from '../contract/catalogue.ts';
import type { CreateWidgetBookingRequest } from '../contract/widget-booking.ts';
import type { Language } from '../domain/language.ts';
import type { DetailsInput } from './details.ts';
import { addOnRequests, experienceRequest } from './extras.ts';
import { areaOf, type ChoosingTime, type Flow } from './flow.ts';
import { toE164 } from './phone.ts';
import type { Utm } from './utm.ts';

type Chosen = Extract<Flow, { step: 'area' | 'extras' | 'details' }>;

/** The question whether a chosen time is to be had, and with what. */
export function slotRequest(
  flow: Chosen | (ChoosingTime & { offer: NonNullable<ChoosingTime['offer']> }),
  experience: Experience | null,
  promoCode: string | null,
): SlotRequest {
  const { offer, party } = flow;
  // What is added is not part of the question, or every press would ask again.
  const asked = experienceRequest(
    experience,
    { tickets: flow.extras.tickets, quantities: {} },
    party,
  );
  return {
    ...party,
    status: offer.status,
    floorPlanAreaId: areaOf(offer, flow.areaId),
    experience: asked,
    ...(promoCode ? { promoCode } : {}),
  };
}

/** The booking that the diner asks for with everything chosen and typed. */
export function bookingRequest(chosen: {
  flow: Extract<Flow, { step: 'details' }>;
  slot: SlotAnswer;
  details: DetailsInput;
  country: string;
  language: Language;
  utm: Utm;
  clientReferenceId: string | null;
}): CreateWidgetBookingRequest {
  const { flow, slot, details } = chosen;
  const { offer, party, extras } = flow;
  return {
    customer: {
      name: details.name.trim(),
      email: details.email.trim() || null,
      phone: details.phone.trim() ? toE164(details.phone, chosen.country) : null,
      hasGdprConsent: details.hasGdprConsent,
      acceptsMarketing: details.acceptsMarketing,
      language: chosen.language,
    },
    date: offer.date,
    time: offer.time,
    ...party,
    status: offer.status,
    floorPlanAreaId: areaOf(offer, flow.areaId),
    experience: experienceRequest(slot.experience, extras, party),
    addOns: addOnRequests(extras, 'SHIFT'),
    customerSpecialRequests: details.customerSpecialRequests.trim() || null,
    hasAllergies: details.hasAllergies,
    allergiesDescription: details.hasAllergies ? details.allergiesDescription.trim() || null : null,
    specialOccasion: details.specialOccasion || null,
    needsAccessibleSeating: details.needsAccessibleSeating,
    hotelRoom: details.hotelRoom.trim() || null,
    highChairs: details.highChairs,
    strollers: details.strollers,
    promoCode: details.promoCode.trim() || null,
    redemptionCode: details.redemptionCode.trim() || null,
    ...chosen.utm,
    ...(chosen.clientReferenceId ? { clientReferenceId: chosen.clientReferenceId } : {}),
  };
}

/** The same booking as a question, without the person: whoever was refused learns why. */
export function questionOf(body: CreateWidgetBookingRequest): SlotRequest {
  const { customer: _, clientReferenceId: __, ...question } = body;
  return question;
}

/** One booking that a diner means to make, under the key that keeps it one. */
export interface Attempt {
  content: string;
  idempotencyKey: string;
}

/** The same content keeps its key over all tries; anything else is another booking. */
export function attemptFor(
  previous: Attempt | null,
  body: CreateWidgetBookingRequest,
  newKey: () => string,
): Attempt {
  const content = toJson(body);
  return previous?.content === content ? previous : { content, idempotencyKey: newKey() };
}
