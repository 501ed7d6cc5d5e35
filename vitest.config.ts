import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests run in plain Node; one that needs a document says so in its first line:
 * `// @vitest-environment happy-dom`. Each file gets a process of its own, because the database
 * driver is native and because some tests set the process’s time zone.
 */
export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Some tests start processes of their own: a busy machine is no fault of theirs.
    testTimeout: 30_000,
    retry: 0,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
