import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFreeTables } from '../../../src/domain/wait-list/find-offers.ts';
import { placeOf } from '../../../src/domain/wait-list/wait-list-place.ts';
import { readServiceDay } from '../../../src/operations/availability/service-day.ts';
import { listBookings } from '../../../src/store/listed-bookings.ts';
import { casesOf } from '../../fixtures/engine.ts';
import { isLong } from '../../fixtures/long-tests.ts';
import { NOON, TODAY } from '../../fixtures/test-context.ts';
import { aTable } from '../../fixtures/venue.ts';
import {
  asDiner,
  aVenueThatOffers,
  book,
  cancel,
  find,
  join,
  look,
  openWaitList,
  stateOf,
} from './wait-list-server.ts';

const MINUTE = 60_000;
const STEPS = ['CANCEL', 'CLAIM', 'DECLINE', 'ASK_AGAIN', 'PASS', 'BOOK'] as const;
const TIMES = ['20:00:00', '21:00:00'] as const;

type Server = Awaited<ReturnType<typeof openWaitList>>;

/** What is true of a day at any moment: nobody has a table twice, and nobody waits for a free one. */
async function expectFair(server: Server, waiting: readonly string[]) {
  const { context, venue } = server;
  const { day, bookings } = await context.store.read(async (db) => ({
    day: await readServiceDay({ context, db, venue }, TODAY),
    bookings: await listBookings(db, { accountId: venue.accountId, workDay: TODAY }),
  }));
  for (const [index, one] of day.occupancies.entries())
    for (const other of day.occupancies.slice(index + 1)) {
      const isShared = one.tableIds.some((id) => other.tableIds.includes(id));
      const isAtOnce = one.startAt < other.endAt && other.startAt < one.endAt;
      expect(isShared && isAtOnce, 'a table is given twice').toBe(false);
    }
  for (const booking of bookings.filter(({ uuid }) => waiting.includes(uuid)))
    if (placeOf(booking)?.state === 'WAITING')
      expect(findFreeTables(day, booking), 'somebody is forgotten').toBeNull();
}

function statesOf(server: Server, uuids: readonly string[]) {
  return Promise.all(uuids.map((uuid) => stateOf(server, uuid)));
}

/** So that each run has one. */
const A_CLAIM = (['CANCEL', 'CLAIM', 'PASS', 'CANCEL'] as const).map((what) => ({
  what,
  which: 0,
}));

test('on any evening at the server, offers are fair, in order, and can be claimed while they stand', async () => {
  let claims = 0;
  const step = fc.record({
    what: fc.constantFrom(...STEPS),
    which: fc.nat(10),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...TIMES), { minLength: 2, maxLength: 4 }),
      fc.array(step, { minLength: 4, maxLength: 10 }),
      async (wishes, steps) => {
        const venue = aVenueThatOffers({ tables: [aTable(1), aTable(2)] });
        const server = await openWaitList(venue);
        let now = NOON;
        const taken = [await book(server), await book(server)];
        const waiting: string[] = [];
        for (const time of wishes) {
          now += MINUTE;
          server.setNow(now);
          waiting.push(await join(server, { time }));
        }
        await look(server);
        for (const { what, which } of steps) {
          const uuid = waiting[which % waiting.length] ?? '';
          const before = await find(server, uuid);
          const { answer } = await asDiner(server, uuid);
          if (what === 'CANCEL' && taken.length > 0) {
            await cancel(server, taken.splice(which % taken.length, 1)[0] ?? '');
          } else if (what === 'CLAIM' && before.waitList?.offer) {
            now = before.waitList.offer.endsAt - 1;
            server.setNow(now);
            expect((await answer('CLAIM')).json().status).toBe('CONFIRMED');
            expect((await find(server, uuid)).tableIds).toEqual(before.waitList.offer.tableIds);
            claims += 1;
            taken.push(uuid);
          } else if (what === 'DECLINE') await answer('DECLINE');
          else if (what === 'ASK_AGAIN') await answer('ASK_AGAIN');
          else if (what === 'PASS') {
            now += 7 * MINUTE;
            server.setNow(now);
          } else if (what === 'BOOK') {
            const body = {
              pax: 2,
              paxChildren: 0,
              date: TODAY,
              time: TIMES[which % 2],
              tables: ['T1'],
            };
            await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
          }
          const statesBefore = await statesOf(server, waiting);
          await look(server);
          const states = await statesOf(server, waiting);
          for (const [index, state] of states.entries())
            if (state === 'OFFERED' && statesBefore[index] !== 'OFFERED') {
              // All parties are of two, so whoever wants the same time earlier in the order could sit there as well.
              const before = states.filter((_, at) => at < index && wishes[at] === wishes[index]);
              expect(before, 'the order').not.toContain('WAITING');
            }
          await expectFair(server, waiting);
        }
        await server.close();
      },
    ),
    { numRuns: casesOf(isLong ? 200 : 8), examples: [[['20:00:00', '20:00:00'], A_CLAIM]] },
  );
  expect(claims).toBeGreaterThan(0);
});
