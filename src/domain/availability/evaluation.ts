import type { Instant } from '../venue-time.ts';
import type { AvailabilityFilters, BookingCriteria, ServiceDay } from './availability.ts';
import { decide } from './decide.ts';
import {
  type Decision,
  type EvaluationContext,
  evaluationContextOf,
  type SlotChoice,
} from './evaluation-context.ts';
import { type ServiceShift, type ServiceSlot, serviceShifts } from './service-slots.ts';
import { choicesAt, passesShift } from './slot-choices.ts';

export interface EvaluationOptions {
  /** This booking counts as not there, as when it is the one being changed. */
  excludeBookingUuid?: string | null | undefined;
}

/**
 * One wish put to one day. It remembers what it decided, so that the slots of a day, the reasons
 * for a no and the ways around it are all told from the same decisions, each made once.
 */
export class Evaluation {
  readonly context: EvaluationContext;
  readonly shifts: readonly ServiceShift[];
  readonly #decisions = new Map<ServiceSlot, Map<string, Decision>>();
  readonly #openTimes = new Map<string, ReadonlySet<Instant>>();

  constructor(day: ServiceDay, criteria: BookingCriteria, options: EvaluationOptions = {}) {
    this.context = evaluationContextOf(day, criteria, options.excludeBookingUuid ?? undefined);
    this.shifts = serviceShifts(day.venue, day.workDay);
  }

  /** The shifts of the day that a filter leaves. */
  shiftsShown(filters: AvailabilityFilters): ServiceShift[] {
    return this.shifts.filter(({ shift }) => passesShift(filters, shift));
  }

  /** Whether anything that the day shows is to be had, found with as few decisions as it takes. */
  isOpen(filters: AvailabilityFilters): boolean {
    return this.shiftsShown(filters).some(({ slots }) =>
      slots.some((slot) =>
        choicesAt(this.context, slot, filters).some((choice) => this.isAvailable(slot, choice)),
      ),
    );
  }

  /** Whether this very choice is to be had at this slot. */
  isAvailable(slot: ServiceSlot, choice: SlotChoice): boolean {
    return this.#decided(slot, choice).code === 'AVAILABLE';
  }

  /** The decision; where a choice is full only by its area or its experience, it says so. */
  decisionOn(slot: ServiceSlot, choice: SlotChoice): Decision {
    const decision = this.#decided(slot, choice);
    if (decision.code !== 'FULL') return decision;
    if (this.hasAnotherArea(slot, choice)) return { code: 'AREA_NOT_AVAILABLE', seating: null };
    const isFullByExperience =
      choice.experience !== null &&
      !slot.shift.isExperienceRequired &&
      this.isAvailable(slot, { ...choice, experience: null });
    return isFullByExperience ? { code: 'EXPERIENCE_NOT_AVAILABLE', seating: null } : decision;
  }

  /** Whether the same choice is to be had in another area at the same time. */
  hasAnotherArea(slot: ServiceSlot, choice: SlotChoice): boolean {
    return slot.shift.floorPlanAreaIds.some(
      (floorPlanAreaId) =>
        floorPlanAreaId !== choice.floorPlanAreaId &&
        this.isAvailable(slot, { ...choice, floorPlanAreaId }),
    );
  }

  /** Whether the same choice is to be had at another time of this work day. */
  hasAnotherTime(startAt: Instant | null, choice: SlotChoice): boolean {
    const key = keyOf(choice);
    let open = this.#openTimes.get(key);
    if (!open) {
      open = this.#findOpenTimes(choice);
      this.#openTimes.set(key, open);
    }
    return open.size > (startAt !== null && open.has(startAt) ? 1 : 0);
  }

  /** The first two times: enough to know, of any time, whether there is another. */
  #findOpenTimes(choice: SlotChoice): ReadonlySet<Instant> {
    const open = new Set<Instant>();
    for (const slot of this.shifts.flatMap(({ slots }) => slots)) {
      if (this.isAvailable(slot, choice)) open.add(slot.startAt);
      if (open.size === 2) break;
    }
    return open;
  }

  #decided(slot: ServiceSlot, choice: SlotChoice): Decision {
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

/** Within one inquiry an experience always comes with the same tickets and add-ons. */
export function keyOf({ floorPlanAreaId, experience }: SlotChoice): string {
  return `${floorPlanAreaId} ${experience?.id}`;
}
