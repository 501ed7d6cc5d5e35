import { expect, test } from 'vitest';
import { isLong } from '../fixtures/long-tests.ts';
import { runBench } from './run-bench.ts';

test.runIf(isLong)(
  'each kind of search finds guests on both databases, in the smallest run',
  async () => {
    const { stdout } = await runBench('guests', '--quick');
    expect(stdout.match(/^\| (SQLite|PostgreSQL) \| .+ \| \d+ \| [\d.]+ \|$/gm)).toHaveLength(12);
  },
);
