import { toJson } from '../../client/to-json.ts';
import type { SlotRequest } from '../../contract/availability.ts';
import type { ExperienceBody } from '../../contract/catalogue.ts';
import type { SlotAnswer } from '../../contract/partner/check-slot.ts';
import type { CreateWidgetBookingRequest } from '../../contract/widget/create-booking.ts';
import { addOnRequests, experienceRequest } from '../../diner/chosen-extras.ts';
import { areaOf } from '../../diner/times/areas.ts';
import type { BookableTime } from '../../diner/times/bookable-times.ts';
import type { Language } from '../../domain/language.ts';
import type { UtmParameters } from '../utm.ts';
import type { DetailsInput } from './details.ts';
import type { Flow } from './flow.ts';

/** The flow with a chosen time, on any step. */
export type FlowWithTime = Extract<Flow, { date: string }> & { bookableTime: BookableTime };

/** The request that checks a chosen slot and returns its extras. */
export function slotRequestFromFlow(
  flow: FlowWithTime,
  experience: ExperienceBody | null,
  promoCode: string | null,
): SlotRequest {
  const { bookableTime, party, extras } = flow;
  return {
    ...party,
    status: bookableTime.status,
    floorPlanAreaId: areaOf(bookableTime, flow.areaId),
    // Without add-ons, so that a press of their steppers does not send another request.
    experience: experienceRequest(experience, { tickets: extras.tickets, quantities: {} }, party),
    ...(promoCode ? { promoCode } : {}),
  };
}

/** The request for the booking as chosen and typed. */
export function bookingRequest(chosen: {
  flow: Extract<Flow, { step: 'details' }>;
  slotAnswer: SlotAnswer;
  details: DetailsInput;
  language: Language;
  utm: UtmParameters;
  clientReferenceId: string | null;
}): CreateWidgetBookingRequest {
  const { flow, slotAnswer, details } = chosen;
  const { bookableTime, party, extras } = flow;
  return {
    customer: {
      name: details.name.trim(),
      email: details.email.trim() || null,
      phone: details.phone.trim() || null,
      hasGdprConsent: details.hasGdprConsent,
      acceptsMarketing: details.acceptsMarketing,
      language: chosen.language,
    },
    date: bookableTime.date,
    time: bookableTime.time,
    ...party,
    status: bookableTime.status,
    floorPlanAreaId: areaOf(bookableTime, flow.areaId),
    experience: experienceRequest(slotAnswer.experience, extras, party),
    // Those of the experience are in `experience`.
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

/** The fields of a refused booking that the slot check takes. */
export function slotRequestFromBooking(booking: CreateWidgetBookingRequest): SlotRequest {
  const { pax, paxChildren, status, floorPlanAreaId, experience } = booking;
  const { addOns, highChairs, strollers, promoCode, redemptionCode } = booking;
  const party = { pax, paxChildren, status, promoCode, redemptionCode };
  return { ...party, floorPlanAreaId, experience, addOns, highChairs, strollers };
}

/** A booking that the diner has tried to make, with its idempotency key. */
export interface Attempt {
  content: string;
  idempotencyKey: string;
}

/** Keeps the key of the previous attempt if the content is the same. */
export function attemptFor(
  previous: Attempt | null,
  body: CreateWidgetBookingRequest,
  newKey: () => string,
): Attempt {
  const content = toJson(body);
  return previous?.content === content ? previous : { content, idempotencyKey: newKey() };
}
