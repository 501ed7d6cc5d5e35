import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isLong } from '../fixtures/long-tests.ts';
import { tempFolder } from '../fixtures/temp-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test.runIf(isLong)('mail is sent where there is a mail server, and reminders wait', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/creates.ts', '--quick', '--folder', tempFolder()],
    { cwd: ROOT },
  );
  expect(stdout).toMatch(/, 20 mails sent$/m);
  expect(stdout).toMatch(/^\| no mail \| 1 \| 0 \|/m);
  expect(stdout).toMatch(/^\| mail \| 1 \| [1-9]\d* \|/m);
  expect(stdout).toMatch(/^\| mail server down \| 32 \| [1-9]\d* \|/m);
  expect(stdout).toMatch(/^\| mail server silent \| 32 \| [1-9]\d* \|/m);
});
