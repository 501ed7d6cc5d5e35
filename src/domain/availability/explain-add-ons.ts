import type { AddOnGroup } from '../venue.ts';
import {
  type AddOnFault,
  findAddOnFault,
  findAddOnGroup,
  findShortAddOn,
} from './add-on-choice.ts';
import { findOffered, offeredAt } from './experience-offer.ts';
import { type Explanation, intervalOf, range, slotOf, type Unavailable } from './explanation.ts';
import type { ServiceSlot } from './service-slots.ts';

/** The fields in which add-ons are sent, by whose they are. */
const OF_SHIFT = 'addOns';
const OF_EXPERIENCE = 'experience.addOns';

/** In words, why add-ons cannot be had as they were asked for. */
export function explainAddOns(asked: Unavailable): Explanation {
  const { day, judgement, criteria, changing } = asked;
  const slot = slotOf(judgement);
  const interval = intervalOf(judgement);
  if (!slot || !interval) return { reason: 'cannot be booked with these add-ons' };
  const groups = groupsAt(asked, slot);
  const ofExperience = criteria.experience?.addOns ?? [];
  const { startAt } = slot;

  const faultOfShift = findAddOnFault(groups.ofShift, criteria.addOns, startAt, day.now);
  const fault = faultOfShift ?? findAddOnFault(groups.ofExperience, ofExperience, startAt, day.now);
  if (fault) {
    const isOfShift = faultOfShift !== null;
    const explanation =
      fault.kind === 'NOT_OFFERED'
        ? explainMisplaced(asked, slot, fault.id, isOfShift)
        : explainLimit(fault, isOfShift ? OF_SHIFT : OF_EXPERIENCE);
    // The add-ons of a booking go with it; only day, time and party can change.
    return changing ? { reason: explanation.reason } : explanation;
  }
  const short = findShortAddOn(day, [...criteria.addOns, ...ofExperience], interval, changing);
  if (!short) return { reason: 'cannot be booked with these add-ons' };
  const reason = `has ${short.left === 0 ? 'none' : `only ${short.left}`} left of the add-on ${short.addOn.id}`;
  return short.left === 0 || changing
    ? { reason }
    : { reason, advice: `Send a quantity of at most ${short.left}.` };
}

function groupsAt({ day: { venue }, criteria }: Unavailable, slot: ServiceSlot) {
  const experience = criteria.experience && findOffered(venue, slot, criteria.experience.id);
  return {
    ofShift: findAddOnGroup(venue, slot.shift.addOnGroupId),
    ofExperience: findAddOnGroup(venue, experience?.addOnGroupId ?? null),
  };
}

/** An add-on that is not offered at its level: perhaps it is at the other, or with an experience. */
function explainMisplaced(
  { day: { venue }, criteria }: Unavailable,
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
  fault: Exclude<AddOnFault, { kind: 'NOT_OFFERED' }>,
  field: string,
): Explanation {
  switch (fault.kind) {
    case 'QUANTITY': {
      const { id, minQuantity, maxQuantity } = fault.addOn;
      return {
        reason: `cannot be booked with this quantity of the add-on ${id}`,
        advice: `Send a quantity of ${range(minQuantity, maxQuantity)}.`,
      };
    }
    case 'NOTICE': {
      const { id, minAdvanceBookingMinutes } = fault.addOn;
      return {
        reason: `is too soon for the add-on ${id}, which is ordered ${minAdvanceBookingMinutes} minutes before`,
      };
    }
    case 'TOTAL': {
      const { minTotalQuantity, maxTotalQuantity } = fault.group;
      return {
        reason: `cannot be booked with this number of add-ons in ${field}`,
        advice: `Send ${range(minTotalQuantity, maxTotalQuantity)} in all.`,
      };
    }
    case 'TYPES':
      return {
        reason: `cannot be booked with so many different add-ons in ${field}`,
        advice: `Send ${range(1, fault.group.maxTotalTypes)} of them.`,
      };
  }
}
