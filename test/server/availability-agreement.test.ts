import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Venue } from '../../src/domain/venue.ts';
import { someDay } from '../domain/availability/random-evenings.ts';
import { casesOf } from '../fixtures/engine.ts';
import { saveRows } from '../fixtures/saved-rows.ts';
import { aBookingRequest, openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { checkCalendar, checkSlot, checkWorkDay, slotsOf } from './availability-requests.ts';
import { findBadlySeated } from './badly-seated.ts';
import { findDoubleBookings } from './double-bookings.ts';

/** Bookings that exist before the requests. */
const someEarlier = fc.array(
  fc.record({
    time: fc.constantFrom('18:00:00', '19:00:00', '20:00:00', '20:30:00', '21:00:00', '22:00:00'),
    pax: fc.integer({ min: 1, max: 5 }),
    isWalkIn: fc.constantFrom(false, false, true),
    table: fc.constantFrom(undefined, 'T1', 'T2', 'T3'),
    area: fc.constantFrom(undefined, 1, 2),
    moves: fc.constantFrom<string[]>(
      [],
      [],
      ['ARRIVED'],
      ['SEATED'],
      ['CANCELED'],
      ['NO_SHOW'],
      ['SEATED', 'ATTENDED'],
    ),
  }),
  { maxLength: 8 },
);
type Earlier = typeof someEarlier extends fc.Arbitrary<(infer One)[]> ? One : never;

const someQuestion = fc.record({
  pax: fc.integer({ min: 1, max: 6 }),
  paxChildren: fc.nat(1),
  status: fc.constantFrom('CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'REQUESTED'),
  filters: fc.record({
    experienceIds: fc.constantFrom([], [], [7], [7, 8]),
    floorPlanAreaIds: fc.constantFrom([], [], [1], [1, 2]),
    shiftTypes: fc.constantFrom([], [], ['LUNCH'], ['DINNER']),
  }),
});

/** Creates the bookings and walk-ins; some may be refused. */
async function happen({ staff }: TestServer, date: string, earlier: readonly Earlier[]) {
  for (const { time, pax, isWalkIn, table, area, moves } of earlier) {
    const walkIn = { date, time, pax, paxChildren: 0, ...(table ? { tables: [table] } : {}) };
    const booking = aBookingRequest({ date, time, pax, floorPlanAreaId: area });
    const answer = isWalkIn
      ? await staff({ method: 'POST', path: '/bookings/walk-ins', body: walkIn })
      : await staff({ method: 'POST', path: '/bookings', body: booking });
    if (answer.statusCode !== 200) continue;
    const path = `/bookings/${answer.json().uuid}/status`;
    for (const status of moves) await staff({ method: 'PUT', path, body: { status } });
  }
}

/** An experience with as many tickets as the catalogue requires. */
function experienceOf(venue: Venue, id: number | null, covers: number) {
  const found = venue.experiences.find((experience) => experience.id === id);
  if (!found) return null;
  const tickets = Math.ceil(covers / found.paxPerTicket);
  return { id: found.id, tickets: Math.max(found.minTicketsPerBooking, tickets) };
}

test('200 for every available slot, 409 for every other, and no double bookings', async () => {
  const seen = { available: 0, unavailable: 0 };
  const property = fc.asyncProperty(
    someDay,
    someEarlier,
    someQuestion,
    async ({ venue, workDay, now }, earlier, { filters, ...party }) => {
      const server = await openTestServer({ venue, now });
      await happen(server, workDay, earlier);
      const restore = await saveRows(server.context.store, server.database.url);
      const slots = slotsOf(await checkWorkDay(server, workDay, { ...party, filters }));
      const calendar = await checkCalendar(server, workDay, workDay, { ...party, filters });
      expect(calendar.workDays[0]?.availability.isAvailable).toBe(
        slots.some(({ availability }) => availability.isAvailable),
      );

      const offers = slots.map(({ startAt, floorPlanAreaId, experienceId, availability }) => ({
        availability,
        time: startAt.slice(11, 19),
        criteria: {
          ...party,
          ...(floorPlanAreaId === null ? {} : { floorPlanAreaId }),
          experience: experienceOf(venue, experienceId, party.pax + party.paxChildren),
        },
      }));
      const book = ({ time, criteria }: (typeof offers)[number]) => {
        const body = { ...aBookingRequest(), date: workDay, time, ...criteria };
        return server.partner({ method: 'POST', path: '/bookings', body });
      };
      for (const offer of offers) {
        const { time, criteria, availability } = offer;
        const slot = await checkSlot(server, workDay, time, criteria);
        expect([time, slot.availability.code]).toEqual([time, availability.code]);
        const answer = await book(offer);
        expect([time, availability.code, answer.statusCode, answer.json().code]).toEqual([
          time,
          availability.code,
          ...(availability.isAvailable ? [200, undefined] : [409, expect.any(String)]),
        ]);
        if (availability.isAvailable) await restore();
        seen[availability.isAvailable ? 'available' : 'unavailable'] += 1;
      }

      // Then all concurrently.
      const answers = await Promise.all([...offers, ...offers].map(book));
      expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
      expect(await findDoubleBookings(server)).toEqual([]);
      expect(await findBadlySeated(server)).toEqual([]);
      await server.close();
    },
  );
  const isEnough = () => Math.min(seen.available, seen.unavailable) > 2;
  // The first days may all be full.
  for (let times = 0; times < 10 && !isEnough(); times += 1)
    await fc.assert(property, { numRuns: casesOf(30, 3) });
  expect(isEnough(), JSON.stringify(seen)).toBe(true);
});

test('findDoubleBookings finds a double booking', async () => {
  const server = await openTestServer();
  for (const time of ['20:00:00', '22:00:00']) {
    const body = { date: '2030-01-17', time, pax: 2, paxChildren: 0, tables: ['T1'] };
    const answer = await server.partner({ method: 'POST', path: '/bookings/walk-ins', body });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect(await findDoubleBookings(server)).toEqual([]);
  // The database itself refuses rows of booking_tables that overlap.
  await server.context.store.write(null, (db) =>
    sql`update bookings set turn_minutes = 180`.execute(db),
  );
  expect(await findDoubleBookings(server)).toHaveLength(1);
});
