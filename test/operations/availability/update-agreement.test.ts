import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking } from '../../../src/domain/booking.ts';
import { type WallTime, wallOf } from '../../../src/domain/venue-time.ts';
import { checkCalendar } from '../../../src/operations/availability/check-calendar.ts';
import { checkSlot } from '../../../src/operations/availability/check-slot.ts';
import { checkWorkDay } from '../../../src/operations/availability/check-work-day.ts';
import { updateBooking } from '../../../src/operations/bookings/update-booking.ts';
import { makeChange } from '../../../src/operations/transactions.ts';
import { listBookings } from '../../../src/store/listed-bookings.ts';
import { type DemoContext, openDemoContext, rehearse } from '../../fixtures/demo-context.ts';
import { casesOf } from '../../fixtures/engine.ts';
import { isLong } from '../../fixtures/long-tests.ts';
import { comingDays, expectedOf, type Slot, slotsOf, timesNotOffered } from './agreement.ts';

const EVENING = Date.parse('2030-01-16T19:50:00+01:00');
const OPEN = ['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const;

function listOpenBookings(demo: DemoContext): Promise<Booking[]> {
  const { accountId } = demo.venue;
  return demo.context.store.read(async (db) => {
    const found: Booking[] = [];
    for (const workDay of comingDays(demo, 14))
      found.push(...(await listBookings(db, { accountId, workDay, statuses: OPEN })));
    return found;
  });
}

type Change = Partial<Slot & Pick<Booking, 'pax' | 'paxChildren' | 'highChairs' | 'strollers'>>;

/** A change of one or several fields that affect the seating. */
function someChange(demo: DemoContext): fc.Arbitrary<Change> {
  const days = comingDays(demo, 14);
  const times = new Set(days.flatMap((day) => slotsOf(demo.venue, day).map(({ time }) => time)));
  const closed = timesNotOffered(demo.venue, days[0] ?? '');
  return fc.record(
    {
      date: fc.constantFrom(...days),
      time: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom<WallTime>(...times) },
        fc.constantFrom(...closed),
      ),
      pax: fc.integer({ min: 1, max: 9 }),
      paxChildren: fc.nat(2),
      floorPlanAreaId: fc.constantFrom(1, 1, 2, 2, 3, 99),
      highChairs: fc.nat(4),
      strollers: fc.nat(3),
    },
    { requiredKeys: [] },
  );
}

const ADD_ONS_OF_MENU = [31, 32];

/** The changed booking as a slot request that excludes the booking itself. */
function questionOf({ venue }: DemoContext, booking: Booking, change: Change) {
  const { time } = wallOf(venue.timezone, booking.bookingAt);
  const { workDay: date, pax, paxChildren, floorPlanAreaId, highChairs, strollers } = booking;
  const target = {
    date,
    time,
    pax,
    paxChildren,
    floorPlanAreaId,
    highChairs,
    strollers,
    ...change,
  };
  const addOns = booking.addOns.map(({ addOnId, quantity }) => ({ id: addOnId, quantity }));
  return {
    ...target,
    status: booking.status === 'CONFIRMED' ? ('CONFIRMED' as const) : ('REQUESTED' as const),
    experience: booking.experience && {
      id: booking.experience.experienceId,
      tickets: Math.max(2, target.pax + target.paxChildren),
      addOns: addOns.filter(({ id }) => ADD_ONS_OF_MENU.includes(id)),
    },
    addOns: addOns.filter(({ id }) => !ADD_ONS_OF_MENU.includes(id)),
    excludeBookingUuid: booking.uuid,
  };
}

/** The outcome of the update, which is rolled back. */
async function update({ context, partner }: DemoContext, uuid: string, change: Change) {
  const outcome = await rehearse(context, (undoing) =>
    makeChange({ context: undoing, principal: partner }, updateBooking, {
      uuid,
      ifMatch: null,
      request: change,
    }),
  );
  return typeof outcome === 'string' ? outcome : 'CHANGED';
}

test('a slot that excludes a booking agrees with the update of that booking', async () => {
  const demo = await openDemoContext(EVENING);
  const bookings = await listOpenBookings(demo);
  const seen = new Set<string>();
  const runs = isLong ? 10_000 : casesOf(200, 4);
  const property = fc.asyncProperty(
    fc.constantFrom(...bookings),
    someChange(demo),
    async (booking, change) => {
      const question = questionOf(demo, booking, change);
      // An unchanged booking is not evaluated again.
      fc.pre(JSON.stringify(question) !== JSON.stringify(questionOf(demo, booking, {})));
      const { result } = await checkSlot(demo.context, demo.partner, question);
      const { code } = result.availability;
      const expected = code === 'AVAILABLE' ? 'CHANGED' : expectedOf({ code });
      expect([code, await update(demo, booking.uuid, change)]).toEqual([code, expected]);
      seen.add(code);
    },
  );
  await fc.assert(property, { numRuns: runs, seed: 16 });
  const all = [
    'ADD_ON_NOT_AVAILABLE',
    'AREA_NOT_AVAILABLE',
    'AVAILABLE',
    'CLOSED',
    'EXPERIENCE_NOT_AVAILABLE',
    'FULL',
    'HIGH_CHAIRS_NOT_AVAILABLE',
    'PAST',
    'STROLLERS_NOT_AVAILABLE',
    'TOO_SOON',
  ];
  // With fewer runs, some may not occur.
  if (runs >= 1000) expect([...seen].toSorted()).toEqual(all);
  else expect(all).toEqual(expect.arrayContaining([...seen, 'AVAILABLE', 'FULL']));
});

test('calendar and day that exclude a booking agree with its update at every slot', async () => {
  const demo = await openDemoContext(EVENING);
  const { context, partner } = demo;
  const bookings = await listOpenBookings(demo);
  const plain = bookings.filter(
    ({ status, experience, addOns, highChairs, strollers }) =>
      status === 'CONFIRMED' && !experience && addOns.length + highChairs + strollers === 0,
  );
  const some = plain.filter((_, index) => index % (isLong ? 12 : 24) === 0);
  const sample = some.slice(0, casesOf(some.length));
  expect(sample.length).toBeGreaterThanOrEqual(casesOf(5));
  for (const { uuid, pax, paxChildren, workDay, bookingAt, floorPlanAreaId } of sample) {
    const party = { pax, paxChildren, status: 'CONFIRMED', excludeBookingUuid: uuid } as const;
    const range = { dateStart: workDay, dateEnd: workDay };
    const { workDays } = await checkCalendar(context, partner, { ...party, ...range });
    const { result } = await checkWorkDay(context, partner, { ...party, date: workDay });
    expect(workDays[0]?.availability).toEqual(result.availability);
    for (const slot of result.shifts.flatMap(({ slots }) => slots)) {
      const area = slot.floorPlanArea?.id ?? null;
      const { code } = slot.availability;
      if (slot.startAt === bookingAt && area === floorPlanAreaId) continue;
      const outcome = await update(demo, uuid, { time: slot.time, floorPlanAreaId: area });
      const expected = code === 'AVAILABLE' ? 'CHANGED' : expectedOf({ code });
      expect([workDay, slot.time, area, outcome]).toEqual([workDay, slot.time, area, expected]);
    }
  }
});
