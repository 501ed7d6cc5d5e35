import type { Experience } from '../venue.ts';
import {
  type ExperienceObstacle,
  findObstacle,
  findOffered,
  offeredAt,
  suitsParty,
  ticketsTaken,
} from './experience-offer.ts';
import { type Explanation, either, range, slotOf, type Unavailable } from './explanation.ts';
import { coversOf } from './party.ts';

/** What of an experience stands in the way, or that the venue has none of that id. */
export type ExperienceFault = ExperienceObstacle | 'UNKNOWN';

/** What is the matter with the experience of a wish; null where nothing is, but tables are taken. */
export function findExperienceFault({
  day: { venue },
  criteria,
  judgement,
}: Unavailable): ExperienceFault | null {
  const slot = slotOf(judgement);
  if (!criteria.experience || !slot) return null;
  if (!judgement.experience) return 'UNKNOWN';
  const { floorPlanAreaId } = criteria;
  const isOffered =
    floorPlanAreaId !== null && slot.shift.floorPlanAreaIds.includes(floorPlanAreaId);
  return findObstacle(
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
export function explainExperience(asked: Unavailable): Explanation {
  const { day, criteria, judgement, changing } = asked;
  const { experience } = judgement;
  const fault = findExperienceFault(asked);
  if (fault === 'UNKNOWN' || !experience) {
    const reason = 'cannot be booked with an experience that the venue does not have';
    const advice = 'Take its id from metadata.filters.experiences of the calendar.';
    return changing ? { reason } : { reason, advice };
  }
  switch (fault) {
    case 'NOT_OFFERED':
      return { reason: 'is not a time at which this experience is held' };
    case 'PARTY':
      return { reason: `cannot be booked with this experience, which is ${sizesOf(experience)}` };
    case 'TICKETS': {
      const taken = ticketsTaken(experience, coversOf(day.venue, criteria));
      const tickets = taken ? range(taken.least, taken.most) : '';
      return {
        reason: 'cannot be booked with this number of tickets',
        advice: changing
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
export function explainRequired({ day, criteria, judgement, changing }: Unavailable): Explanation {
  const reason = 'can only be booked with an experience';
  const slot = slotOf(judgement);
  const covers = coversOf(day.venue, criteria);
  const fitting = (slot ? offeredAt(day.venue, slot) : []).filter(
    (experience) => suitsParty(experience, covers) && ticketsTaken(experience, covers),
  );
  if (changing || fitting.length === 0) return { reason };
  const ids = either(fitting.map(({ id }) => id));
  return { reason, advice: `Send experience with the id ${ids} and its tickets.` };
}

/** Nobody holds two tickets, so that a party has as many guests as the least tickets, too. */
function sizesOf(experience: Experience): string {
  const { minBookingSize, maxBookingSize, minTicketsPerBooking } = experience;
  return `for parties of ${range(Math.max(minBookingSize, minTicketsPerBooking), maxBookingSize)}`;
}
