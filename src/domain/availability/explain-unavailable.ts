import { addDays, workDayOf } from '../venue-time.ts';
import { findOffered } from './experience-offer.ts';
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

/** What is the matter with a wish, as closely as the house knows. */
export function explain(asked: UnavailableSlot): Explanation {
  const { day, result } = asked;
  const { shift } = result;
  switch (result.availability.code) {
    case 'AVAILABLE':
      return { reason: 'was taken a moment ago' };
    case 'PAST':
      return { reason: 'is over' };
    case 'TOO_SOON':
      return { reason: `is too soon: bookings close ${noticeMinutes(asked)} minutes before` };
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
      return { reason: 'has to be confirmed by the venue' };
    case 'EXPERIENCE_REQUIRED':
      return explainRequired(asked);
    case 'EXPERIENCE_NOT_AVAILABLE':
      return explainExperience(asked);
    case 'AREA_NOT_AVAILABLE':
      return explainArea(asked);
    case 'ADD_ON_NOT_AVAILABLE':
      return explainAddOns(asked);
    case 'HIGH_CHAIRS_NOT_AVAILABLE':
      return explainStock(asked, highChairsLeft, 'high chairs', 'highChairs');
    case 'STROLLERS_NOT_AVAILABLE':
      return explainStock(asked, strollersLeft, 'places for strollers', 'strollers');
  }
}

function noticeMinutes({ day: { venue }, criteria, result }: UnavailableSlot): number {
  const slot = slotOf(result);
  const experience =
    slot && criteria.experience && findOffered(venue, slot, criteria.experience.id);
  return Math.max(venue.minAdvanceMinutes, experience?.minAdvanceBookingMinutes ?? 0);
}

function explainArea({ criteria, result }: UnavailableSlot): Explanation {
  const areaIds = result.shift?.floorPlanAreaIds ?? [];
  if (areaIds.length === 0) {
    return {
      reason: 'takes no wish for an area, since the venue chooses the table',
      advice: 'Send null as floorPlanAreaId.',
    };
  }
  if (criteria.floorPlanAreaId === null || !areaIds.includes(criteria.floorPlanAreaId)) {
    return {
      reason: 'is not offered in this area',
      advice: `Send ${either(areaIds)} as floorPlanAreaId.`,
    };
  }
  return { reason: 'is fully booked in this area' };
}

function explainStock(
  { day, result, changedBookingUuid }: UnavailableSlot,
  findLeft: typeof highChairsLeft,
  things: string,
  field: string,
): Explanation {
  const interval = intervalOf(result);
  const left = interval && findLeft(day, interval.startAt, interval.endAt, changedBookingUuid);
  if (!left) return { reason: `has no ${things} left` };
  return {
    reason: `has only ${left} ${things} left`,
    advice: `Send ${field} of at most ${left}.`,
  };
}
