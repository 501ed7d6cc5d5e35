import type { Client } from '../../src/client/call.ts';
import type { CalendarAnswer, ExperienceRequest } from '../../src/contract/availability.ts';
import { priceOf, say } from './words.ts';

/** Who comes, and what is wished for: always CONFIRMED first. */
export const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' } as const;

const DAYS_AHEAD = 14;

/** A time that is free, as a create wants it. */
export interface FreeTime {
  date: string;
  time: string;
  floorPlanAreaId: number | null;
  experience: ExperienceRequest | null;
}

/**
 * From the calendar to two days and from each day to its first free time, in the order in which a
 * guest chooses. Only times of the venue's first experience, where it has one.
 */
export async function chooseTwoTimes(maitre: Client): Promise<[FreeTime, FreeTime]> {
  const range = { dateStart: dayFromNow(0), dateEnd: dayFromNow(DAYS_AHEAD) };
  const { answer: calendar } = await maitre.call('check-calendar', {
    body: { ...PARTY, ...range },
  });
  const days = calendar.workDays.filter(({ availability }) => availability.isAvailable);
  say('check-calendar', `${days.length} of ${calendar.workDays.length} days have room for two`);

  const experience = experienceOf(calendar);
  const chosen: FreeTime[] = [];
  // Today may be nearly over.
  for (const { date } of days.filter(({ date }) => date > range.dateStart)) {
    const free = await findFreeTime(maitre, date, experience);
    if (free) chosen.push(free);
    const [one, other] = chosen;
    if (one && other) return [one, other];
  }
  throw new Error(`No two of the next ${DAYS_AHEAD} days have a free time for two.`);
}

async function findFreeTime(
  maitre: Client,
  date: string,
  experience: ExperienceRequest | null,
): Promise<FreeTime | null> {
  const filters = experience ? { filters: { experienceIds: [experience.id] } } : {};
  const body = { ...PARTY, ...filters };
  const { answer: day } = await maitre.call('check-work-day', { params: { date }, body });
  const slots = day.shifts
    .flatMap(({ timeSlots }) => timeSlots)
    .filter(({ availability }) => availability.isAvailable);
  const [slot] = slots;
  if (!slot) {
    say('check-work-day', `${date} has no free time`);
    return null;
  }
  const { startAt, floorPlanAreaId } = slot;
  // Times are the venue's wall clock: as they stand, whatever the clock here says.
  const time = startAt.slice(11, 19);
  say('check-work-day', `${date} has ${slots.length} free times; the first is ${time}`);
  return { date, time, floorPlanAreaId, experience };
}

function experienceOf({ metadata }: CalendarAnswer): ExperienceRequest | null {
  const [experience] = metadata.filters.experiences;
  if (!experience) return null;
  const { id, minTicketsPerBooking, paxPerTicket } = experience;
  const tickets = Math.max(minTicketsPerBooking, Math.ceil(PARTY.pax / paxPerTicket));
  return { id, tickets };
}

/** The same time with an add-on of the experience, where there is one to be had. */
export async function addAnAddOn(maitre: Client, wish: FreeTime): Promise<FreeTime> {
  const { date, time, experience, floorPlanAreaId } = wish;
  const { answer } = await maitre.call('check-slot-add-ons', {
    params: { date, time },
    body: { ...PARTY, experience, floorPlanAreaId },
  });
  const group = answer.addOnGroup;
  const addOn = group?.addOns.find(({ availability }) => availability.isAvailable);
  if (!group || !addOn || !experience) {
    say('check-slot-add-ons', `${time} has no add-ons`);
    return wish;
  }
  const quantity = Math.max(1, addOn.minQuantity, group.minTotalQuantity);
  const price = priceOf(quantity * addOn.unitPrice, addOn.currency);
  say('check-slot-add-ons', `${time} with ${quantity} × ${addOn.name}, ${price} in all`);
  return { ...wish, experience: { ...experience, addOns: [{ id: addOn.id, quantity }] } };
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
