import type { AddOnGroup } from '../venue.ts';
import {
  type AddOnIssue,
  findAddOnGroup,
  findAddOnIssue,
  findShortAddOn,
} from './add-on-choice.ts';
import { findOffered, offeredAt } from './experience-offer.ts';
import {
  type Explanation,
  intervalOf,
  range,
  slotOf,
  type UnavailableSlot,
} from './explanation.ts';
import type { ServiceSlot } from './service-slots.ts';

/** The fields in which add-ons are sent, by whose they are. */
const OF_SHIFT = 'addOns';
const OF_EXPERIENCE = 'experience.addOns';

/** In words, why add-ons cannot be had as they were asked for. */
export function explainAddOns(request: UnavailableSlot): Explanation {
  const { day, result, criteria, changedBookingUuid } = request;
  const slot = slotOf(result);
  const interval = intervalOf(result);
  if (!slot || !interval) return { reason: 'cannot be booked with these add-ons' };
  const groups = groupsAt(request, slot);
  const ofExperience = criteria.experience?.addOns ?? [];
  const { startAt } = slot;

  const shiftIssue = findAddOnIssue(groups.ofShift, criteria.addOns, startAt, day.now);
  const issue = shiftIssue ?? findAddOnIssue(groups.ofExperience, ofExperience, startAt, day.now);
  if (issue) {
    const isOfShift = shiftIssue !== null;
    const explanation =
      issue.kind === 'NOT_OFFERED'
        ? explainMisplaced(request, slot, issue.id, isOfShift)
        : explainLimit(issue, isOfShift ? OF_SHIFT : OF_EXPERIENCE);
    // The add-ons of a booking go with it; only day, time and party can change.
    return changedBookingUuid ? { reason: explanation.reason } : explanation;
  }
  const short = findShortAddOn(
    day,
    [...criteria.addOns, ...ofExperience],
    interval,
    changedBookingUuid,
  );
  if (!short) return { reason: 'cannot be booked with these add-ons' };
  const reason = `has ${short.left === 0 ? 'none' : `only ${short.left}`} left of the add-on ${short.addOn.id}`;
  return short.left === 0 || changedBookingUuid
    ? { reason }
    : { reason, advice: `Send a quantity of at most ${short.left}.` };
}

function groupsAt({ day: { venue }, criteria }: UnavailableSlot, slot: ServiceSlot) {
  const experience = criteria.experience && findOffered(venue, slot, criteria.experience.id);
  return {
    ofShift: findAddOnGroup(venue, slot.shift.addOnGroupId),
    ofExperience: findAddOnGroup(venue, experience?.addOnGroupId ?? null),
  };
}

/** An add-on that is not offered at its level: perhaps it is at the other, or with an experience. */
function explainMisplaced(
  { day: { venue }, criteria }: UnavailableSlot,
  slot: ServiceSlot,
  id: number,
  isOfShift: boolean,
): Explanation {
  const occupancies = (group: AddOnGroup | null) =>
    group?.addOns.some((one) => one.id === id) === true;
  const offering = offeredAt(venue, slot).find((experience) =>
    occupancies(findAddOnGroup(venue, experience.addOnGroupId)),
  );
  if (isOfShift && offering) {
    return criteria.experience?.id === offering.id
      ? {
          reason: `takes the add-on ${id} with its experience`,
          advice: `Send it in ${OF_EXPERIENCE}.`,
        }
      : {
          reason: `takes the add-on ${id} with an experience only`,
          advice: `Send it in ${OF_EXPERIENCE}, with the experience ${offering.id}.`,
        };
  }
  if (!isOfShift && occupancies(findAddOnGroup(venue, slot.shift.addOnGroupId))) {
    return {
      reason: `takes the add-on ${id} with the shift, not with an experience`,
      advice: `Send it in ${OF_SHIFT}.`,
    };
  }
  return {
    reason: 'cannot be booked with an add-on that is not offered then',
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
    case 'NOTICE': {
      const { id, minAdvanceBookingMinutes } = issue.addOn;
      return {
        reason: `is too soon for the add-on ${id}, which is ordered ${minAdvanceBookingMinutes} minutes before`,
      };
    }
    case 'TOTAL': {
      const { minTotalQuantity, maxTotalQuantity } = issue.group;
      return {
        reason: `cannot be booked with this number of add-ons in ${field}`,
        advice: `Send ${range(minTotalQuantity, maxTotalQuantity)} in all.`,
      };
    }
    case 'TYPES':
      return {
        reason: `cannot be booked with so many different add-ons in ${field}`,
        advice: `Send ${range(1, issue.group.maxTotalTypes)} of them.`,
      };
  }
}
