import { expect, test } from 'vitest';
import { callAlone } from '../process/own-connection.ts';
import { aPartyOfTwo, daysAhead, findFreeSlots } from '../process/server-process.ts';
import { startTwoProcesses } from '../process/two-processes.ts';
import { rounds } from './rounds.ts';
import { expectSoundDatabase } from './sound-database.ts';

const REQUESTS = rounds(100, 1000);
/** The demo's smallest area. */
const BAR = 3;

test('one 200, and 409 or 503 for all others, when very many requests for the last table reach two processes at once', async () => {
  const { balancer, demo, databaseUrl } = await startTwoProcesses();
  const times = rounds(2, 20);
  const refusals = new Map<string, number>();
  for (let round = 0; round < times; round += 1) {
    const date = daysAhead(40 + round);
    const free = async () =>
      (await findFreeSlots(balancer, demo, date)).filter((slot) => slot.floorPlanAreaId === BAR);
    const time = (await free())[0]?.time;
    const create = async () => {
      const body = aPartyOfTwo({ date, time, floorPlanAreaId: BAR });
      const { status, body: text } = await callAlone(balancer, demo, { path: '/bookings', body });
      return `${status} ${JSON.parse(text).code ?? ''}`.trim();
    };
    expect([await create(), await create()]).toEqual(['200', '200']);
    expect((await free()).map((slot) => slot.time)).toContain(time);

    const answers = await Promise.all(Array.from({ length: REQUESTS }, create));
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
    for (const answer of answers) {
      if (answer !== '200') refusals.set(answer, (refusals.get(answer) ?? 0) + 1);
    }
    expect((await free()).map((slot) => slot.time)).not.toContain(time);
  }
  expect([
    '409 BOOKING_AVAILABILITY_NOT_FOUND',
    '409 NO_AVAILABLE_SLOT',
    // On a busy machine, some wait too long.
    '503 SERVICE_UNAVAILABLE',
  ]).toEqual(expect.arrayContaining([...refusals.keys()]));
  await expectSoundDatabase(databaseUrl);
  if (process.env.FAULTS === 'all')
    console.info(`${times} × ${REQUESTS} requests for a last table:`, Object.fromEntries(refusals));
});
