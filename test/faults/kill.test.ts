import { expect, test } from 'vitest';
import { seededRandom } from '../../src/demo/seeded-random.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { takeDemoDatabase } from '../process/demo-database.ts';
import { startServer } from '../process/server-process.ts';
import { Load } from './load.ts';
import { rounds, SEED } from './rounds.ts';

/** On PostgreSQL, another server goes on meanwhile. */
const SERVERS = ENGINE === 'postgres' ? 2 : 1;
const KILLS = rounds(2, ENGINE === 'postgres' ? 100 : 300);

/** The sample of another test restarts two servers on PostgreSQL. */
const RESTARTS = rounds(ENGINE === 'postgres' ? 0 : 1, 40);

const CASES = [
  { signal: 'SIGKILL', ended: { code: null, signal: 'SIGKILL' }, times: KILLS },
  { signal: 'SIGTERM', ended: { code: 0, signal: null }, times: RESTARTS },
] as const;

test.each(CASES.filter(({ times }) => times > 0))(
  'nothing acknowledged is lost and no table is given twice after $signal during writes of every kind',
  async ({ signal, ended, times }) => {
    const { url, demo } = await takeDemoDatabase();
    const load = new Load(demo);
    const random = seededRandom(SEED);
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(url)));
    let slowestStartMs = 0;
    for (let round = 0; round < times; round += 1) {
      const index = round % SERVERS;
      await load.during(servers, async () => {
        await load.progress(random.integer(5, rounds(30, 150)));
        expect(await servers[index]?.stop(signal)).toEqual(ended);
      });
      const startedAt = performance.now();
      const server = await startServer(url);
      slowestStartMs = Math.max(slowestStartMs, performance.now() - startedAt);
      servers[index] = server;
      await load.expectNothingLost(server, url);
    }
    load.report(`${times} × ${signal}, ready again after at most ${Math.round(slowestStartMs)} ms`);
  },
);
