import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isLong } from '../fixtures/long-tests.ts';
import { tempFolder } from '../fixtures/temp-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test.runIf(isLong)('every event arrives once and in order, from the smallest run', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/messages.ts', '--quick', '--folder', tempFolder()],
    { cwd: ROOT },
  );
  expect(stdout).toMatch(/^\| 100 \| 100 \| 100 \| 0 \| \d+ \| \d+ \| \d+ \|$/m);
});
