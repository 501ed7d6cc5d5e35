import type { Instant } from '../venue-time.ts';
import type { AvailabilityFilters, BookingCriteria, ServiceDay } from './availability.ts';
import { decide } from './decide.ts';
import {
  type Decision,
  type EvaluationContext,
  evaluationContextOf,
  type SlotChoice,
  withoutTables,
} from './evaluation-context.ts';
import { seatDirectly } from './seating/seat.ts';
import { type ServiceShift, type ServiceSlot, shiftsForGuests } from './service-slots.ts';
import { choicesAt, shiftPasses } from './slot-choices.ts';
import type { Steps } from './steps.ts';

export interface EvaluationOptions {
  /** Ignores this booking, such as the one that is being changed. */
  excludeBookingUuid?: string | null | undefined;
}

/** A slot with one way to book it. */
export interface Candidate {
  slot: ServiceSlot;
  choice: SlotChoice;
}

/** The available times of a choice that have been found, and the search for more, which yields null to pause. */
interface OpenTimes {
  found: Set<Instant>;
  more: Generator<Instant | null, void>;
}

/**
 * Evaluates one set of criteria on one work day. It makes each decision once and caches it, because slots
 * and fallback options need the same decisions.
 */
export class Evaluation {
  readonly context: EvaluationContext;
  readonly shifts: readonly ServiceShift[];
  /** The area and the experience of the criteria. */
  readonly requested: SlotChoice;
  readonly #decisions = new Map<ServiceSlot, Map<string, Decision>>();
  readonly #openTimes = new Map<string, OpenTimes>();

  constructor(day: ServiceDay, criteria: BookingCriteria, options: EvaluationOptions = {}) {
    this.context = evaluationContextOf(day, criteria, options.excludeBookingUuid ?? undefined);
    this.shifts = shiftsForGuests(day);
    const { floorPlanAreaId, experience } = criteria;
    this.requested = { floorPlanAreaId, experience };
  }

  /** The shifts of the day that pass the filters. */
  shiftsPassing(filters: AvailabilityFilters): ServiceShift[] {
    return this.shifts.filter(({ shift }) => shiftPasses(filters, shift));
  }

  /** Whether anything that passes the filters is available; stops at the first that is. */
  *findAnyAvailable(filters: AvailabilityFilters): Steps<boolean> {
    const slots = this.shiftsPassing(filters).flatMap((shift) => shift.slots);
    for (const slot of slots)
      for (const choice of choicesAt(this.context, slot, filters))
        if (this.isAvailableWithoutMoves(slot, choice)) return true;
    for (const slot of slots)
      for (const choice of choicesAt(this.context, slot, filters))
        if (yield* this.isAvailable(slot, choice)) return true;
    return false;
  }

  /**
   * The first of these that is available without moving other bookings; if none is, the first that is available with
   * moves, because searching for moves takes a thousand times as long.
   */
  *findFirst(candidates: readonly Candidate[]): Steps<Candidate | null> {
    for (const candidate of candidates)
      if (this.isAvailableWithoutMoves(candidate.slot, candidate.choice)) return candidate;
    for (const candidate of candidates)
      if (yield* this.isAvailable(candidate.slot, candidate.choice)) return candidate;
    return null;
  }

  /** Whether it is available even if no booking is moved to other tables. */
  isAvailableWithoutMoves(slot: ServiceSlot, choice: SlotChoice): boolean {
    const decision = decide(this.context, slot, choice, undefined, seatDirectly);
    return decision.code === 'AVAILABLE';
  }

  /** Whether exactly this choice is available at this slot. */
  *isAvailable(slot: ServiceSlot, choice: SlotChoice): Steps<boolean> {
    return (yield* this.decisionInSteps(slot, choice)).code === 'AVAILABLE';
  }

  /** The decision; FULL becomes more specific if only the area or the experience is full. */
  *refinedDecision(slot: ServiceSlot, choice: SlotChoice): Steps<Decision> {
    const decision = yield* this.decisionInSteps(slot, choice);
    if (decision.code !== 'FULL') return decision;
    if (yield* this.hasAnotherArea(slot, choice)) return withoutTables('AREA_NOT_AVAILABLE');
    const isOnlyExperienceFull =
      choice.experience !== null &&
      !slot.shift.isExperienceRequired &&
      (yield* this.findFirst([{ slot, choice: { ...choice, experience: null } }])) !== null;
    return isOnlyExperienceFull ? withoutTables('EXPERIENCE_NOT_AVAILABLE') : decision;
  }

  /** Whether the same choice is available in another area at the same time. */
  *hasAnotherArea(slot: ServiceSlot, choice: SlotChoice): Steps<boolean> {
    const others = slot.shift.floorPlanAreaIds
      .filter((floorPlanAreaId) => floorPlanAreaId !== choice.floorPlanAreaId)
      .map((floorPlanAreaId) => ({ slot, choice: { ...choice, floorPlanAreaId } }));
    return (yield* this.findFirst(others)) !== null;
  }

  /** Whether the same choice is available at another time of this work day. */
  *hasAnotherTime(startAt: Instant | null, choice: SlotChoice): Steps<boolean> {
    const key = keyOf(choice);
    let open = this.#openTimes.get(key);
    if (!open) {
      open = { found: new Set(), more: this.#searchOpenTimes(choice) };
      this.#openTimes.set(key, open);
    }
    const isOther = (time: Instant) => time !== startAt;
    while (![...open.found].some(isOther)) {
      const next = open.more.next();
      if (next.done === true) return false;
      if (next.value === null) yield;
      else open.found.add(next.value);
    }
    return true;
  }

  /** The available times, those that need no moves first: one of them is usually enough. Null is a pause. */
  *#searchOpenTimes(choice: SlotChoice): Generator<Instant | null, void> {
    const slots = this.shifts.flatMap((shift) => shift.slots);
    for (const slot of slots) if (this.isAvailableWithoutMoves(slot, choice)) yield slot.startAt;
    for (const slot of slots) {
      const { code } = this.decision(slot, choice);
      yield null;
      if (code === 'AVAILABLE') yield slot.startAt;
    }
  }

  /** As {@link decision}, with a pause after a new one. */
  *decisionInSteps(slot: ServiceSlot, choice: SlotChoice): Steps<Decision> {
    const isNew = !this.#decisions.get(slot)?.has(keyOf(choice));
    const decision = this.decision(slot, choice);
    if (isNew) yield;
    return decision;
  }

  /** The decision for exactly this choice, as `decide` makes it. */
  decision(slot: ServiceSlot, choice: SlotChoice): Decision {
    let decisions = this.#decisions.get(slot);
    if (!decisions) {
      decisions = new Map();
      this.#decisions.set(slot, decisions);
    }
    const key = keyOf(choice);
    let decision = decisions.get(key);
    if (!decision) {
      decision = decide(this.context, slot, choice);
      decisions.set(key, decision);
    }
    return decision;
  }
}

/** A cache key. It omits tickets and add-ons: for the same criteria, the experience determines them. */
export function keyOf({ floorPlanAreaId, experience }: SlotChoice): string {
  return `${floorPlanAreaId} ${experience?.id}`;
}
