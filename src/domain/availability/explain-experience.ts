import type { Experience } from '../venue.ts';
import {
  allowedTickets,
  type ExperienceIssue,
  findExperienceIssue,
  findOfferedExperience,
  offeredExperiences,
  suitsParty,
} from './experience-offer.ts';
import { type Explanation, either, range, slotOf, type UnavailableSlot } from './explanation.ts';
import { coversOf } from './party.ts';

/** Why the requested experience cannot be booked; UNKNOWN if the venue has none with this id. */
export type RequestedExperienceIssue = ExperienceIssue | 'UNKNOWN';

/**
 * Why a slot has the code EXPERIENCE_NOT_AVAILABLE: the rule of the requested experience that the request
 * breaks. Null if it breaks none; the experience is then fully booked.
 */
export function findRequestedExperienceIssue({
  day: { venue },
  criteria,
  result,
}: Omit<UnavailableSlot, 'code'>): RequestedExperienceIssue | null {
  const slot = slotOf(result);
  if (!criteria.experience || !slot) return null;
  if (!result.experience) return 'UNKNOWN';
  const { floorPlanAreaId } = criteria;
  const isAreaOffered =
    floorPlanAreaId !== null && slot.shift.floorPlanAreaIds.includes(floorPlanAreaId);
  return findExperienceIssue(
    findOfferedExperience(venue, slot, criteria.experience.id),
    criteria.experience.tickets,
    {
      covers: coversOf(venue, criteria),
      status: criteria.status,
      floorPlanAreaId: isAreaOffered ? floorPlanAreaId : null,
    },
  );
}

/** Says why the requested experience cannot be booked. */
export function explainExperience(unavailable: UnavailableSlot): Explanation {
  const { day, criteria, result, changedBookingUuid } = unavailable;
  const { experience } = result;
  const issue = findRequestedExperienceIssue(unavailable);
  if (issue === 'UNKNOWN' || !experience) {
    const reason = 'cannot be booked with an experience that the venue does not have';
    const advice = 'Take an id from metadata.filters.experiences of the calendar.';
    return changedBookingUuid ? { reason } : { reason, advice };
  }
  switch (issue) {
    case 'NOT_OFFERED':
      return { reason: 'is not a time at which this experience is offered' };
    case 'PARTY':
      return { reason: `cannot be booked with this experience, which is ${sizesOf(experience)}` };
    case 'TICKETS': {
      const allowed = allowedTickets(experience, coversOf(day.venue, criteria));
      const reason = 'cannot be booked with this number of tickets';
      // Never null here: if no number is allowed, the issue is PARTY.
      if (!allowed) return { reason };
      const tickets = range(allowed.min, allowed.max);
      return {
        reason,
        advice: changedBookingUuid
          ? `The tickets of a booking cannot be changed: create a new booking with ${tickets} ${allowed.max === 1 ? 'ticket' : 'tickets'} and cancel this one.`
          : `Send ${tickets} as experience.tickets for this party.`,
      };
    }
    case 'AREA':
      return { reason: 'cannot be booked with this experience in this area' };
    case null:
      return { reason: 'is fully booked for this experience' };
  }
}

/** Says which experiences fit, if the shift requires one and none was sent. */
export function explainRequired({
  day,
  criteria,
  result,
  changedBookingUuid,
}: UnavailableSlot): Explanation {
  const reason = 'can only be booked with an experience';
  const slot = slotOf(result);
  const covers = coversOf(day.venue, criteria);
  const fitting = (slot ? offeredExperiences(day.venue, slot) : []).filter(
    (experience) => suitsParty(experience, covers) && allowedTickets(experience, covers),
  );
  if (changedBookingUuid || fitting.length === 0) return { reason };
  const ids = either(fitting.map(({ id }) => id));
  return {
    reason,
    advice: `Send ${ids} as experience.id, and the number of tickets as experience.tickets.`,
  };
}

/** A guest has at most one ticket, so a party also needs `minTicketsPerBooking` guests. */
function sizesOf(experience: Experience): string {
  const { minBookingSize, maxBookingSize, minTicketsPerBooking } = experience;
  return `for parties of ${range(Math.max(minBookingSize, minTicketsPerBooking), maxBookingSize)}`;
}
