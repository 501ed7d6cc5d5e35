import { test } from 'vitest';
import { ENGINE } from '../fixtures/engine.ts';
import { takeDemoDatabase } from '../process/demo-database.ts';
import { startServer } from '../process/server-process.ts';
import { Load } from './load.ts';
import { isWhole, rounds } from './rounds.ts';

/** On PostgreSQL, the sample of the killed servers has two. */
const isWanted = isWhole || ENGINE === 'sqlite';

test.runIf(isWanted)(
  'nothing acknowledged is lost and no table is given twice by two servers on one database',
  async () => {
    const { url, demo } = await takeDemoDatabase();
    const load = new Load(demo);
    const servers = [await startServer(url), await startServer(url)] as const;
    const times = rounds(1, 30);
    for (let round = 0; round < times; round += 1) {
      await load.during(servers, () => load.progress(rounds(40, 100)));
      await load.expectNothingLost(servers[round % 2 === 0 ? 1 : 0], url);
    }
    load.report(`${times} rounds of writes by two servers`);
  },
);
