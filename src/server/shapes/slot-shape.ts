import type * as wire from '../../contract/availability.ts';
import type { SlotAnswer } from '../../contract/partner/check-slot.ts';
import type { SlotAddOnsAnswer } from '../../contract/partner/check-slot-add-ons.ts';
import { findAddOnGroup, listOrderableAddOns } from '../../domain/availability/add-on-choice.ts';
import type { AddOnQuantity } from '../../domain/availability/availability.ts';
import {
  findRequestedExperienceIssue,
  type RequestedExperienceIssue,
} from '../../domain/availability/explain-experience.ts';
import type {
  SlotExplanation,
  Suggestion,
  UnavailabilityReason,
} from '../../domain/availability/slot-explanation/slot-explanation.ts';
import { type Language, localize } from '../../domain/language.ts';
import type { AddOn, AddOnGroup, Venue } from '../../domain/venue.ts';
import { type Instant, MS_PER_MINUTE, toZonedIso } from '../../domain/venue-time.ts';
import type { SlotView } from '../../operations/availability/check-slot.ts';
import { availabilityShape, serviceShiftShape, timeSlotShape } from './availability-shape.ts';
import { addOnShape, areaShape, experienceShape, promoShape } from './catalogue-shape.ts';
import { type DetailName, detailNameOf } from './detail-name.ts';
import { reasonText } from './reason-text.ts';
import { sanitizeVenueHtml } from './venue-html.ts';

/** One slot with the add-ons of its experience (…/add-ons). */
export function slotAddOnsShape(view: SlotView, language: Language): SlotAddOnsAnswer {
  const { experience } = view.result;
  return {
    ...slotShape(view, language),
    addOnGroup: groupShape(view, experience?.addOnGroupId ?? null, language),
  };
}

/** One slot with the add-ons of both levels. */
export function slotAnswerShape(view: SlotView, language: Language): SlotAnswer {
  const { shift, experience } = view.result;
  const ofShift = groupShape(view, shift?.addOnGroupId ?? null, language);
  const ofExperience = groupShape(view, experience?.addOnGroupId ?? null, language);
  return {
    ...slotShape(view, language),
    addOnGroups: [
      ...(ofShift ? [{ ...ofShift, level: 'SHIFT' as const }] : []),
      ...(ofExperience ? [{ ...ofExperience, level: 'EXPERIENCE' as const }] : []),
    ],
  };
}

function slotShape(view: SlotView, language: Language): Omit<SlotAddOnsAnswer, 'addOnGroup'> {
  const { day, result, criteria, promo, explanation } = view;
  const { venue } = day;
  const { experience, floorPlanArea } = result;
  const availability = availabilityShape(result.availability, detailOf(view), language);
  return {
    promo: promoShape(venue, promo, language),
    availability,
    accountId: venue.accountId,
    addOns: [...criteria.addOns, ...(criteria.experience?.addOns ?? [])].flatMap((requested) =>
      resolvedAddOn(view, requested, language),
    ),
    experience: experience && experienceShape(venue, experience, language),
    floorPlanArea: floorPlanArea && areaShape(venue, floorPlanArea, language),
    shift: serviceShiftShape(day, result.shift, language),
    timeSlot: timeSlotShape(day, result),
    workDay: { date: day.workDay },
    ...(explanation && {
      explanation: explanationShape(
        venue,
        { startAt: result.startAt, detail: availability.detail },
        explanation,
        language,
      ),
    }),
  };
}

/** Names the sentence for the slot; if the experience is not available, the one that says why. */
function detailOf({ day, criteria, result }: SlotView): DetailName {
  const { code } = result.availability;
  if (code !== 'EXPERIENCE_NOT_AVAILABLE') return detailNameOf(code, criteria.status);
  const issue = findRequestedExperienceIssue({ day, criteria, result });
  return issue ? EXPERIENCE_DETAILS[issue] : code;
}

const EXPERIENCE_DETAILS: Record<RequestedExperienceIssue, DetailName> = {
  UNKNOWN: 'EXPERIENCE_UNKNOWN',
  NOT_OFFERED: 'EXPERIENCE_NOT_AVAILABLE',
  PARTY: 'EXPERIENCE_NOT_AVAILABLE',
  TICKETS: 'EXPERIENCE_TICKETS',
  AREA: 'EXPERIENCE_AREA',
};

function resolvedAddOn(
  { day: { venue } }: SlotView,
  { id, quantity }: AddOnQuantity,
  language: Language,
): SlotAddOnsAnswer['addOns'] {
  const addOn = venue.addOnGroups.flatMap(({ addOns }) => addOns).find((one) => one.id === id);
  return addOn ? [{ ...addOnShape(venue, addOn, language), quantity }] : [];
}

function groupShape(
  view: SlotView,
  id: number | null,
  language: Language,
): wire.AddOnGroupBody | null {
  const { venue } = view.day;
  const group: AddOnGroup | null = findAddOnGroup(venue, id);
  if (!group) return null;
  const orderable = orderableAt(view, group);
  const availability = (isAvailable: boolean) => {
    const code = isAvailable ? 'AVAILABLE' : 'ADD_ON_NOT_AVAILABLE';
    const detail = isAvailable ? 'ORDERABLE' : 'NOT_ORDERABLE';
    return availabilityShape({ code, fallbackOptions: [] }, detail, language);
  };
  return {
    name: localize(group.name, language, venue.language),
    summary: sanitizeVenueHtml(localize(group.summary, language, venue.language)),
    minTotalQuantity: group.minTotalQuantity,
    maxTotalQuantity: group.maxTotalQuantity,
    maxTotalTypes: group.maxTotalTypes,
    addOns: group.addOns.map((addOn) => ({
      ...addOnShape(venue, addOn, language),
      minQuantity: addOn.minQuantity,
      maxQuantity: addOn.maxQuantity,
      minAdvanceBookingMinutes: addOn.minAdvanceBookingMinutes,
      availability: availability(orderable.includes(addOn)),
    })),
    availability: availability(orderable.length > 0),
  };
}

/** Empty if a clock change skips the time. */
function orderableAt({ day, result }: SlotView, group: AddOnGroup): AddOn[] {
  const { startAt, turnMinutes } = result;
  if (startAt === null) return [];
  return listOrderableAddOns(day, group, { startAt, endAt: startAt + turnMinutes * MS_PER_MINUTE });
}

/**
 * @param slot the explained one, with the sentence of its availability for a reason without numbers
 */
function explanationShape(
  venue: Venue,
  slot: { startAt: Instant | null; detail: string },
  { reason, suggestions }: SlotExplanation,
  language: Language,
): wire.SlotExplanationBody {
  const later = suggestions.find(({ startAt }) => slot.startAt !== null && startAt > slot.startAt);
  const text = reasonText(venue, reason, later?.startAt ?? null, language);
  return {
    reason: { code: reason.code, text: text ?? slot.detail, ...numbersOf(venue, reason) },
    suggestions: suggestions.map((suggestion) => suggestionShape(venue, suggestion, language)),
  };
}

function numbersOf(
  { timezone }: Venue,
  reason: UnavailabilityReason,
): Omit<wire.SlotExplanationBody['reason'], 'code' | 'text'> {
  const options = 'options' in reason ? reason.options : null;
  const combinations = options?.filter(({ tableIds }) => tableIds.length > 1) ?? [];
  const freeAt = 'freeAt' in reason ? reason.freeAt : null;
  return {
    limit: 'limit' in reason ? reason.limit : null,
    taken: 'taken' in reason ? reason.taken : null,
    minimum: 'minimum' in reason ? reason.minimum : null,
    tables: options && options.length - combinations.length,
    combinations: options && combinations.length,
    freeAt: freeAt === null ? null : toZonedIso(timezone, freeAt),
  };
}

function suggestionShape(
  venue: Venue,
  { change, time, criteria }: Suggestion,
  language: Language,
): wire.SlotExplanationBody['suggestions'][number] {
  const area = venue.floorPlanAreas.find(({ id }) => id === criteria.floorPlanAreaId);
  return {
    change,
    time,
    floorPlanArea: area
      ? { id: area.id, name: localize(area.name, language, venue.language) }
      : null,
    pax: criteria.pax,
    paxChildren: criteria.paxChildren,
    experienceTickets: criteria.experience?.tickets ?? null,
  };
}
