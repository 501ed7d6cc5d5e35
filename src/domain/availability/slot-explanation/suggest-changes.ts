import type { Venue } from '../../venue.ts';
import { type Instant, MS_PER_MINUTE, type WallTime } from '../../venue-time.ts';
import type { BookingCriteria, SlotResult } from '../availability.ts';
import { offeredAreas } from '../decide.ts';
import { type Candidate, Evaluation, type EvaluationOptions } from '../evaluation.ts';
import type { SlotChoice } from '../evaluation-context.ts';
import { allowedTickets } from '../experience-offer.ts';
import { coversOf } from '../party.ts';
import { type ServiceSlot, slotsAt } from '../service-slots.ts';
import type { Steps } from '../steps.ts';
import type { Suggestion } from './slot-explanation.ts';

const MAX_MINUTES_AWAY = 120;
const MAX_AREAS = 3;

/**
 * The smallest changes that make an unavailable slot available, by the same decision as `slotInSteps`: up to
 * three other areas, the nearest earlier and the nearest later time of the work day within two hours (one
 * that takes moves only if no other helps), and one guest less. In the order of the fallback options: another
 * area keeps the time.
 */
export function* suggestChanges(
  evaluation: Evaluation,
  { time, startAt }: Pick<SlotResult, 'time' | 'startAt'>,
  options: EvaluationOptions,
): Steps<Suggestion[]> {
  // On such a day nothing is available, and a time that a clock change skips has none near it.
  if (evaluation.context.dayCode !== null || startAt === null) return [];
  return [
    ...(yield* suggestAreas(evaluation, time)),
    ...(yield* suggestTimes(evaluation, startAt)),
    ...(yield* suggestSmallerParty(evaluation, time, options)),
  ];
}

function* suggestAreas(evaluation: Evaluation, time: WallTime): Steps<Suggestion[]> {
  const { requested, shifts } = evaluation;
  const others = slotsAt(shifts, time).flatMap((slot) =>
    offeredAreas(slot.shift)
      .filter((floorPlanAreaId) => floorPlanAreaId !== requested.floorPlanAreaId)
      .map((floorPlanAreaId) => ({ slot, choice: { ...requested, floorPlanAreaId } })),
  );
  const available: Candidate[] = [];
  for (const candidate of directFirst(evaluation, others)) {
    if (available.length === MAX_AREAS) break;
    const isKnown = available.some(
      ({ choice }) => choice.floorPlanAreaId === candidate.choice.floorPlanAreaId,
    );
    if (!isKnown && (yield* evaluation.isAvailable(candidate.slot, candidate.choice)))
      available.push(candidate);
  }
  return available.map((candidate) => suggestionOf(evaluation, 'AREA', candidate));
}

/** The nearer one first. */
function* suggestTimes(evaluation: Evaluation, startAt: Instant): Steps<Suggestion[]> {
  const minutesAway = (slot: ServiceSlot) => Math.abs(slot.startAt - startAt) / MS_PER_MINUTE;
  const others = evaluation.shifts
    .flatMap(({ slots }) => slots)
    .filter((slot) => slot.startAt !== startAt && minutesAway(slot) <= MAX_MINUTES_AWAY)
    .sort((a, b) => minutesAway(a) - minutesAway(b));
  const earlier = others.filter((slot) => slot.startAt < startAt);
  const later = others.filter((slot) => slot.startAt > startAt);
  const found: Candidate[] = [];
  for (const slots of [earlier, later]) {
    const first = yield* evaluation.findFirst(candidatesAt(evaluation, slots));
    if (first) found.push(first);
  }
  return found
    .sort((a, b) => minutesAway(a.slot) - minutesAway(b.slot))
    .map((candidate) => suggestionOf(evaluation, 'TIME', candidate));
}

function* suggestSmallerParty(
  { context: { day, criteria } }: Evaluation,
  time: WallTime,
  options: EvaluationOptions,
): Steps<Suggestion[]> {
  if (criteria.pax < 2) return [];
  const smaller = { ...criteria, pax: criteria.pax - 1 };
  const evaluation = new Evaluation(day, withTicketsFor(smaller, day.venue), options);
  const slots = slotsAt(evaluation.shifts, time);
  const found = yield* evaluation.findFirst(candidatesAt(evaluation, slots));
  return found ? [suggestionOf(evaluation, 'PARTY', found)] : [];
}

function candidatesAt(evaluation: Evaluation, slots: readonly ServiceSlot[]): Candidate[] {
  return slots.flatMap((slot) => areasFor(evaluation, slot).map((choice) => ({ slot, choice })));
}

/** The requested area; if none is chosen, those of the shift, since it may require one. */
function areasFor({ requested }: Evaluation, { shift }: ServiceSlot): SlotChoice[] {
  if (requested.floorPlanAreaId !== null) return [requested];
  return offeredAreas(shift).map((floorPlanAreaId) => ({ ...requested, floorPlanAreaId }));
}

function directFirst(evaluation: Evaluation, candidates: readonly Candidate[]): Candidate[] {
  const direct = candidates.filter(({ slot, choice }) =>
    evaluation.isAvailableWithoutMoves(slot, choice),
  );
  return [...direct, ...candidates.filter((candidate) => !direct.includes(candidate))];
}

/** The criteria with a number of tickets that is allowed for the party, if there is one. */
function withTicketsFor(criteria: BookingCriteria, venue: Venue): BookingCriteria {
  const { experience } = criteria;
  const offer = venue.experiences.find(({ id }) => id === experience?.id);
  const allowed = offer && allowedTickets(offer, coversOf(venue, criteria));
  if (!experience || !allowed) return criteria;
  const tickets = Math.min(Math.max(experience.tickets, allowed.min), allowed.max);
  return { ...criteria, experience: { ...experience, tickets } };
}

function suggestionOf(
  { context: { criteria } }: Evaluation,
  change: Suggestion['change'],
  { slot: { time, startAt }, choice }: Candidate,
): Suggestion {
  return {
    change,
    time,
    startAt,
    criteria: { ...criteria, floorPlanAreaId: choice.floorPlanAreaId },
  };
}
