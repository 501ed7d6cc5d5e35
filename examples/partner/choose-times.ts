import type { Client } from '../../src/client/call.ts';
import type {
  Availability,
  CalendarAnswer,
  ExperienceRequest,
} from '../../src/contract/availability.ts';
import { priceOf, say } from './words.ts';

/** Who comes, and what is wished for: always CONFIRMED first. */
export const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' } as const;

const DAYS_AHEAD = 14;

/** What the party comes for beside a table. */
interface Experience {
  name: string;
  request: ExperienceRequest;
}

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
  const calendar = await readCalendar(maitre, null);
  const experience = experienceOf(calendar);
  const { workDays } = experience ? await readCalendar(maitre, experience) : calendar;
  const chosen: FreeTime[] = [];
  // Today may be nearly over.
  for (const { date } of workDays.filter(isFree).filter(({ date }) => date > dayFromNow(0))) {
    const free = await findFreeTime(maitre, date, experience);
    if (free) chosen.push(free);
    const [one, other] = chosen;
    if (one && other) return [one, other];
  }
  const wish = `a free time for two${withThe(experience)}`;
  throw new Error(`No two of the next ${DAYS_AHEAD} days have ${wish}.`);
}

/** The days on which two find a time, or those on which they find one with the experience. */
async function readCalendar(
  maitre: Client,
  experience: Experience | null,
): Promise<CalendarAnswer> {
  const range = { dateStart: dayFromNow(0), dateEnd: dayFromNow(DAYS_AHEAD) };
  const body = { ...PARTY, ...range, ...filtersFor(experience) };
  const { answer } = await maitre.call('check-calendar', { body });
  const days = `${answer.workDays.filter(isFree).length} of ${answer.workDays.length} days`;
  say('check-calendar', `${days} have room for two${withThe(experience)}`);
  return answer;
}

async function findFreeTime(
  maitre: Client,
  date: string,
  experience: Experience | null,
): Promise<FreeTime | null> {
  const body = { ...PARTY, ...filtersFor(experience) };
  const { answer: day } = await maitre.call('check-work-day', { params: { date }, body });
  const slots = day.shifts.flatMap(({ timeSlots }) => timeSlots).filter(isFree);
  const [slot] = slots;
  if (!slot) {
    say('check-work-day', `${date} has no free time${withThe(experience)}`);
    return null;
  }
  const { startAt, floorPlanAreaId } = slot;
  // Times are the venue's wall clock: as they stand, whatever the clock here says.
  const time = startAt.slice(11, 19);
  const times = `${slots.length} free times${withThe(experience)}`;
  say('check-work-day', `${date} has ${times}; the first is ${time}`);
  return { date, time, floorPlanAreaId, experience: experience?.request ?? null };
}

const isFree = ({ availability }: { availability: Availability }) => availability.isAvailable;

const filtersFor = (experience: Experience | null) =>
  experience ? { filters: { experienceIds: [experience.request.id] } } : {};

const withThe = (experience: Experience | null) => (experience ? ` with “${experience.name}”` : '');

function experienceOf({ metadata }: CalendarAnswer): Experience | null {
  const [experience] = metadata.filters.experiences;
  if (!experience) return null;
  const { id, name, minTicketsPerBooking, paxPerTicket } = experience;
  const tickets = Math.max(minTicketsPerBooking, Math.ceil(PARTY.pax / paxPerTicket));
  return { name, request: { id, tickets } };
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
