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

export interface EvaluationOptions {
  /** Ignores this booking, such as the one that is being changed. */
  excludeBookingUuid?: string | null | undefined;
}

/** The available times of a choice that have been found, and the search for more. */
interface OpenTimes {
  found: Set<Instant>;
  more: Generator<Instant, void>;
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

  /**
   * Whether anything that passes the filters is available; stops at the first that is, and pauses after each
   * choice. Tries everything without moves first, because searching for moves takes a thousand times as
   * long.
   */
  *findAnyAvailable(filters: AvailabilityFilters): Generator<void, boolean> {
    const slots = this.shiftsPassing(filters).flatMap((shift) => shift.slots);
    for (const slot of slots)
      for (const choice of choicesAt(this.context, slot, filters))
        if (this.isAvailableWithoutMoves(slot, choice)) return true;
    for (const slot of slots)
      for (const choice of choicesAt(this.context, slot, filters)) {
        if (this.isAvailable(slot, choice)) return true;
        yield;
      }
    return false;
  }

  /** Whether it is available even if no booking is moved to other tables. */
  isAvailableWithoutMoves(slot: ServiceSlot, choice: SlotChoice): boolean {
    const decision = decide(this.context, slot, choice, undefined, seatDirectly);
    return decision.code === 'AVAILABLE';
  }

  /** Whether exactly this choice is available at this slot. */
  isAvailable(slot: ServiceSlot, choice: SlotChoice): boolean {
    return this.decision(slot, choice).code === 'AVAILABLE';
  }

  /** The decision; FULL becomes more specific if only the area or the experience is full. */
  refinedDecision(slot: ServiceSlot, choice: SlotChoice): Decision {
    const decision = this.decision(slot, choice);
    if (decision.code !== 'FULL') return decision;
    if (this.hasAnotherArea(slot, choice)) return withoutTables('AREA_NOT_AVAILABLE');
    const isOnlyExperienceFull =
      choice.experience !== null &&
      !slot.shift.isExperienceRequired &&
      this.isAvailable(slot, { ...choice, experience: null });
    return isOnlyExperienceFull ? withoutTables('EXPERIENCE_NOT_AVAILABLE') : decision;
  }

  /** Whether the same choice is available in another area at the same time. */
  hasAnotherArea(slot: ServiceSlot, choice: SlotChoice): boolean {
    return slot.shift.floorPlanAreaIds.some(
      (floorPlanAreaId) =>
        floorPlanAreaId !== choice.floorPlanAreaId &&
        this.isAvailable(slot, { ...choice, floorPlanAreaId }),
    );
  }

  /** Whether the same choice is available at another time of this work day. */
  hasAnotherTime(startAt: Instant | null, choice: SlotChoice): boolean {
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
      open.found.add(next.value);
    }
    return true;
  }

  /** The available times, those that need no moves first: one of them is usually enough. */
  *#searchOpenTimes(choice: SlotChoice): Generator<Instant, void> {
    const slots = this.shifts.flatMap((shift) => shift.slots);
    for (const slot of slots) if (this.isAvailableWithoutMoves(slot, choice)) yield slot.startAt;
    for (const slot of slots) if (this.isAvailable(slot, choice)) yield slot.startAt;
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
