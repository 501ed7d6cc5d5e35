import { expect, test } from 'vitest';
import { seededRandom } from '../../src/demo/seeded-random.ts';
import { copyDemo } from '../process/demo-database.ts';
import { readDemo, startServer } from '../process/server-process.ts';
import { Load } from './load.ts';
import { rounds, SEED } from './rounds.ts';

test.each([
  { signal: 'SIGKILL', ended: { code: null, signal: 'SIGKILL' }, times: rounds(2, 300) },
  { signal: 'SIGTERM', ended: { code: 0, signal: null }, times: rounds(1, 40) },
] as const)(
  'nothing acknowledged is lost and no table is given twice after $signal during writes of every kind',
  async ({ signal, ended, times }) => {
    const file = await copyDemo();
    const load = new Load(readDemo(file));
    const random = seededRandom(SEED);
    let server = await startServer(file);
    for (let round = 0; round < times; round += 1) {
      await load.during([server], async () => {
        await load.progress(random.integer(5, rounds(30, 150)));
        expect(await server.stop(signal)).toEqual(ended);
      });
      server = await startServer(file);
      await load.expectNothingLost(server, file);
    }
    load.report(`${times} × ${signal}`);
  },
);
