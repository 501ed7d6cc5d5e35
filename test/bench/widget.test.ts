import { expect, test } from 'vitest';
import { isLong } from '../fixtures/long-tests.ts';
import { runBench } from './run-bench.ts';

test.runIf(isLong)('a row with figures for each way to the calendar and each tap', async () => {
  const { stdout } = await runBench('widget', '--runs', '1');
  for (const way of ['Browser throttling', 'Simulated link'])
    for (const snippet of ['', ', floor without libraries', ', shortest snippet'])
      expect(stdout).toMatch(new RegExp(`^\\| ${way}${snippet} (\\| -?[\\d.]+ ){10}\\|$`, 'm'));
  for (const tap of ['one more guest', 'a day', 'a time', 'continue to the form'])
    expect(stdout).toMatch(new RegExp(`^\\| ${tap} (\\| \\d+ ){3}\\|$`, 'm'));
});
