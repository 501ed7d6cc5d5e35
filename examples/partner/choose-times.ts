import type { PartnerClient } from '../../src/client/partner-client.ts';
import type { AvailabilityBody, ExperienceRequest } from '../../src/contract/availability.ts';
import type { CalendarAnswer } from '../../src/contract/partner/check-calendar.ts';
import { formatPrice, print } from './output.ts';

/** The party, which asks for a confirmed table rather than the wait list. */
export const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' } as const;

const DAYS_AHEAD = 14;

/** The experience to book, with as many tickets as the party needs. */
interface ChosenExperience {
  name: string;
  request: ExperienceRequest;
}

/** A free time, in the form that a create takes. */
export interface FreeTime {
  date: string;
  time: string;
  floorPlanAreaId: number | null;
  experience: ExperienceRequest | null;
}

/**
 * Finds the first free time on two days. The calls come in the order in which a guest chooses: the
 * calendar, then a day. If the venue has experiences, only times of the first one count.
 */
export async function chooseTwoTimes(maitre: PartnerClient): Promise<[FreeTime, FreeTime]> {
  const calendar = await readCalendar(maitre, null);
  const experience = experienceOf(calendar);
  const { workDays } = experience ? await readCalendar(maitre, experience) : calendar;
  const chosen: FreeTime[] = [];
  // Not today: it may be nearly over.
  for (const { date } of workDays.filter(isFree).filter(({ date }) => date > dayFromNow(0))) {
    const free = await findFreeTime(maitre, date, experience);
    if (free) chosen.push(free);
    const [one, other] = chosen;
    if (one && other) return [one, other];
  }
  const criteria = `a free time for two${nameOf(experience)}`;
  throw new Error(`Fewer than two of the next ${DAYS_AHEAD} days have ${criteria}.`);
}

/** The days with a free time for two, or with one for the experience. */
async function readCalendar(
  maitre: PartnerClient,
  experience: ChosenExperience | null,
): Promise<CalendarAnswer> {
  const range = { dateStart: dayFromNow(0), dateEnd: dayFromNow(DAYS_AHEAD) };
  const body = { ...PARTY, ...range, ...filtersFor(experience) };
  const { answer } = await maitre.call('check-calendar', { body });
  const days = `${answer.workDays.filter(isFree).length} of ${answer.workDays.length} days`;
  print('check-calendar', `${days} have room for two${nameOf(experience)}`);
  return answer;
}

async function findFreeTime(
  maitre: PartnerClient,
  date: string,
  experience: ChosenExperience | null,
): Promise<FreeTime | null> {
  const body = { ...PARTY, ...filtersFor(experience) };
  const { answer: day } = await maitre.call('check-work-day', { params: { date }, body });
  const slots = day.shifts.flatMap(({ timeSlots }) => timeSlots).filter(isFree);
  const [slot] = slots;
  if (!slot) {
    print('check-work-day', `${date} has no free time${nameOf(experience)}`);
    return null;
  }
  const { startAt, floorPlanAreaId } = slot;
  // The text has the venue's wall clock: do not convert it to the time zone of this machine.
  const time = startAt.slice(11, 19);
  const times = `${slots.length} free times${nameOf(experience)}`;
  print('check-work-day', `${date} has ${times}; the first is ${time}`);
  return { date, time, floorPlanAreaId, experience: experience?.request ?? null };
}

const isFree = ({ availability }: { availability: AvailabilityBody }) => availability.isAvailable;

const filtersFor = (experience: ChosenExperience | null) =>
  experience ? { filters: { experienceIds: [experience.request.id] } } : {};

const nameOf = (experience: ChosenExperience | null) =>
  experience ? ` with “${experience.name}”` : '';

function experienceOf({ metadata }: CalendarAnswer): ChosenExperience | null {
  const [experience] = metadata.filters.experiences;
  if (!experience) return null;
  const { id, name, minTicketsPerBooking, paxPerTicket } = experience;
  const tickets = Math.max(minTicketsPerBooking, Math.ceil(PARTY.pax / paxPerTicket));
  return { name, request: { id, tickets } };
}

/** Adds an add-on of the experience, if one is available at that time. */
export async function chooseAddOn(maitre: PartnerClient, freeTime: FreeTime): Promise<FreeTime> {
  const { date, time, experience, floorPlanAreaId } = freeTime;
  const { answer } = await maitre.call('check-slot-add-ons', {
    params: { date, time },
    body: { ...PARTY, experience, floorPlanAreaId },
  });
  const group = answer.addOnGroup;
  const addOn = group?.addOns.find(({ availability }) => availability.isAvailable);
  if (!group || !addOn || !experience) {
    print('check-slot-add-ons', `${time} has no add-ons`);
    return freeTime;
  }
  const quantity = Math.max(1, addOn.minQuantity, group.minTotalQuantity);
  const price = formatPrice(quantity * addOn.unitPrice, addOn.currency);
  print('check-slot-add-ons', `${time} with ${quantity} × ${addOn.name}, ${price} in total`);
  return { ...freeTime, experience: { ...experience, addOns: [{ id: addOn.id, quantity }] } };
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
