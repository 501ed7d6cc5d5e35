import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking } from '../../src/domain/booking.ts';
import { groupOf } from '../../src/domain/booking-status.ts';
import { satDownAt, stayOf } from '../../src/domain/occupied-interval.ts';
import { addDays, workDayOf, workDaysOf } from '../../src/domain/venue-time.ts';
import { listBookings } from '../../src/store/listed-bookings.ts';
import { casesOf } from '../fixtures/engine.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
} from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';

/**
 * Nobody is ever seated beside somebody: by any API, on whatever day the booking is, rules set aside included, and whether a
 * walk-in is entered for now or for later.
 */

const MINUTE = 60_000;
const DAYS = [-1, 0, 1, 2].map((days) => addDays(TODAY, days));
const TIMES = ['21:00:00', '22:30:00', '23:30:00', '00:30:00', '01:30:00'];
const STATUSES = [
  'ARRIVED',
  'SEATED',
  'SEATED',
  'SEATED',
  'DESSERTS',
  'ATTENDED',
  'NO_SHOW',
  'CONFIRMED',
] as const;

const api = fc.constantFrom('staff' as const, 'partner' as const);
const tables = fc.option(fc.subarray(['T1', 'T2', 'T3'], { minLength: 1, maxLength: 2 }), {
  nil: undefined,
});
const which = fc.nat();
const pax = fc.integer({ min: 1, max: 4 });
const later = fc.record({ day: fc.constantFrom(...DAYS), which });
const status = fc.constantFrom(...STATUSES);
/** How many minutes late a tap of staff is sent. */
const late = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 }));
const walkIn = { kind: fc.constant('walk in' as const), api, tables, pax, late };
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      day: fc.constantFrom(...DAYS),
      pax,
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...walkIn, later: fc.constant(undefined) }) },
  { weight: 1, arbitrary: fc.record({ ...walkIn, later }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('move' as const), api, which, status, tables, late }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tables' as const), which, tables }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('swap' as const), which, other: which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('date' as const),
      api,
      which,
      day: fc.constantFrom(...DAYS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bill' as const), api, which }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), which, back: fc.nat({ max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.integer({ min: 5, max: 150 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The bookings of all days on which the steps make some. */
async function readAll({ context, venue: { accountId } }: TestServer): Promise<Booking[]> {
  const days = await context.store.read((db) =>
    Promise.all(DAYS.map((workDay) => listBookings(db, { accountId, workDay }))),
  );
  return days.flat();
}

/** The bookings whose guests sit in the house, by the domain's rule for one booking. */
function sitting(bookings: readonly Booking[], { venue, context }: TestServer): Booking[] {
  const workDayAt = workDaysOf(venue);
  const today = workDayAt(context.now());
  return bookings.filter(
    (booking) => booking.workDay >= today && satDownAt(stayOf(booking, workDayAt)) !== null,
  );
}

/** Whether somebody says with this step that guests sit, whose booking is the answer. */
function saysThatTheySit(made: Step): boolean {
  if (made.kind === 'walk in') return made.later === undefined;
  return made.kind === 'move' && groupOf(made.status) === 'seated';
}

/** Makes a step, which may be refused. */
function send({ staff, partner, context }: TestServer, bookings: readonly Booking[], made: Step) {
  const at = (minutes: number) => new Date(context.now() - minutes * MINUTE).toISOString();
  const uuidOf = (index: number) => bookings[index % Math.max(1, bookings.length)]?.uuid ?? 'none';
  const force = ['TABLE', 'BLOCK', 'OFFER'];
  switch (made.kind) {
    case 'book': {
      const time = TIMES[made.which % TIMES.length] ?? '';
      const body = aBookingRequest({ date: made.day, time, pax: made.pax });
      return partner({ method: 'POST', path: '/bookings', body });
    }
    case 'walk in': {
      const { later } = made;
      const time = later && TIMES[later.which % TIMES.length];
      const party = {
        pax: made.pax,
        paxChildren: 0,
        ...(made.tables && { tables: made.tables }),
        ...(later && { date: later.day, time }),
      };
      const path = '/bookings/walk-ins';
      return made.api === 'staff'
        ? staff({
            method: 'POST',
            path,
            body: { ...party, ...(made.tables && { force }), at: at(made.late) },
          })
        : partner({ method: 'POST', path, body: party });
    }
    case 'move': {
      const path = `/bookings/${uuidOf(made.which)}/status`;
      const { status } = made;
      const isNamed = made.tables !== undefined && !['ATTENDED', 'NO_SHOW'].includes(status);
      return made.api === 'staff'
        ? staff({
            method: 'PUT',
            path,
            body: { status, ...(isNamed && { tables: made.tables, force }), at: at(made.late) },
          })
        : partner({ method: 'PUT', path, body: { status } });
    }
    case 'tables': {
      const body = { tables: made.tables ?? ['T1'], hasFixedTables: true, force };
      return staff({ method: 'PUT', path: `/bookings/${uuidOf(made.which)}/tables`, body });
    }
    case 'swap': {
      const body = { swapWith: uuidOf(made.other), force };
      return staff({ method: 'PUT', path: `/bookings/${uuidOf(made.which)}/tables`, body });
    }
    case 'date': {
      const call = { method: 'PUT', path: `/bookings/${uuidOf(made.which)}` } as const;
      const body = { date: made.day };
      return made.api === 'staff' ? staff({ ...call, body }) : partner({ ...call, body });
    }
    case 'bill': {
      const path = `/bookings/${uuidOf(made.which)}/tickets/close`;
      const call = { method: 'PUT', path, body: { totalAmount: 100 } } as const;
      return made.api === 'staff' ? staff(call) : partner(call);
    }
    case 'undo': {
      const uuid = uuidOf(made.which);
      const version = bookings.find((booking) => booking.uuid === uuid)?.version ?? 1;
      const entry = Math.max(1, version - made.back);
      return staff({ method: 'POST', path: `/bookings/${uuid}/undo`, body: { entry } });
    }
    default:
      return null;
  }
}

test('nobody is seated where somebody sits, on any evening around midnight', {
  timeout: 3_600_000,
}, async () => {
  let seated = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const venue = aVenue({
        tables: [
          aTable(1, { maxCovers: 4 }),
          aTable(2, { maxCovers: 4 }),
          aTable(3, { maxCovers: 4 }),
        ],
        shifts: [aShift({ lastBookingTime: '01:30:00' })],
      });
      let now = Date.parse(`${TODAY}T20:30:00+01:00`);
      const server = await openTestServer({ venue, now });
      for (const made of steps) {
        if (made.kind === 'wait') now += made.minutes * MINUTE;
        server.setNow(now);
        const before = await readAll(server);
        const answer = await send(server, before, made);
        expect(answer?.statusCode ?? 200).toBeLessThan(500);
        const after = await readAll(server);
        const there = sitting(after, server);
        if (answer?.statusCode === 200 && saysThatTheySit(made)) {
          const { uuid } = answer.json();
          const { workDay } = after.find((booking) => booking.uuid === uuid) ?? {};
          const today = workDayOf(venue, now);
          if (workDay && today <= workDay && workDay <= addDays(today, 1))
            expect(there.map((booking) => booking.uuid)).toContain(uuid);
        }
        for (const one of there)
          for (const other of there)
            if (one.uuid < other.uuid)
              expect(one.tableIds.filter((id) => other.tableIds.includes(id))).toEqual([]);
        // Whoever sits down, of whatever day, finds nobody at the tables.
        const wereThere = new Set(sitting(before, server).map(({ uuid }) => uuid));
        for (const booking of there) {
          if (wereThere.has(booking.uuid)) continue;
          seated += 1;
          const others = there.filter(({ uuid }) => uuid !== booking.uuid);
          const taken = others.flatMap(({ tableIds }) => tableIds);
          expect(booking.tableIds.filter((id) => taken.includes(id))).toEqual([]);
        }
      }
    }),
    { numRuns: casesOf(40) },
  );
  expect(seated).toBeGreaterThan(casesOf(40));
});
