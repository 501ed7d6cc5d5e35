import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/demo/seeded-random.ts';
import { copyDemo } from '../process/demo-database.ts';
import { canLimitFiles, limitFiles } from '../process/limit-files.ts';
import { readDemo, startServer } from '../process/server-process.ts';
import { Load } from './load.ts';
import { rounds, SEED } from './rounds.ts';

/** The limit is somewhere in the next writes to the write-ahead log, not always at the first. */
const MAX_BYTES_LEFT = 60_000;

test.runIf(canLimitFiles)(
  'nothing acknowledged is lost when the disk is full at any write; writes go on once there is room',
  async () => {
    const file = await copyDemo();
    const load = new Load(readDemo(file));
    const random = seededRandom(SEED);
    const server = await startServer(file);
    const times = rounds(1, 100);
    for (let round = 0; round < times; round += 1) {
      await load.during([server], async () => {
        await load.progress(random.integer(1, 20));
        const used = statSync(`${file}-wal`).size;
        limitFiles(server, String(used + random.integer(0, MAX_BYTES_LEFT)));
        await load.refusals(random.integer(1, 20));
        limitFiles(server, 'unlimited');
        await load.progress(random.integer(1, 20));
      });
      await load.expectNothingLost(server, file);
    }
    expect(server.process.exitCode).toBeNull();
    load.report(`${times} × disk full`);
  },
);
