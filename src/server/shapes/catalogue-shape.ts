import type * as wire from '../../contract/catalogue.ts';
import { type Language, localize } from '../../domain/language.ts';
import type { AddOn, Experience, FloorPlanArea, Promo, Shift, Venue } from '../../domain/venue.ts';
import { sanitizeVenueHtml } from './venue-html.ts';

/** What a venue offers, in the reader's language, with its HTML sanitized. */

export function experienceShape(
  venue: Venue,
  experience: Experience,
  language: Language,
): wire.ExperienceBody {
  const areas = experience.floorPlanAreaIds.flatMap(
    (id) => venue.floorPlanAreas.find((area) => area.id === id) ?? [],
  );
  return {
    id: experience.id,
    name: localize(experience.name, language, venue.language),
    summary: sanitizeVenueHtml(localize(experience.summary, language, venue.language)),
    description: sanitizeVenueHtml(localize(experience.description, language, venue.language)),
    detailsUrl: experience.detailsUrl,
    images: [...experience.images],
    turnMinutes: experience.turnMinutes,
    isTimeLimited: experience.isTimeLimited,
    minBookingSize: experience.minBookingSize,
    maxBookingSize: experience.maxBookingSize,
    minTicketsPerBooking: experience.minTicketsPerBooking,
    paxPerTicket: experience.paxPerTicket,
    automaticTicketQuantity: experience.automaticTicketQuantity,
    pricePerTicket: experience.pricePerTicket,
    minAdvanceBookingMinutes: experience.minAdvanceBookingMinutes,
    firstBookingTime: experience.firstBookingTime,
    lastBookingTime: experience.lastBookingTime,
    groupId: experience.groupId,
    floorPlanAreas: areas.map(({ name }) => localize(name, language, venue.language)).join(', '),
    hasAddOns: experience.addOnGroupId !== null,
    currency: venue.currency,
  };
}

export function areaShape(
  venue: Venue,
  area: FloorPlanArea,
  language: Language,
): wire.FloorPlanAreaBody {
  return {
    id: area.id,
    name: localize(area.name, language, venue.language),
    summary: sanitizeVenueHtml(localize(area.summary, language, venue.language)),
    images: [...area.images],
  };
}

export function addOnShape(venue: Venue, addOn: AddOn, language: Language): wire.AddOnBody {
  return {
    id: addOn.id,
    name: localize(addOn.name, language, venue.language),
    summary: sanitizeVenueHtml(localize(addOn.summary, language, venue.language)),
    unitPrice: addOn.unitPrice,
    currency: venue.currency,
  };
}

export function shiftTypeShape(venue: Venue, shift: Shift, language: Language): wire.ShiftType {
  return { id: shift.id, name: localize(shift.name, language, venue.language) };
}

export function promoShape(
  venue: Venue,
  promo: Promo | null,
  language: Language,
): { name: string; id: number } | null {
  return promo && { name: localize(promo.name, language, venue.language), id: promo.id };
}
