import { offeredAreas } from '../domain/availability/decide.ts';
import type { Interval } from '../domain/availability/interval.ts';
import { coversOf, turnMinutesOf } from '../domain/availability/party.ts';
import { floorOf } from '../domain/availability/seating/floor.ts';
import type { ServiceSlot } from '../domain/availability/service-slots.ts';
import type { CancelReason } from '../domain/booking.ts';
import type { BookingStatus } from '../domain/booking-status.ts';
import type { Venue } from '../domain/venue.ts';
import {
  type Instant,
  MS_PER_MINUTE,
  type WallDate,
  type WallTime,
  workDayOf,
} from '../domain/venue-time.ts';
import { type DemoCustomer, demoGuests } from './demo-guests.ts';
import { type DemoNotes, demoNotes } from './demo-notes.ts';
import { type DemoParty, demoParty, minAdvanceMinutesOf, plainParty } from './demo-parties.ts';
import { type DemoService, demoServices } from './demo-services.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** The status that a booking has reached by now. */
interface DemoOutcome {
  status: BookingStatus;
  cancelReason: CancelReason | null;
}

/** A booking request, and the status it reaches if a table is free. */
export interface DemoBooking extends DemoParty, DemoNotes, DemoOutcome {
  workDay: WallDate;
  time: WallTime;
  customer: DemoCustomer;
  madeBy: 'staff' | 'widget' | 'partner';
  createdAt: Instant;
}

/**
 * The booking requests of the last three days and of the three weeks that begin today, ordered by
 * `createdAt`; equal for equal seeds. Requests are not checked against each other: the caller makes each
 * as of its `createdAt`, skips those without a table and brings the others to their status.
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
    requestsAt(random, venue, now, service).map((request): DemoBooking => {
      const customer = next(random.chance(0.06) ? regulars : guests);
      return { ...demoNotes(random, customer.language), ...request, customer };
    }),
  );
  return bookings.sort((a, b) => a.createdAt - b.createdAt);
}

type DemoRequest = Omit<DemoBooking, 'customer' | keyof DemoNotes>;

function requestsAt(
  random: SeededRandom,
  venue: Venue,
  now: Instant,
  demo: DemoService,
): DemoRequest[] {
  const requests = Array.from({ length: demo.parties }, (_, i) => {
    const slot = slotFor(random, demo, i);
    const party = demoParty(random, venue, slot);
    const interval = intervalOf(venue, slot, party);
    const outcome = outcomeOf(random, demo, i, interval, now);
    const createdAt = creationTimeOf(random, venue, slot, party, now);
    return requestFor(random, demo, slot, party, outcome, createdAt);
  });
  if (demo.isSoldOut) requests.push(...soldOutRequests(random, venue, now, demo));
  if (demo.daysAhead === 0 && demo.isEvening)
    requests.push(...unansweredRequests(random, venue, now, demo));
  return requests;
}

function requestFor(
  random: SeededRandom,
  { workDay }: DemoService,
  { time }: ServiceSlot,
  party: DemoParty,
  outcome: DemoOutcome,
  createdAt: Instant,
): DemoRequest {
  const madeBy = random.weighted([
    ['widget' as const, 55],
    ['staff' as const, 30],
    ['partner' as const, 15],
  ]);
  return { workDay, time, ...party, ...outcome, madeBy, createdAt };
}

/** Mostly about an hour after the first slot; the first request always takes the first slot. */
function slotFor(random: SeededRandom, { service }: DemoService, i: number): ServiceSlot {
  const { slots } = service;
  if (i === 0) return slots[0];
  const preferred = favourite(service.slots).startAt + random.normal() * 40 * MS_PER_MINUTE;
  const distance = ({ startAt }: ServiceSlot) => Math.abs(startAt - preferred);
  return slots.reduce<ServiceSlot>(
    (best, slot) => (distance(slot) < distance(best) ? slot : best),
    slots[0],
  );
}

function favourite(slots: readonly [ServiceSlot, ...ServiceSlot[]]): ServiceSlot {
  const [first] = slots;
  return slots.find(({ startAt }) => startAt >= first.startAt + 60 * MS_PER_MINUTE) ?? first;
}

function intervalOf(venue: Venue, { shift, startAt }: ServiceSlot, party: DemoParty) {
  const experience = venue.experiences.find(({ id }) => id === party.experience?.id) ?? null;
  const minutes = turnMinutesOf(venue, shift, experience, coversOf(venue, party));
  return { startAt, endAt: startAt + minutes * MS_PER_MINUTE };
}

/** Today's bookings have the status that fits the time, except for one no-show and one cancellation at lunch. */
function outcomeOf(
  random: SeededRandom,
  { daysAhead, isEvening, isSoldOut }: DemoService,
  i: number,
  interval: { startAt: Instant; endAt: Instant },
  now: Instant,
): DemoOutcome {
  // A cancellation would free a table on a sold-out evening.
  if (isSoldOut) return { status: 'CONFIRMED', cancelReason: null };
  if (daysAhead !== 0) return demoOutcome(random, interval, now);
  const isLate = interval.startAt + 30 * MS_PER_MINUTE <= now;
  if (!isEvening && i === 0 && isLate) return { status: 'NO_SHOW', cancelReason: null };
  if (!isEvening && i === 1) return canceled(random);
  return { status: statusDuring(random, interval, now), cancelReason: null };
}

/** Hours, days or weeks ahead, before all minimum advance times, and never after now. */
function creationTimeOf(
  random: SeededRandom,
  venue: Venue,
  { startAt }: ServiceSlot,
  party: DemoParty,
  now: Instant,
): Instant {
  const minAdvance = (minAdvanceMinutesOf(venue, party) + 15) * MS_PER_MINUTE;
  const day = 24 * 60;
  const leadMinutes = random.weighted([
    [random.integer(0, 300), 4],
    [random.integer(300, 7 * day), 5],
    [random.integer(7 * day, 20 * day), 2],
  ]);
  return Math.min(startAt - minAdvance, now - 60 * MS_PER_MINUTE) - leadMinutes * MS_PER_MINUTE;
}

/** Requests of the last hour that fill the favourite time in every area. */
function soldOutRequests(
  random: SeededRandom,
  venue: Venue,
  now: Instant,
  demo: DemoService,
): DemoRequest[] {
  const slot = favourite(demo.service.slots);
  const rush = offeredAreas(slot.shift).flatMap((area) => {
    const isHere = (areaId: number | null) => area === null || areaId === area;
    const tables = venue.tables.filter((table) => isHere(table.floorPlanAreaId));
    return [4, 4, 3, ...tables.map(() => 2)]
      .filter((pax) => floorOf(venue).optionsFor(pax, area === null ? null : [area]).length > 0)
      .map((pax) => plainParty(pax, area));
  });
  const waiting = slot.shift.hasWaitList
    ? [2, 4].map((pax) => plainParty(pax, rush[0]?.floorPlanAreaId ?? null))
    : [];
  return [...rush, ...waiting].map((party, i) => {
    const status = i < rush.length ? 'CONFIRMED' : 'PENDING_WAIT_LIST_BOOKING';
    const createdAt = now - 55 * MS_PER_MINUTE + i * 30_000;
    return requestFor(random, demo, slot, party, { status, cancelReason: null }, createdAt);
  });
}

/** Today's requests that the venue has not answered yet. */
function unansweredRequests(
  random: SeededRandom,
  venue: Venue,
  now: Instant,
  demo: DemoService,
): DemoRequest[] {
  const slot = favourite(demo.service.slots);
  if (!slot.shift.hasWaitList) return [];
  const statuses = ['REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const;
  return statuses.map((status, i) => {
    const party = plainParty(i === 0 ? 6 : 2, offeredAreas(slot.shift)[i] ?? null);
    const createdAt = creationTimeOf(random, venue, slot, party, now);
    return requestFor(random, demo, slot, party, { status, cancelReason: null }, createdAt);
  });
}

/** A random outcome of a confirmed booking. */
function demoOutcome(random: SeededRandom, interval: Interval, now: Instant): DemoOutcome {
  if (random.chance(0.05)) return canceled(random);
  if (interval.endAt <= now)
    return { status: random.chance(0.06) ? 'NO_SHOW' : 'ATTENDED', cancelReason: null };
  return { status: statusDuring(random, interval, now), cancelReason: null };
}

function canceled(random: SeededRandom): DemoOutcome {
  const cancelReason = random.pick<CancelReason>([
    'CHANGED_PLANS',
    'UNEXPECTED_SITUATION',
    'CALL_TO_CANCEL',
  ]);
  return { status: 'CANCELED', cancelReason };
}

/** The status during a meal, by its progress. */
function statusDuring(
  random: SeededRandom,
  { startAt, endAt }: Interval,
  now: Instant,
): BookingStatus {
  if (now < startAt) {
    const isEarly = startAt - now <= 15 * MS_PER_MINUTE && random.chance(0.5);
    return isEarly ? 'ARRIVED' : 'CONFIRMED';
  }
  const progress = (now - startAt) / (endAt - startAt);
  if (progress < 0.12) return random.chance(0.6) ? 'ARRIVED' : 'CONFIRMED';
  if (progress < 0.6) return 'SEATED';
  if (progress < 0.8) return 'DESSERTS';
  if (progress < 0.92) return 'ACCOUNT_SENT';
  return progress < 1 ? 'ACCOUNT_PAID' : 'ATTENDED';
}
