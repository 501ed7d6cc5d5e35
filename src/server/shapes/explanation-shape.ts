import type * as wire from '../../contract/availability.ts';
import type {
  SlotExplanation,
  Suggestion,
  UnavailabilityReason,
} from '../../domain/availability/slot-explanation/slot-explanation.ts';
import { type Language, localize } from '../../domain/language.ts';
import type { Venue } from '../../domain/venue.ts';
import { type Instant, toZonedIso } from '../../domain/venue-time.ts';
import { reasonText } from './reason-text.ts';

/**
 * @param slot the explained one, with the sentence of its availability for a reason without numbers
 */
export function explanationShape(
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
