import { expect, test } from 'vitest';
import { isLong } from '../fixtures/long-tests.ts';
import { tempFolder } from '../fixtures/temp-database.ts';
import { runBench } from './run-bench.ts';

test.runIf(isLong)('mail is sent where there is a mail server, and reminders wait', async () => {
  const { stdout } = await runBench('creates', '--quick', '--folder', tempFolder());
  expect(stdout).toMatch(/, 20 mails sent$/m);
  expect(stdout).toMatch(/^\| no mail \| 1 \| 0 \|/m);
  expect(stdout).toMatch(/^\| mail \| 1 \| [1-9]\d* \|/m);
  expect(stdout).toMatch(/^\| mail server down \| 32 \| [1-9]\d* \|/m);
  expect(stdout).toMatch(/^\| mail server silent \| 32 \| [1-9]\d* \|/m);
});
