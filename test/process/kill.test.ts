import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { connectRaw } from '../fixtures/temp-database.ts';
import { copyDemo } from './demo-database.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  findFreeSlots,
  readDemo,
  type ServerProcess,
  startServer,
} from './server-process.ts';

const ENDS = ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const;
const AT_ONCE = 32;

interface Create {
  key: string;
  body: unknown;
}

test('every booking that was answered with 200 survives kill -9 and SIGTERM during a stream of create requests', async () => {
  const file = await copyDemo();
  let server = await startServer(file);
  const demo = readDemo(file);
  const creates = await planCreates(server, 20);

  for (const signal of ENDS) {
    const { answered, unanswered, strange } = await createUntil(signal, server, creates);
    expect(await server.ended).toEqual(
      signal === 'SIGKILL' ? { code: null, signal } : { code: 0, signal: null },
    );
    expect(strange).toEqual([]);
    expect(answered.length).toBeGreaterThan(0);
    expect(unanswered.length).toBeGreaterThan(0);

    server = await startServer(file);
    const found = await Promise.all(
      answered.map((uuid) => callPartner(server, demo, { path: `/bookings/${uuid}` })),
    );
    const uuids = await Promise.all(
      found.map(async (answer) => ((await answer.json()) as { uuid?: string }).uuid),
    );
    expect(uuids).toEqual(answered);

    // Who got no answer asks again under the same key, as a partner should.
    const again = await Promise.all(unanswered.map((create) => send(server, create)));
    expect([200, 409]).toEqual(expect.arrayContaining(again.map(({ status }) => status)));
    expectSound(file);
  }

  async function planCreates(from: ServerProcess, days: number): Promise<Iterator<Create>> {
    const dates = Array.from({ length: days }, (_, index) => daysAhead(20 + index));
    const slots = await Promise.all(
      dates.map(async (date) =>
        (await findFreeSlots(from, demo, date)).map(({ time, floorPlanAreaId }) => ({
          date,
          time,
          floorPlanAreaId,
        })),
      ),
    );
    return slots
      .flat()
      .map(({ floorPlanAreaId, ...slot }, index): Create => {
        const key = `create-${index}`;
        const area = floorPlanAreaId === null ? {} : { floorPlanAreaId };
        return {
          key,
          body: aPartyOfTwo({ ...slot, ...area, customerSpecialRequests: key }),
        };
      })
      .values();
  }

  function send(to: ServerProcess, { key, body }: Create): Promise<Response> {
    const headers = { 'idempotency-key': key };
    return callPartner(to, demo, { method: 'POST', path: '/bookings', body, headers });
  }

  async function createUntil(signal: NodeJS.Signals, to: ServerProcess, stream: Iterator<Create>) {
    const strange: string[] = [];
    const answered: string[] = [];
    const unanswered: Create[] = [];
    const enough = randomInt(30, 120);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (;;) {
          const next = stream.next();
          if (next.done) throw new Error('the stream was too short to be killed in');
          try {
            const answer = await send(to, next.value);
            const { uuid, code } = (await answer.json()) as { uuid: string; code?: string };
            if (answer.status === 200) answered.push(uuid);
            else if (answer.status !== 409) strange.push(`${answer.status} ${code}`);
          } catch {
            unanswered.push(next.value);
            return;
          }
          if (answered.length >= enough && !to.process.killed) to.process.kill(signal);
        }
      }),
    );
    return { answered, unanswered, strange };
  }
});

/** Whole, no booking twice under one key, none that should have a table without. */
function expectSound(file: string): void {
  const database = connectRaw(file);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(database.pragma('foreign_key_check')).toEqual([]);
  const twice = database
    .prepare(
      `select customer_special_requests from bookings
       where customer_special_requests like 'create-%' group by 1 having count(*) > 1`,
    )
    .all();
  expect(twice).toEqual([]);
  const halfMade = database
    .prepare(
      `select uuid from bookings where customer_special_requests like 'create-%' and (
         uuid not in (select booking_uuid from booking_tables)
         or uuid not in (select booking_uuid from idempotency_keys))`,
    )
    .all();
  expect(halfMade).toEqual([]);
}
