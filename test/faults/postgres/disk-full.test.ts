import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../../fixtures/postgres-server.ts';
import { isWhole, rounds } from '../rounds.ts';
import { putUnderLoad } from './postgres-under-load.ts';

/** A small disk can be made only by root, and takes long to fill. */
const canMakeDisk = isWhole && process.getuid?.() === 0;
const DISK_MEGABYTES = 240;
const CHUNK = Buffer.alloc(64 * 1024);

test.runIf(canMakeDisk)(
  'nothing acknowledged is lost when the disk of PostgreSQL is full; writes go on once there is room',
  async () => {
    const disk = makeDisk();
    const database = await startPostgresServer(['max_wal_size=48MB', 'min_wal_size=32MB'], {
      parent: disk,
    });
    const filler = join(disk, 'filler');
    const cleanUps: (() => void | Promise<void>)[] = [() => database.remove()];
    const { load, during, expectNothingLost } = await putUnderLoad(
      database,
      (cleanUp) => void cleanUps.unshift(cleanUp),
    );
    const times = rounds(1, 10);
    for (let round = 0; round < times; round += 1) {
      await during(async () => {
        await load.progress(10);
        fill(filler);
        await load.refusals(5);
        rmSync(filler);
        await recovered(database);
        await load.progress(10);
      });
      await expectNothingLost();
    }
    load.report(`${times} × the disk of PostgreSQL full`);
    for (const cleanUp of cleanUps) await cleanUp();
    expect(database.hasEnded()).toBe(true);
  },
);

function makeDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maitre-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder]);
  chmodSync(folder, 0o755);
  onTestFinished(() => {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Leaves room for less than a page. */
function fill(file: string): void {
  for (let size = CHUNK.length; size >= 1024; size /= 2) {
    try {
      for (;;) appendFileSync(file, CHUNK.subarray(0, size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

/** Where PostgreSQL could not even recover for lack of room, an operator starts it again. */
async function recovered(database: PostgresServer): Promise<void> {
  while (!(await database.answers())) {
    if (database.hasEnded()) await database.start();
    await setTimeout(20);
  }
}
