import type { DesiredStatus } from '../booking-status.ts';
import type { Experience, Venue } from '../venue.ts';
import { minuteOfWorkDay, type VenueClock } from '../venue-time.ts';
import type { BookingCriteria } from './availability.ts';
import type { ServiceSlot } from './service-slots.ts';

export type ExperienceSelection = NonNullable<BookingCriteria['experience']>;

/** The experience with this id if the slot's shift offers it at that time; else null. */
export function findOfferedExperience(
  venue: Venue,
  slot: ServiceSlot,
  id: number,
): Experience | null {
  if (!slot.shift.experienceIds.includes(id)) return null;
  const experience = venue.experiences.find((e) => e.id === id);
  return experience && isHeldAt(venue, experience, slot) ? experience : null;
}

/** The experiences that can be chosen at this slot, in the shift's order. */
export function offeredExperiences(venue: Venue, slot: ServiceSlot): Experience[] {
  return slot.shift.experienceIds.flatMap((id) => findOfferedExperience(venue, slot, id) ?? []);
}

/** Whether an experience is held in an area; null always fits, since the venue then chooses one. */
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
 * The default number of tickets for a party of this size: one per `paxPerTicket`, rounded up, and at
 * least `minTicketsPerBooking`.
 */
export function ticketsFor(
  { minTicketsPerBooking, paxPerTicket }: Pick<Experience, 'minTicketsPerBooking' | 'paxPerTicket'>,
  covers: number,
): number {
  return Math.max(minTicketsPerBooking, Math.ceil(covers / paxPerTicket));
}

/**
 * How many tickets a party of this size may book: exactly the default if `automaticTicketQuantity`,
 * else any number from `minTicketsPerBooking` to one per cover. Null if no number is allowed.
 */
export function allowedTickets(
  experience: Experience,
  covers: number,
): { min: number; max: number } | null {
  const { automaticTicketQuantity, minTicketsPerBooking } = experience;
  const expected = ticketsFor(experience, covers);
  const min = automaticTicketQuantity ? expected : minTicketsPerBooking;
  return min <= covers ? { min, max: automaticTicketQuantity ? expected : covers } : null;
}

/** Why an experience cannot be booked as requested. */
export type ExperienceIssue = 'NOT_OFFERED' | 'PARTY' | 'TICKETS' | 'AREA';

/**
 * The first rule of an experience that a request breaks; null if it breaks none.
 * @param experience null if the slot does not offer it
 */
export function findExperienceIssue(
  experience: Experience | null,
  tickets: number,
  requested: { covers: number; status: DesiredStatus; floorPlanAreaId: number | null },
): ExperienceIssue | null {
  if (!experience) return 'NOT_OFFERED';
  const { covers, status, floorPlanAreaId } = requested;
  // A REQUESTED booking or a wait list entry may have any party size for which tickets are allowed.
  if (status === 'CONFIRMED' && !suitsParty(experience, covers)) return 'PARTY';
  const allowed = allowedTickets(experience, covers);
  if (!allowed) return 'PARTY';
  if (tickets < allowed.min || tickets > allowed.max) return 'TICKETS';
  return isHeldIn(experience, floorPlanAreaId) ? null : 'AREA';
}

function isHeldAt(clock: VenueClock, experience: Experience, slot: ServiceSlot): boolean {
  const minute = minuteOfWorkDay(clock, slot.time);
  return (
    minuteOfWorkDay(clock, experience.firstBookingTime) <= minute &&
    minute <= minuteOfWorkDay(clock, experience.lastBookingTime)
  );
}
