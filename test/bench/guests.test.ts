import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isLong } from '../fixtures/long-tests.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test.runIf(isLong)(
  'each kind of search finds guests on both databases, in the smallest run',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['bench/guests.ts', '--quick'], {
      cwd: ROOT,
    });
    expect(stdout.match(/^\| (SQLite|PostgreSQL) {2}\| .+ \| \d+ \| [\d.]+ \|$/gm)).toHaveLength(
      12,
    );
  },
);
