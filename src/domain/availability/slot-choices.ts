import type { Shift, Venue } from '../venue.ts';
import type { AvailabilityFilters, BookingCriteria } from './availability.ts';
import { offeredAreas } from './decide.ts';
import type { EvaluationContext, SlotChoice } from './evaluation-context.ts';
import {
  type ExperienceSelection,
  findOfferedExperience,
  isHeldIn,
  offeredExperiences,
  ticketsFor,
} from './experience-offer.ts';
import type { ServiceSlot } from './service-slots.ts';

/**
 * The choices that a day lists for a slot: one per area that passes the filter. If
 * experiences are filtered, or the shift requires one, there is a choice per area and experience instead.
 * An area or experience named in the criteria is listed even where it is not offered.
 */
export function choicesAt(
  { day: { venue }, criteria, covers }: EvaluationContext,
  slot: ServiceSlot,
  filters: AvailabilityFilters,
): SlotChoice[] {
  const areas = areasOf(slot, criteria).filter((id) => passes(filters.floorPlanAreaIds, id));
  const experiences = experiencesOf(venue, slot, criteria, filters, covers);
  return areas.flatMap((floorPlanAreaId) =>
    experiences
      .filter((experience) => {
        if (experience === null || experience === criteria.experience) return true;
        const offered = findOfferedExperience(venue, slot, experience.id);
        return offered !== null && isHeldIn(offered, floorPlanAreaId);
      })
      .map((experience) => ({ floorPlanAreaId, experience })),
  );
}

/** Whether a shift passes the filters. A shift's id is its shift type. */
export function shiftPasses({ shiftTypes }: AvailabilityFilters, { id }: Shift): boolean {
  return shiftTypes.length === 0 || shiftTypes.includes(id);
}

function areasOf({ shift }: ServiceSlot, criteria: BookingCriteria): readonly (number | null)[] {
  return criteria.floorPlanAreaId === null ? offeredAreas(shift) : [criteria.floorPlanAreaId];
}

function experiencesOf(
  venue: Venue,
  slot: ServiceSlot,
  criteria: BookingCriteria,
  { experienceIds }: AvailabilityFilters,
  covers: number,
): (ExperienceSelection | null)[] {
  if (criteria.experience) {
    return passes(experienceIds, criteria.experience.id) ? [criteria.experience] : [];
  }
  if (experienceIds.length === 0 && !slot.shift.isExperienceRequired) return [null];
  return offeredExperiences(venue, slot)
    .filter(({ id }) => passes(experienceIds, id))
    .map((experience) => ({
      id: experience.id,
      tickets: ticketsFor(experience, covers),
      addOns: [],
    }));
}

/** An empty filter lets everything pass. */
function passes(filter: readonly number[], id: number | null): boolean {
  return filter.length === 0 || (id !== null && filter.includes(id));
}
