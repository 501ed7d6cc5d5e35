import { describe, expect, test } from 'vitest';
import { Phone } from '../../src/contract/limits.ts';
import { BookingCustomerRequest } from '../../src/contract/partner/create-booking.ts';
import { type DemoBooking, demoBookings } from '../../src/demo/demo-bookings.ts';
import { demoVenue } from '../../src/demo/demo-venue.ts';
import type { Occupancy } from '../../src/domain/availability/availability.ts';
import { coversOf } from '../../src/domain/availability/party.ts';
import { holdsTable } from '../../src/domain/booking-status.ts';
import { addDays, instantOfWall, MS_PER_MINUTE, weekdayOf } from '../../src/domain/venue-time.ts';
import { evaluateSlot } from '../fixtures/evaluate-slot.ts';

// A Tuesday; the next Friday and Saturday are three and four days ahead.
const TODAY = '2030-06-04';
const SEEDS = [1, 2, 3, 4, 5];

const venue = demoVenue({
  accountId: 'casa-brisa',
  today: TODAY,
  promoCode: 'VERANO',
  redemptionCode: 'ABC123',
  publicUrl: 'http://localhost:3000',
});

function nowAt(time: string): number {
  return instantOfWall(venue.timezone, TODAY, time) ?? Number.NaN;
}

const NOON = nowAt('12:00:00');
const EVENING = nowAt('21:10:00');

/** Makes the bookings as a server would: each is evaluated at its creation time, and refused ones are dropped. */
function seatAll(bookings: readonly DemoBooking[]) {
  const occupancies: Occupancy[] = [];
  const made: DemoBooking[] = [];
  for (const booking of bookings) {
    const result = evaluate(booking, occupancies, booking.createdAt);
    if (result.availability.code !== 'AVAILABLE') continue;
    made.push(booking);
    const { startAt, tableIds, turnMinutes } = result;
    if (!holdsTable(booking.status) || startAt === null || !tableIds) continue;
    occupancies.push({
      bookingUuid: String(made.length),
      startAt,
      endAt: startAt + turnMinutes * MS_PER_MINUTE,
      covers: coversOf(venue, booking),
      tableIds,
      hasFixedTables: false,
      ...booking,
      addOns: booking.addOns.map(({ id, quantity }) => ({ addOnId: id, quantity })),
    });
  }
  return { occupancies, made };
}

type BookingRequest = Omit<DemoBooking, 'customer' | 'createdAt' | 'madeBy' | 'cancelReason'>;

function evaluate(
  booking: Pick<BookingRequest, keyof typeof COUPLE>,
  occupancies: readonly Occupancy[],
  now: number,
) {
  const { workDay, time, status } = booking;
  const isRequest = status === 'REQUESTED' || status === 'PENDING_WAIT_LIST_BOOKING';
  return evaluateSlot(
    { venue, workDay, now, occupancies },
    { ...booking, status: isRequest ? status : 'CONFIRMED' },
    time,
  );
}

const COUPLE = {
  workDay: TODAY,
  time: '21:00:00',
  status: 'CONFIRMED' as DemoBooking['status'],
  pax: 2,
  paxChildren: 0,
  highChairs: 0,
  strollers: 0,
  floorPlanAreaId: 1 as number | null,
  experience: null as DemoBooking['experience'],
  addOns: [] as DemoBooking['addOns'],
};

/** The number of areas with a table for the party at that time. */
function openAreas(
  occupancies: readonly Occupancy[],
  workDay: string,
  time: string,
  pax: number,
): number {
  const answers = [1, 2, 3].map((floorPlanAreaId) =>
    evaluate({ ...COUPLE, workDay, time, pax, floorPlanAreaId }, occupancies, NOON),
  );
  return answers.filter(({ availability }) => availability.code === 'AVAILABLE').length;
}

describe('the generator', () => {
  test('equal bookings for equal seeds, others for other seeds', () => {
    const [first, again, other] = [7, 7, 8].map((seed) => demoBookings(venue, NOON, seed));
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
  });

  test('ordered by creation, each before now and before the minimum advance times', () => {
    const bookings = demoBookings(venue, EVENING, 1);
    const created = bookings.map(({ createdAt }) => createdAt);
    expect(created).toEqual(created.toSorted((a, b) => a - b));
    expect(created.every((at) => Number.isInteger(at) && at < EVENING)).toBe(true);
    const empty = bookings.filter(
      (b) => evaluate(b, [], b.createdAt).availability.code !== 'AVAILABLE',
    );
    expect(empty).toEqual([]);
  });

  test('only days from three ago to twenty ahead, and none on the closed day', () => {
    const days = new Set(demoBookings(venue, NOON, 1).map(({ workDay }) => workDay));
    const closed = venue.exceptions.map(({ date }) => date);
    const expected = Array.from({ length: 24 }, (_, i) => addDays(TODAY, i - 3));
    expect([...days].toSorted()).toEqual(expected.filter((day) => !closed.includes(day)));
  });

  test('fictional guests that the API accepts, with unique contacts', () => {
    const guests = new Map<string, DemoBooking['customer']>();
    for (const { customer } of demoBookings(venue, NOON, 1)) guests.set(customer.name, customer);
    expect(guests.size).toBeGreaterThan(400);
    for (const guest of guests.values()) {
      expect(BookingCustomerRequest.safeParse({ ...guest, hasGdprConsent: true }).success).toBe(
        true,
      );
      expect(guest.email ?? guest.phone).not.toBeNull();
      if (guest.email) expect(guest.email).toMatch(/^[a-z.]+@example\.(com|org)$/);
      if (guest.phone) expect(Phone.safeParse(guest.phone).success).toBe(true);
    }
    for (const key of ['email', 'phone'] as const) {
      const given = [...guests.values()].flatMap((guest) => guest[key] ?? []);
      expect(new Set(given).size).toBe(given.length);
    }
  });

  test('every kind of booking occurs', () => {
    const bookings = demoBookings(venue, NOON, 1);
    const count = (is: (booking: DemoBooking) => unknown) => bookings.filter(is).length;
    expect(count((b) => b.allergiesDescription?.includes('adrenaline'))).toBeGreaterThan(0);
    expect(count((b) => b.hasAllergies !== (b.allergiesDescription !== null))).toBe(0);
    expect(count((b) => b.specialOccasion === 'BIRTHDAY')).toBeGreaterThan(5);
    expect(count((b) => b.customerSpecialRequests)).toBeGreaterThan(20);
    expect(count((b) => b.addOns.length)).toBeGreaterThan(20);
    expect(count((b) => b.experience)).toBeGreaterThan(5);
    expect(count((b) => b.experience?.addOns.length)).toBeGreaterThan(2);
    expect(count((b) => b.pax + b.paxChildren >= 7)).toBeGreaterThan(5);
    expect(count((b) => b.highChairs)).toBeGreaterThan(5);
    expect(count((b) => b.strollers)).toBeGreaterThan(2);
    for (const madeBy of ['staff', 'widget', 'partner'] as const) {
      expect(count((b) => b.madeBy === madeBy)).toBeGreaterThan(30);
    }
    expect(count((b) => (b.status === 'CANCELED') !== (b.cancelReason !== null))).toBe(0);
  });
});

describe.each(SEEDS)('the demo’s calendar, seed %i', (seed) => {
  const { occupancies, made } = seatAll(demoBookings(venue, NOON, seed));

  test('21:00 full for two, three and four, tomorrow and on the next Friday and Saturday', () => {
    const [tomorrow, friday, saturday] = [1, 3, 4].map((days) => addDays(TODAY, days));
    expect([weekdayOf(friday ?? ''), weekdayOf(saturday ?? '')]).toEqual([5, 6]);
    for (const day of [tomorrow, friday, saturday]) {
      for (const pax of [2, 3, 4])
        expect(openAreas(occupancies, day ?? '', '21:00:00', pax)).toBe(0);
    }
  });

  test('a table for two tomorrow, early or late', () => {
    expect(openAreas(occupancies, addDays(TODAY, 1), '23:00:00', 2)).toBeGreaterThan(0);
    expect(openAreas(occupancies, addDays(TODAY, 1), '13:00:00', 2)).toBeGreaterThan(0);
  });

  test('the other evenings mostly open', () => {
    const open = [7, 8, 13, 14, 15, 16].filter(
      (days) => openAreas(occupancies, addDays(TODAY, days), '21:00:00', 2) > 0,
    );
    expect(open.length).toBeGreaterThanOrEqual(4);
  });

  test('most requests get a table, and a few are on the wait list of full evenings', () => {
    expect(made.length).toBeGreaterThan(400);
    const waiting = made.filter(({ status }) => status === 'PENDING_WAIT_LIST_BOOKING');
    expect(waiting.length).toBeGreaterThan(4);
  });

  test('today at dinner, bookings in every status of a service', () => {
    const evening = seatAll(demoBookings(venue, EVENING, seed)).made;
    const statuses = evening.filter((b) => b.workDay === TODAY).map((b) => b.status);
    const count = (status: DemoBooking['status']) => statuses.filter((s) => s === status).length;
    for (const status of ['ATTENDED', 'SEATED', 'CONFIRMED'] as const) {
      expect(count(status), status).toBeGreaterThan(0);
    }
    for (const status of [
      'NO_SHOW',
      'CANCELED',
      'REQUESTED',
      'PENDING_WAIT_LIST_BOOKING',
    ] as const) {
      expect(count(status), status).toBe(1);
    }
  });

  test('before today begins, no arrivals and no no-shows', () => {
    const today = made.filter((b) => b.workDay === TODAY).map((b) => b.status);
    const beforeService = ['CONFIRMED', 'CANCELED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'];
    expect(today.filter((status) => !beforeService.includes(status))).toEqual([]);
  });
});
