import { test } from 'vitest';
import { copyDemo } from '../process/demo-database.ts';
import { readDemo, startServer } from '../process/server-process.ts';
import { Load } from './load.ts';
import { rounds } from './rounds.ts';

test('nothing acknowledged is lost and no table is given twice by two servers on one database', async () => {
  const file = await copyDemo();
  const load = new Load(readDemo(file));
  const servers = [await startServer(file), await startServer(file)];
  const [first] = servers;
  const times = rounds(1, 30);
  for (let round = 0; round < times; round += 1) {
    await load.during(servers, () => load.progress(rounds(40, 100)));
    if (first) await load.expectNothingLost(first, file);
  }
  load.report(`${times} rounds of writes by two servers`);
});
