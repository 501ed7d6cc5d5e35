import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WorkDayAnswer } from '../../../src/contract/availability.ts';
import { addDays } from '../../../src/domain/venue-time.ts';
import { listBookings } from '../../../src/store/bookings.ts';
import { casesOf } from '../../fixtures/engine.ts';
import { aBookingRequest, openTestServer, TODAY } from '../../fixtures/test-context.ts';
import { aTable, aVenue } from '../../fixtures/venue.ts';
import { findDoubleBookings } from '../../server/double-bookings.ts';
import {
  expectBlock,
  expectServiceDay,
  OPEN_DAY,
  postBlock,
  putDay,
} from '../../server/service-day-requests.ts';

const VENUE = aVenue({
  tables: [1, 2, 3, 4].map((id) => aTable(id)),
  combinations: [],
  freezeMinutes: 0,
});

const TIMES = ['20:00:00', '20:30:00', '21:00:00', '21:30:00', '22:00:00'];

/** What several callers do at the same time. */
const anAction = fc.oneof(
  { weight: 4, arbitrary: fc.record({ book: fc.constantFrom(...TIMES), by: fc.boolean() }) },
  fc.record({ close: fc.constantFrom(...TIMES) }),
  fc.record({ block: fc.constantFrom('T1', 'T2', 'T3'), moveBookings: fc.boolean() }),
);

test('no booking slips in once an early end or a block is acknowledged, and whoever it hits is listed', async () => {
  const server = await openTestServer({ venue: VENUE });
  const { accountId } = VENUE;
  let days = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anAction, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 3 }),
      async (rounds) => {
        days += 1;
        const workDay = addDays(TODAY, days % VENUE.maxAdvanceDays);
        const list = () =>
          server.context.store.read((db) =>
            listBookings(db, { accountId, workDay, statuses: ['CONFIRMED'] }),
          );
        /** By table, with the bookings that were listed as staying there. */
        const blocked: { tableId: number; listed: string[] }[] = [];
        /** The answers about an early end, with the bookings that were listed. */
        const ends: { version: number; listed: string[] }[] = [];
        let guests = 0;
        for (const round of rounds)
          await Promise.all(
            round.map(async (action) => {
              if ('book' in action) {
                guests += 1;
                const email = `guest-${guests}@example.com`;
                const customer = { ...aBookingRequest().customer, email };
                const body = aBookingRequest({ date: workDay, time: action.book, customer });
                const call = action.by ? server.widget : server.partner;
                const { statusCode } = await call({ method: 'POST', path: '/bookings', body });
                expect([200, 409]).toContain(statusCode);
              } else if ('close' in action) {
                const stored = await server.staff({ path: `/service-days/${workDay}` });
                const { version } = expectServiceDay(stored);
                const change = { ...OPEN_DAY, version, lastBookingTime: action.close };
                const answer = await putDay(server, change, workDay);
                if (answer.statusCode === 409) return;
                const { version: saved, affected } = expectServiceDay(answer);
                ends.push({ version: saved, listed: affected.map(({ uuid }) => uuid) });
              } else {
                const { block: table, moveBookings } = action;
                const terms = { tables: [table], moveBookings, keepBookings: true };
                const answer = await postBlock(server, {
                  date: workDay,
                  from: '19:00:00',
                  ...terms,
                });
                const { affected } = expectBlock(answer);
                const staying = affected.filter(({ isMoved }) => !isMoved);
                const listed = staying.map(({ uuid }) => uuid);
                blocked.push({ tableId: Number(table.slice(1)), listed });
              }
            }),
          );
        const day = expectServiceDay(await server.staff({ path: `/service-days/${workDay}` }));
        const affected = new Set(day.affected.map(({ uuid }) => uuid));
        const bookings = await list();
        const last = day.lastBookingTime;
        for (const { uuid, bookingAt, tableIds } of bookings) {
          const isLate = last !== null && bookingAt > Date.parse(`${workDay}T${last}+01:00`);
          expect(affected.has(uuid)).toBe(isLate);
          // A later change may have let others in: the answers about the last one count.
          for (const { version, listed } of ends)
            if (isLate && version === day.version) expect(listed).toContain(uuid);
          for (const { tableId, listed } of blocked)
            if (tableIds.includes(tableId)) expect(listed).toContain(uuid);
        }
        expect(ends.length === 0).toBe(last === null);
        const offered = await server.widget({
          method: 'POST',
          path: `/availability/work-days/${workDay}`,
          body: { pax: 2, paxChildren: 0, status: 'CONFIRMED' },
        });
        expect(freeTimesOf(offered.json()).filter((time) => last !== null && time > last)).toEqual(
          [],
        );
        expect(await findDoubleBookings(server)).toEqual([]);
      },
    ),
    { numRuns: casesOf(25, 8) },
  );
});

function freeTimesOf({ shifts }: WorkDayAnswer): string[] {
  return shifts
    .flatMap(({ timeSlots }) => timeSlots)
    .filter(({ availability }) => availability.isAvailable)
    .map(({ startAt }) => startAt.slice(11, 19));
}
