import { expect, test } from 'vitest';
import { copyDemo } from '../process/demo-database.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  readDemo,
  startServer,
} from '../process/server-process.ts';
import { Load } from './load.ts';
import { rounds } from './rounds.ts';

const FLUSH_MS = 500;

test('nothing acknowledged is lost and no read waits for a write while each flush to disk takes half a second', async () => {
  const file = await copyDemo();
  const demo = readDemo(file);
  const server = await startServer(file, {
    NODE_OPTIONS: `--import ${new URL('slow-flushes.mjs', import.meta.url).href}`,
    SLOW_FLUSH_MS: String(FLUSH_MS),
  });
  const load = new Load(demo);
  const readTimes: number[] = [];
  const read = async () => {
    const start = performance.now();
    expect((await callPartner(server, demo, { path: '/bookings?limit=1' })).status).toBe(200);
    readTimes.push(performance.now() - start);
  };
  const times = rounds(1, 40);
  for (let round = 0; round < times; round += 1) {
    await load.during([server], async () => {
      const enough = load.progress(10);
      let isOver = false;
      void enough.then(() => {
        isOver = true;
      });
      while (!isOver) await read();
    });
    await load.expectNothingLost(server, file);
    load.expectNoRefusal();
  }
  // Alone, so that the order of the two responses does not depend on how busy the server is.
  const write = callPartner(server, demo, {
    method: 'POST',
    path: '/bookings',
    body: {
      ...aPartyOfTwo({ date: daysAhead(30), time: '20:30:00', floorPlanAreaId: 1 }),
      status: 'REQUESTED',
    },
  });
  const order: string[] = [];
  await Promise.all([
    write.then(({ status }) => order.push(`write ${status}`)),
    read().then(() => order.push('read')),
  ]);
  expect(order).toEqual(['read', 'write 200']);
  readTimes.sort((a, b) => a - b);
  const quantile = (share: number) =>
    Math.round(readTimes[Math.floor(readTimes.length * share)] ?? 0);
  load.report(
    `flushes of ${FLUSH_MS} ms, ${readTimes.length} reads: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`,
  );
});
