import type { DesiredStatus } from '../booking-status.ts';
import type { Experience, Venue } from '../venue.ts';
import { minuteOfWorkDay, type VenueClock } from '../venue-time.ts';
import type { BookingCriteria } from './availability.ts';
import type { ServiceSlot } from './service-slots.ts';

export type ExperienceSelection = NonNullable<BookingCriteria['experience']>;

/** The experience of that id, where the shift of the slot has it and takes bookings for it then. */
export function findOffered(venue: Venue, slot: ServiceSlot, id: number): Experience | null {
  if (!slot.shift.experienceIds.includes(id)) return null;
  const experience = venue.experiences.find((e) => e.id === id);
  return experience && isHeldAt(venue, experience, slot) ? experience : null;
}

/** The experiences that a guest of this slot can choose among, in the shift's order. */
export function offeredAt(venue: Venue, slot: ServiceSlot): Experience[] {
  return slot.shift.experienceIds.flatMap((id) => findOffered(venue, slot, id) ?? []);
}

/** Whether an experience is held in an area; a table that the venue chooses can be put there. */
export function isHeldIn(experience: Experience, floorPlanAreaId: number | null): boolean {
  const { floorPlanAreaIds } = experience;
  return (
    floorPlanAreaId === null ||
    floorPlanAreaIds.length === 0 ||
    floorPlanAreaIds.includes(floorPlanAreaId)
  );
}

export function suitsParty(experience: Experience, covers: number): boolean {
  return experience.minBookingSize <= covers && covers <= experience.maxBookingSize;
}

/**
 * The tickets that a party of this size is expected to take: one per `paxPerTicket`, rounded up, and
 * never fewer than the experience demands.
 */
export function ticketsFor(experience: Experience, covers: number): number {
  return Math.max(experience.minTicketsPerBooking, Math.ceil(covers / experience.paxPerTicket));
}

/**
 * How many tickets a party of this size can take: exactly the expected ones where the venue counts
 * them itself, else any number from the least per booking on. Nobody holds two, so never more than
 * covers; null where that leaves none.
 */
export function allowedTickets(
  experience: Experience,
  covers: number,
): { least: number; most: number } | null {
  const { automaticTicketQuantity, minTicketsPerBooking } = experience;
  const expected = ticketsFor(experience, covers);
  const least = automaticTicketQuantity ? expected : minTicketsPerBooking;
  return least <= covers ? { least, most: automaticTicketQuantity ? expected : covers } : null;
}

/** What keeps an experience from being booked as it is wished for. */
export type ExperienceIssue = 'NOT_OFFERED' | 'PARTY' | 'TICKETS' | 'AREA';

/**
 * What of an experience stands in the way at a slot; null where nothing of its own does.
 * @param experience as it is offered at the slot; null where it is not
 */
export function findExperienceIssue(
  experience: Experience | null,
  tickets: number,
  party: { covers: number; status: DesiredStatus; floorPlanAreaId: number | null },
): ExperienceIssue | null {
  if (!experience) return 'NOT_OFFERED';
  const { covers, status, floorPlanAreaId } = party;
  // Like the shift's own sizes, an experience's keep no one from asking.
  if (status === 'CONFIRMED' && !suitsParty(experience, covers)) return 'PARTY';
  const taken = allowedTickets(experience, covers);
  if (!taken) return 'PARTY';
  if (tickets < taken.least || tickets > taken.most) return 'TICKETS';
  return isHeldIn(experience, floorPlanAreaId) ? null : 'AREA';
}

function isHeldAt(clock: VenueClock, experience: Experience, slot: ServiceSlot): boolean {
  const minute = minuteOfWorkDay(clock, slot.time);
  return (
    minuteOfWorkDay(clock, experience.firstBookingTime) <= minute &&
    minute <= minuteOfWorkDay(clock, experience.lastBookingTime)
  );
}
