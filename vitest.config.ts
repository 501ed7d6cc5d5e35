import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ALL = 'test/**/*.test.{ts,tsx}';

/** Tests that need a document say so in their first line. */
const pageTests = globSync(ALL).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'),
);

/**
 * Forked processes rather than threads, because the database driver is native.
 *
 * - `node`: the files share a worker and its modules. Loading the server takes longer than most
 *   files run. So a test leaves no module state, environment variable or global behind, and hooks belong in
 *   test files or in `test/fixtures/setup-node.ts`.
 * - `page`: each file has a process and a document of its own.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: 'test/fixtures/run-folder.ts',
    // A ceiling for a busy machine: some tests start several processes.
    testTimeout: 600_000,
    retry: 0,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [ALL],
          exclude: pageTests,
          isolate: false,
          setupFiles: 'test/fixtures/setup-node.ts',
        },
      },
      {
        extends: true,
        // After the other group, so that no worker of either has to start twice.
        test: {
          name: 'page',
          include: pageTests,
          setupFiles: 'test/fixtures/to-be-visible.ts',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
