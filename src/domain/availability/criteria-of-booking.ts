import type { BookedAddOn, BookedExperience } from '../booking.ts';
import type { DesiredStatus } from '../booking-status.ts';
import type { Venue } from '../venue.ts';
import type { BookingCriteria } from './availability.ts';
import { ticketsFor } from './experience-offer.ts';
import { coversOf } from './party.ts';

/** What a booking asks for. */
interface Asked {
  pax: number;
  paxChildren: number;
  floorPlanAreaId: number | null;
  highChairs: number;
  strollers: number;
  experience: Pick<BookedExperience, 'experienceId' | 'tickets'> | null;
  addOns: readonly Pick<BookedAddOn, 'addOnId' | 'quantity'>[];
  isExemptFromPace?: boolean;
}

/** The criteria by which a stored booking is judged again; automatic tickets are recalculated. */
export function criteriaOfBooking(
  venue: Venue,
  { experience: booked, ...asked }: Asked,
  status: DesiredStatus,
): BookingCriteria {
  const experience = venue.experiences.find(({ id }) => id === booked?.experienceId);
  const group = venue.addOnGroups.find(({ id }) => id === experience?.addOnGroupId);
  const isOfExperience = (addOnId: number) => group?.addOns.some(({ id }) => id === addOnId);
  const addOns = asked.addOns.map(({ addOnId, quantity }) => ({ id: addOnId, quantity }));
  return {
    status,
    pax: asked.pax,
    paxChildren: asked.paxChildren,
    floorPlanAreaId: asked.floorPlanAreaId,
    experience: booked && {
      id: booked.experienceId,
      tickets: experience?.automaticTicketQuantity
        ? ticketsFor(experience, coversOf(venue, asked))
        : booked.tickets,
      addOns: addOns.filter(({ id }) => isOfExperience(id)),
    },
    addOns: addOns.filter(({ id }) => !isOfExperience(id)),
    highChairs: asked.highChairs,
    strollers: asked.strollers,
    isExemptFromPace: asked.isExemptFromPace,
  };
}
