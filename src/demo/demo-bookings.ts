import { offeredAreas } from '../domain/availability/decide.ts';
import { coversOf, turnMinutesOf } from '../domain/availability/party.ts';
import { candidatesFor } from '../domain/availability/seating-candidates.ts';
import type { ServiceSlot } from '../domain/availability/service-slots.ts';
import type { Venue } from '../domain/venue.ts';
import {
  type Instant,
  MS_PER_MINUTE,
  type WallDate,
  type WallTime,
  workDayOf,
} from '../domain/venue-time.ts';
import { type DemoCustomer, demoGuests } from './demo-guests.ts';
import { type DemoParty, demoParty, noticeMinutesOf, plainParty } from './demo-parties.ts';
import { type DemoWishes, demoWishes } from './demo-requests.ts';
import { type DemoService, demoServices } from './demo-services.ts';
import { canceled, type DemoOutcome, demoOutcome, statusDuring } from './demo-status.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** Someone asking for a table, and what becomes of it if there is one. */
export interface DemoBooking extends DemoParty, DemoWishes, DemoOutcome {
  workDay: WallDate;
  time: WallTime;
  customer: DemoCustomer;
  madeBy: 'staff' | 'widget' | 'partner';
  createdAt: Instant;
}

/**
 * What guests ask of a venue from three days ago to three weeks ahead, in the order of asking, seen
 * at `now`; the same for the same seed. It only asks: whoever makes the bookings judges each, as of
 * its `createdAt`, skips those that find no table and brings the others to their status.
 */
export function demoBookings(venue: Venue, now: Instant, seed: number): DemoBooking[] {
  const random = seededRandom(seed);
  const guests = demoGuests(random);
  const regulars = guests.splice(0, 15);
  const next = (queue: DemoCustomer[]) => {
    const [customer] = queue.splice(0, 1);
    if (!customer) throw new Error('The demo has no guests.');
    queue.push(customer);
    return customer;
  };
  const bookings = demoServices(venue, workDayOf(venue, now)).flatMap((service) =>
    asksAt(random, venue, now, service).map((ask): DemoBooking => {
      const customer = next(random.chance(0.06) ? regulars : guests);
      return { ...demoWishes(random, customer.language), ...ask, customer };
    }),
  );
  return bookings.sort((a, b) => a.createdAt - b.createdAt);
}

type Ask = Omit<DemoBooking, 'customer' | keyof DemoWishes>;

function asksAt(random: SeededRandom, venue: Venue, now: Instant, demo: DemoService): Ask[] {
  const asks = Array.from({ length: demo.parties }, (_, i) => {
    const slot = slotFor(random, demo, i);
    const party = demoParty(random, venue, slot);
    const stay = stayOf(venue, slot, party);
    const outcome = outcomeOf(random, demo, i, stay, now);
    const createdAt = askedAt(random, venue, slot, party, now);
    return ask(random, demo, slot, party, outcome, createdAt);
  });
  if (demo.isSoldOut) asks.push(...rushTo(random, venue, now, demo));
  if (demo.daysAhead === 0 && demo.isEvening) asks.push(...waitingAt(random, venue, now, demo));
  return asks;
}

function ask(
  random: SeededRandom,
  { workDay }: DemoService,
  { time }: ServiceSlot,
  party: DemoParty,
  outcome: DemoOutcome,
  createdAt: Instant,
): Ask {
  const madeBy = random.weighted([
    ['widget' as const, 55],
    ['staff' as const, 30],
    ['partner' as const, 15],
  ]);
  return { workDay, time, ...party, ...outcome, madeBy, createdAt };
}

/** Most come about an hour after the first; somebody is always the first. */
function slotFor(random: SeededRandom, { service }: DemoService, i: number): ServiceSlot {
  const { slots } = service;
  if (i === 0) return slots[0];
  const wished = favourite(service.slots).startAt + random.normal() * 40 * MS_PER_MINUTE;
  const away = ({ startAt }: ServiceSlot) => Math.abs(startAt - wished);
  return slots.reduce<ServiceSlot>(
    (best, slot) => (away(slot) < away(best) ? slot : best),
    slots[0],
  );
}

function favourite(slots: readonly [ServiceSlot, ...ServiceSlot[]]): ServiceSlot {
  const [first] = slots;
  return slots.find(({ startAt }) => startAt >= first.startAt + 60 * MS_PER_MINUTE) ?? first;
}

function stayOf(venue: Venue, { shift, startAt }: ServiceSlot, party: DemoParty) {
  const experience = venue.experiences.find(({ id }) => id === party.experience?.id) ?? null;
  const minutes = turnMinutesOf(venue, shift, experience, coversOf(venue, party));
  return { startAt, endAt: startAt + minutes * MS_PER_MINUTE };
}

/** Today's service runs by the clock, but for one party that stays away and one that calls off. */
function outcomeOf(
  random: SeededRandom,
  { daysAhead, isEvening, isSoldOut }: DemoService,
  i: number,
  stay: { startAt: Instant; endAt: Instant },
  now: Instant,
): DemoOutcome {
  // Whoever calls off a sold-out evening leaves a free table behind.
  if (isSoldOut) return { status: 'CONFIRMED', cancelReason: null };
  if (daysAhead !== 0) return demoOutcome(random, stay, now);
  const isLate = stay.startAt + 30 * MS_PER_MINUTE <= now;
  if (!isEvening && i === 0 && isLate) return { status: 'NO_SHOW', cancelReason: null };
  if (!isEvening && i === 1) return canceled(random);
  return { status: statusDuring(random, stay, now), cancelReason: null };
}

/** Hours, days or weeks ahead, in time for all that is wished, and never after now. */
function askedAt(
  random: SeededRandom,
  venue: Venue,
  { startAt }: ServiceSlot,
  party: DemoParty,
  now: Instant,
): Instant {
  const notice = (noticeMinutesOf(venue, party) + 15) * MS_PER_MINUTE;
  const day = 24 * 60;
  const leadMinutes = random.weighted([
    [random.integer(0, 300), 4],
    [random.integer(300, 7 * day), 5],
    [random.integer(7 * day, 20 * day), 2],
  ]);
  return Math.min(startAt - notice, now - 60 * MS_PER_MINUTE) - leadMinutes * MS_PER_MINUTE;
}

/** Within the last hour, parties of every usual size for the favourite time, in every area. */
function rushTo(random: SeededRandom, venue: Venue, now: Instant, demo: DemoService): Ask[] {
  const slot = favourite(demo.service.slots);
  const rush = offeredAreas(slot.shift).flatMap((area) => {
    const isHere = (areaId: number | null) => area === null || areaId === area;
    const tables = venue.tables.filter((table) => isHere(table.floorPlanAreaId));
    return [4, 4, 3, ...tables.map(() => 2)]
      .filter((pax) => candidatesFor(venue, pax).some((c) => isHere(c.floorPlanAreaId)))
      .map((pax) => plainParty(pax, area));
  });
  const waiting = slot.shift.hasWaitList
    ? [2, 4].map((pax) => plainParty(pax, rush[0]?.floorPlanAreaId ?? null))
    : [];
  return [...rush, ...waiting].map((party, i) => {
    const status = i < rush.length ? 'CONFIRMED' : 'PENDING_WAIT_LIST_BOOKING';
    const createdAt = now - 55 * MS_PER_MINUTE + i * 30_000;
    return ask(random, demo, slot, party, { status, cancelReason: null }, createdAt);
  });
}

/** Those of today whom the house has yet to answer. */
function waitingAt(random: SeededRandom, venue: Venue, now: Instant, demo: DemoService): Ask[] {
  const slot = favourite(demo.service.slots);
  if (!slot.shift.hasWaitList) return [];
  const statuses = ['REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const;
  return statuses.map((status, i) => {
    const party = plainParty(i === 0 ? 6 : 2, offeredAreas(slot.shift)[i] ?? null);
    const createdAt = askedAt(random, venue, slot, party, now);
    return ask(random, demo, slot, party, { status, cancelReason: null }, createdAt);
  });
}
