import type { Experience } from '../venue.ts';
import {
  allowedTickets,
  type ExperienceIssue,
  findExperienceIssue,
  findOffered,
  offeredAt,
  suitsParty,
} from './experience-offer.ts';
import { type Explanation, either, range, slotOf, type UnavailableSlot } from './explanation.ts';
import { coversOf } from './party.ts';

/** What of an experience stands in the way, or that the venue has none of that id. */
export type RequestedExperienceIssue = ExperienceIssue | 'UNKNOWN';

/** What is the matter with the experience of a wish; null where nothing is, but tables are taken. */
export function findRequestedExperienceIssue({
  day: { venue },
  criteria,
  result,
}: UnavailableSlot): RequestedExperienceIssue | null {
  const slot = slotOf(result);
  if (!criteria.experience || !slot) return null;
  if (!result.experience) return 'UNKNOWN';
  const { floorPlanAreaId } = criteria;
  const isOffered =
    floorPlanAreaId !== null && slot.shift.floorPlanAreaIds.includes(floorPlanAreaId);
  return findExperienceIssue(
    findOffered(venue, slot, criteria.experience.id),
    criteria.experience.tickets,
    {
      covers: coversOf(venue, criteria),
      status: criteria.status,
      floorPlanAreaId: isOffered ? floorPlanAreaId : null,
    },
  );
}

/** In words, why an experience cannot be booked as it was asked for. */
export function explainExperience(asked: UnavailableSlot): Explanation {
  const { day, criteria, result, changedBookingUuid } = asked;
  const { experience } = result;
  const issue = findRequestedExperienceIssue(asked);
  if (issue === 'UNKNOWN' || !experience) {
    const reason = 'cannot be booked with an experience that the venue does not have';
    const advice = 'Take its id from metadata.filters.experiences of the calendar.';
    return changedBookingUuid ? { reason } : { reason, advice };
  }
  switch (issue) {
    case 'NOT_OFFERED':
      return { reason: 'is not a time at which this experience is held' };
    case 'PARTY':
      return { reason: `cannot be booked with this experience, which is ${sizesOf(experience)}` };
    case 'TICKETS': {
      const taken = allowedTickets(experience, coversOf(day.venue, criteria));
      const tickets = taken ? range(taken.least, taken.most) : '';
      return {
        reason: 'cannot be booked with this number of tickets',
        advice: changedBookingUuid
          ? `A booking keeps its tickets: book anew with ${tickets} and cancel this one.`
          : `This party takes ${tickets}: send that as experience.tickets.`,
      };
    }
    case 'AREA':
      return { reason: 'cannot be booked with this experience in this area' };
    case null:
      return { reason: 'is fully booked for this experience' };
  }
}

/** What to do where a shift can only be booked with an experience, and none was sent. */
export function explainRequired({
  day,
  criteria,
  result,
  changedBookingUuid,
}: UnavailableSlot): Explanation {
  const reason = 'can only be booked with an experience';
  const slot = slotOf(result);
  const covers = coversOf(day.venue, criteria);
  const fitting = (slot ? offeredAt(day.venue, slot) : []).filter(
    (experience) => suitsParty(experience, covers) && allowedTickets(experience, covers),
  );
  if (changedBookingUuid || fitting.length === 0) return { reason };
  const ids = either(fitting.map(({ id }) => id));
  return { reason, advice: `Send experience with the id ${ids} and its tickets.` };
}

/** Nobody holds two tickets, so that a party has as many guests as the least tickets, too. */
function sizesOf(experience: Experience): string {
  const { minBookingSize, maxBookingSize, minTicketsPerBooking } = experience;
  return `for parties of ${range(Math.max(minBookingSize, minTicketsPerBooking), maxBookingSize)}`;
}
