import type { Experience, Venue } from '../venue.ts';
import { minuteOfWorkDay, type VenueClock } from '../venue-time.ts';
import type { Wish } from './judgement.ts';
import type { ServiceSlot } from './service-slots.ts';

export type ExperienceWish = NonNullable<Wish['experience']>;

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
 * Whether a party can take so many tickets: exactly the expected ones where the venue counts them
 * itself, else any number from the least per booking on. Nobody holds two, so never more than covers.
 */
export function takesTickets(experience: Experience, tickets: number, covers: number): boolean {
  if (tickets > covers) return false;
  return experience.automaticTicketQuantity
    ? tickets === ticketsFor(experience, covers)
    : tickets >= experience.minTicketsPerBooking;
}

function isHeldAt(clock: VenueClock, experience: Experience, slot: ServiceSlot): boolean {
  const minute = minuteOfWorkDay(clock, slot.time);
  return (
    minuteOfWorkDay(clock, experience.firstBookingTime) <= minute &&
    minute <= minuteOfWorkDay(clock, experience.lastBookingTime)
  );
}
