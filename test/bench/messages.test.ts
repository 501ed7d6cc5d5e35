import { expect, test } from 'vitest';
import { isLong } from '../fixtures/long-tests.ts';
import { tempFolder } from '../fixtures/temp-database.ts';
import { runBench } from './run-bench.ts';

test.runIf(isLong)('every event arrives once and in order, from the smallest run', async () => {
  const { stdout } = await runBench('messages', '--quick', '--folder', tempFolder());
  expect(stdout).toMatch(/^\| 100 \| 100 \| 100 \| 0 \| \d+ \| \d+ \| \d+ \|$/m);
});
