import type { AddOnGroup } from '../venue.ts';
import { addDays, workDayOf } from '../venue-time.ts';
import {
  type AddOnIssue,
  findAddOnGroup,
  findAddOnIssue,
  findAddOnShortage,
} from './add-on-choice.ts';
import { findOfferedExperience, offeredExperiences } from './experience-offer.ts';
import { explainExperience, explainRequired } from './explain-experience.ts';
import {
  type Explanation,
  either,
  intervalOf,
  range,
  slotOf,
  type UnavailableSlot,
} from './explanation.ts';
import type { ServiceSlot } from './service-slots.ts';
import { highChairsLeft, strollersLeft } from './stock.ts';

/** The request fields of the shift's and of the experience's add-ons. */
const SHIFT_FIELD = 'addOns';

const EXPERIENCE_FIELD = 'experience.addOns';

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

/** Says why the requested add-ons cannot be booked. */
function explainAddOns(unavailable: UnavailableSlot): Explanation {
  const { day, result, criteria, changedBookingUuid } = unavailable;
  const slot = slotOf(result);
  const interval = intervalOf(result);
  if (!slot || !interval) return { reason: 'cannot be booked with these add-ons' };
  const groups = groupsAt(unavailable, slot);
  const ofExperience = criteria.experience?.addOns ?? [];
  const { startAt } = slot;

  const shiftIssue = findAddOnIssue(groups.ofShift, criteria.addOns, startAt, day.now);
  const issue = shiftIssue ?? findAddOnIssue(groups.ofExperience, ofExperience, startAt, day.now);
  if (issue) {
    const isOfShift = shiftIssue !== null;
    const explanation =
      issue.kind === 'NOT_OFFERED'
        ? explainNotOffered(unavailable, slot, issue.id, isOfShift)
        : explainLimit(issue, isOfShift ? SHIFT_FIELD : EXPERIENCE_FIELD);
    // A change keeps the booking's add-ons, so there is nothing else to send.
    return changedBookingUuid ? { reason: explanation.reason } : explanation;
  }
  const shortage = findAddOnShortage(
    day,
    [...criteria.addOns, ...ofExperience],
    interval,
    changedBookingUuid,
  );
  if (!shortage) return { reason: 'cannot be booked with these add-ons' };
  const { addOn, left } = shortage;
  const reason = `has ${left === 0 ? 'none' : `only ${left}`} of add-on ${addOn.id} left`;
  return left < addOn.minQuantity || left === 0 || changedBookingUuid
    ? { reason }
    : { reason, advice: `Send a quantity of at most ${left}.` };
}

function groupsAt({ day: { venue }, criteria }: UnavailableSlot, slot: ServiceSlot) {
  const experience =
    criteria.experience && findOfferedExperience(venue, slot, criteria.experience.id);
  return {
    ofShift: findAddOnGroup(venue, slot.shift.addOnGroupId),
    ofExperience: findAddOnGroup(venue, experience?.addOnGroupId ?? null),
  };
}

/** Says that an add-on is not offered, or where it belongs if it was sent in the wrong field. */
function explainNotOffered(
  { day: { venue }, criteria }: UnavailableSlot,
  slot: ServiceSlot,
  id: number,
  isOfShift: boolean,
): Explanation {
  const contains = (group: AddOnGroup | null) =>
    group?.addOns.some((one) => one.id === id) === true;
  const offering = offeredExperiences(venue, slot).find((experience) =>
    contains(findAddOnGroup(venue, experience.addOnGroupId)),
  );
  if (isOfShift && offering) {
    return criteria.experience?.id === offering.id
      ? {
          reason: `offers the add-on ${id} as part of the experience`,
          advice: `Send it in ${EXPERIENCE_FIELD}.`,
        }
      : {
          reason: `offers the add-on ${id} only with an experience`,
          advice: `Send it in ${EXPERIENCE_FIELD}, with the experience ${offering.id}.`,
        };
  }
  if (!isOfShift && contains(findAddOnGroup(venue, slot.shift.addOnGroupId))) {
    return {
      reason: `offers the add-on ${id} with the shift, not with an experience`,
      advice: `Send it in ${SHIFT_FIELD}.`,
    };
  }
  return {
    reason: 'does not offer all of these add-ons',
    advice: "Take add-ons from addOnGroups of the slot's availability.",
  };
}

function explainLimit(
  issue: Exclude<AddOnIssue, { kind: 'NOT_OFFERED' }>,
  field: string,
): Explanation {
  switch (issue.kind) {
    case 'QUANTITY': {
      const { id, minQuantity, maxQuantity } = issue.addOn;
      return {
        reason: `cannot be booked with this quantity of the add-on ${id}`,
        advice: `Send a quantity of ${range(minQuantity, maxQuantity)}.`,
      };
    }
    case 'MIN_ADVANCE': {
      const { id, minAdvanceBookingMinutes } = issue.addOn;
      return {
        reason: `is too soon for the add-on ${id}, which must be ordered at least ${minAdvanceBookingMinutes} minutes before`,
      };
    }
    case 'TOTAL': {
      const { minTotalQuantity, maxTotalQuantity } = issue.group;
      return {
        reason: `cannot be booked with this number of add-ons in ${field}`,
        advice: `Send ${range(minTotalQuantity, maxTotalQuantity)} in total.`,
      };
    }
    case 'TYPES': {
      const { maxTotalTypes } = issue.group;
      return {
        reason: `cannot be booked with this many different add-ons in ${field}`,
        advice: `Send at most ${maxTotalTypes} different ${maxTotalTypes === 1 ? 'add-on' : 'add-ons'}.`,
      };
    }
  }
}
