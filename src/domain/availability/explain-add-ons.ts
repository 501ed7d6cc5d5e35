import type { AddOnGroup } from '../venue.ts';
import {
  type AddOnIssue,
  findAddOnGroup,
  findAddOnIssue,
  findAddOnShortage,
} from './add-on-choice.ts';
import { findOfferedExperience, offeredExperiences } from './experience-offer.ts';
import {
  type Explanation,
  intervalOf,
  range,
  slotOf,
  type UnavailableSlot,
} from './explanation.ts';
import type { ServiceSlot } from './service-slots.ts';

/** The request fields of the shift's and of the experience's add-ons. */
const SHIFT_FIELD = 'addOns';
const EXPERIENCE_FIELD = 'experience.addOns';

/** Says why the requested add-ons cannot be booked. */
export function explainAddOns(unavailable: UnavailableSlot): Explanation {
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
