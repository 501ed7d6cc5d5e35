import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { tempFolder } from '../fixtures/temp-database.ts';
import { copyDemo } from '../process/demo-database.ts';
import { readDemo, startServer } from '../process/server-process.ts';
import { Load } from './load.ts';
import { rounds } from './rounds.ts';

/** A file system without room, mounted; null where that is not allowed. */
function mountFull(): string | null {
  const folder = join(tempFolder(), 'full');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  writeFileSync(join(folder, 'full'), Buffer.alloc(4096));
  return folder;
}

test('writes of every kind succeed while the temporary folder is full', async ({ skip }) => {
  const folder = mountFull();
  if (folder === null) return skip('no file system can be mounted here');
  const file = await copyDemo();
  const server = await startServer(file, { TMPDIR: folder, SQLITE_TMPDIR: folder });
  const load = new Load(readDemo(file));
  await load.during([server], () => load.progress(rounds(30, 2000)));
  await load.expectNothingLost(server, file);
  load.expectNoRefusal();
  load.report('temporary folder full');
});
