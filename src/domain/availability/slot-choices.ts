import type { Shift, Venue } from '../venue.ts';
import { offeredAreas } from './decide.ts';
import {
  type ExperienceWish,
  findOffered,
  isHeldIn,
  offeredAt,
  ticketsFor,
} from './experience-offer.ts';
import type { AvailabilityFilters, Wish } from './judgement.ts';
import type { ServiceSlot } from './service-slots.ts';
import type { Choice, Terms } from './terms.ts';

/**
 * What a day shows at a slot: one choice per area and experience. An area or an experience that the
 * wish names is shown wherever it is asked for, and judged; one that is only listed is shown where
 * it is offered. A filter leaves out the rest.
 */
export function choicesAt(
  { day: { venue }, wish, covers }: Terms,
  slot: ServiceSlot,
  filters: AvailabilityFilters,
): Choice[] {
  const areas = areasOf(slot, wish).filter((id) => passes(filters.floorPlanAreaIds, id));
  const experiences = experiencesOf(venue, slot, wish, filters, covers);
  return areas.flatMap((floorPlanAreaId) =>
    experiences
      .filter((experience) => {
        if (experience === null || experience === wish.experience) return true;
        const offered = findOffered(venue, slot, experience.id);
        return offered !== null && isHeldIn(offered, floorPlanAreaId);
      })
      .map((experience) => ({ floorPlanAreaId, experience })),
  );
}

/** Whether a filter shows a shift at all. */
export function passesShift({ shiftTypes }: AvailabilityFilters, { id }: Shift): boolean {
  return shiftTypes.length === 0 || shiftTypes.includes(id);
}

function areasOf({ shift }: ServiceSlot, wish: Wish): readonly (number | null)[] {
  return wish.floorPlanAreaId === null ? offeredAreas(shift) : [wish.floorPlanAreaId];
}

function experiencesOf(
  venue: Venue,
  slot: ServiceSlot,
  wish: Wish,
  { experienceIds }: AvailabilityFilters,
  covers: number,
): (ExperienceWish | null)[] {
  if (wish.experience) return passes(experienceIds, wish.experience.id) ? [wish.experience] : [];
  if (experienceIds.length === 0 && !slot.shift.isExperienceRequired) return [null];
  return offeredAt(venue, slot)
    .filter(({ id }) => passes(experienceIds, id))
    .map((experience) => ({
      id: experience.id,
      tickets: ticketsFor(experience, covers),
      addOns: [],
    }));
}

/** An empty filter lets everything pass; any other only what it names. */
function passes(filter: readonly number[], id: number | null): boolean {
  return filter.length === 0 || (id !== null && filter.includes(id));
}
