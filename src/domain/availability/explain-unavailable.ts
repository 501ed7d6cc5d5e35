import { addDays, workDayOf } from '../venue-time.ts';
import { findOfferedExperience } from './experience-offer.ts';
import { explainAddOns } from './explain-add-ons.ts';
import { explainExperience, explainRequired } from './explain-experience.ts';
import {
  type Explanation,
  either,
  intervalOf,
  slotOf,
  type UnavailableSlot,
} from './explanation.ts';
import { highChairsLeft, strollersLeft } from './stock.ts';

/** Says why a slot is unavailable, as specifically as possible. */
export function explain(unavailable: UnavailableSlot): Explanation {
  const { day, result, code } = unavailable;
  const { shift } = result;
  switch (code) {
    case 'PAST':
      return { reason: 'is in the past' };
    case 'TOO_SOON':
      return {
        reason: `is too soon: bookings must be made at least ${minAdvanceMinutes(unavailable)} minutes before`,
      };
    case 'TOO_FAR_AHEAD': {
      const last = addDays(workDayOf(day.venue, day.now), day.venue.maxAdvanceDays);
      return { reason: `is too far ahead: bookings are open until ${last}` };
    }
    case 'CLOSED':
      return { reason: 'is not a time at which the venue takes bookings' };
    case 'FULL':
      return { reason: 'is fully booked for this party' };
    case 'PARTY_TOO_SMALL':
      return { reason: `is for parties of ${shift?.minCovers} or more` };
    case 'PARTY_TOO_LARGE':
      return { reason: `is for parties of ${shift?.maxCovers} or fewer` };
    case 'MANUAL_CONFIRMATION':
      return { reason: 'must be confirmed by the venue' };
    case 'EXPERIENCE_REQUIRED':
      return explainRequired(unavailable);
    case 'EXPERIENCE_NOT_AVAILABLE':
      return explainExperience(unavailable);
    case 'AREA_NOT_AVAILABLE':
      return explainArea(unavailable);
    case 'ADD_ON_NOT_AVAILABLE':
      return explainAddOns(unavailable);
    case 'HIGH_CHAIRS_NOT_AVAILABLE':
      return explainStock(unavailable, highChairsLeft, 'high chairs', 'highChairs');
    case 'STROLLERS_NOT_AVAILABLE':
      return explainStock(unavailable, strollersLeft, 'places for strollers', 'strollers');
  }
}

function minAdvanceMinutes({ day: { venue }, criteria, result }: UnavailableSlot): number {
  const slot = slotOf(result);
  const experience =
    slot && criteria.experience && findOfferedExperience(venue, slot, criteria.experience.id);
  return Math.max(venue.minAdvanceMinutes, experience?.minAdvanceBookingMinutes ?? 0);
}

function explainArea({ day, criteria, result }: UnavailableSlot): Explanation {
  const closed = day.limits?.closedAreaIds ?? [];
  const areaIds = (result.shift?.floorPlanAreaIds ?? []).filter((id) => !closed.includes(id));
  if (areaIds.length === 0) {
    return {
      reason: 'does not let guests choose an area',
      advice: 'Send null as floorPlanAreaId.',
    };
  }
  const advice = `Send ${either(areaIds)} as floorPlanAreaId.`;
  if (criteria.floorPlanAreaId === null) {
    return { reason: 'can only be booked with an area', advice };
  }
  if (!areaIds.includes(criteria.floorPlanAreaId)) {
    return { reason: 'is not offered in this area', advice };
  }
  return { reason: 'is fully booked in this area' };
}

function explainStock(
  { day, result, changedBookingUuid }: UnavailableSlot,
  countLeft: typeof highChairsLeft,
  name: string,
  field: string,
): Explanation {
  const interval = intervalOf(result);
  const left = interval && countLeft(day, interval.startAt, interval.endAt, changedBookingUuid);
  if (!left) return { reason: `has no ${name} left` };
  return {
    reason: `has only ${left} ${name} left`,
    advice: `Send at most ${left} as ${field}.`,
  };
}
