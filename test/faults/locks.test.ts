import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/demo/seeded-random.ts';
import { connectRaw } from '../fixtures/temp-database.ts';
import { copyDemo } from '../process/demo-database.ts';
import { callPartner, readDemo, startServer } from '../process/server-process.ts';
import { Load } from './load.ts';
import { rounds, SEED } from './rounds.ts';

/** Longer than a write waits for a lock. */
const LONG_LOCK_MS = 3500;

test('nothing acknowledged is lost while another process locks the database now and then, and reads are answered meanwhile', async () => {
  const file = await copyDemo();
  const demo = readDemo(file);
  const load = new Load(demo);
  const random = seededRandom(SEED);
  const server = await startServer(file);
  const other = connectRaw(file);
  const times = rounds(1, 60);
  for (let round = 0; round < times; round += 1) {
    await load.during([server], async () => {
      await load.progress(random.integer(1, 20));
      other.pragma('busy_timeout = 10000');
      other.exec('begin immediate');
      const read = await callPartner(server, demo, { path: '/bookings?limit=1' });
      expect(read.status).toBe(200);
      await setTimeout(round % 10 === 9 ? LONG_LOCK_MS : random.integer(0, 400));
      other.exec('commit');
      await load.progress(random.integer(1, 20));
    });
    await load.expectNothingLost(server, file);
  }
  load.report(`${times} locks`);
});
