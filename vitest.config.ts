import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { withCompileCache } from './tools/node-settings.mjs';
import { SlowFilesFirst } from './tools/slow-files-first.mjs';
import { temporaryFolder } from './tools/temporary-folder.mjs';

process.env.TMPDIR = temporaryFolder();
// The workers and the programs that tests start load compiled libraries.
Object.assign(process.env, withCompileCache.env);

const isLong = process.env.LONG_TESTS === '1';
const hasAllFaults = process.env.FAULTS === 'all';

const ALL = 'test/**/*.test.{ts,tsx}';

const files = globSync(ALL).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** Tests that need a document say so in their first line. */
const pageTests = files.filter(({ text }) => text.startsWith('// @vitest-environment happy-dom'));
/** A module can be mocked only before another file has loaded it. Other files say why, in a comment. */
const isolatedTests = pageTests.filter(({ text }) => /vi\.mock\(|^\/\/ Isolated: /m.test(text));
/** The tests of everything that the engine of the database could change. */
const ON_BOTH_DATABASES = [
  'test/server/**/*.test.ts',
  'test/operations/**/*.test.ts',
  'test/store/*.test.ts',
  'test/generative/**/*.test.ts',
  'test/faults/{kill,two-servers,holds,mail}.test.ts',
  'test/process/first-start.test.ts',
  'test/demo/provide-demo.test.ts',
  'test/store/copy/*.test.ts',
  'test/admin/{backup,database-copy,restore}.test.ts',
];
/** What happens before a request reaches the database: on SQLite only. */
const BEFORE_THE_DATABASE = [
  'test/server/{http,pages}/**/*.test.ts',
  'test/server/{validation,hostile-bodies,hostile-urls}.test.ts',
];
/**
 * What is worked out from rows that both databases give alike, on SQLite only, and on both in `npm run test:long`. Other
 * files read and write the same rows on both, as do the agreements that change rows or go through the server.
 */
const FROM_THE_SAME_ROWS = [
  'test/operations/availability/{clock,criteria,filter}-agreement.test.ts',
  'test/server/{explain-slot,order-of-checks,staff-features-unseen,staff-rules,staff-table-rules}.test.ts',
];
/** These need a PostgreSQL server. */
const OF_POSTGRES = [
  'test/{store,process}/postgres/**/*.test.ts',
  'test/faults/last-table.test.ts',
  'test/faults/postgres/**/*.test.ts',
  'test/process/rolling-upgrade.test.ts',
  'test/process/several-processes.test.ts',
];
const namesOf = (tests: typeof files) => tests.map(({ file }) => file);

/**
 * Forked processes rather than threads, because the database driver is native.
 *
 * - `node` and `page`: the files share a worker and its modules, `page` also a document. Loading the
 *   server or the widget takes longer than most files run. So a test leaves no module state,
 *   environment variable, global or element behind, and hooks belong in test files or in
 *   `test/fixtures/setup-….ts`.
 * - `postgres`: the tests of the server on a PostgreSQL database; `node` runs them on SQLite.
 * - `isolated page`: each file has a process and a document of its own.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Tests wait half of their time, for disks, databases and other processes.
    maxWorkers: Math.max(4, availableParallelism()),
    sequence: { sequencer: SlowFilesFirst },
    globalSetup: ['test/fixtures/build-programs.ts', 'test/fixtures/run-folder.ts'],
    // A ceiling for a busy machine: some tests start several processes, some hundreds, and long ones try every case.
    testTimeout: hasAllFaults || isLong ? 3_600_000 : 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
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
          exclude: [...namesOf(pageTests), ...OF_POSTGRES],
          isolate: false,
          setupFiles: 'test/fixtures/setup-node.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...ON_BOTH_DATABASES, ...OF_POSTGRES],
          exclude: [...BEFORE_THE_DATABASE, ...(isLong ? [] : FROM_THE_SAME_ROWS)],
          isolate: false,
          globalSetup: 'test/fixtures/start-postgres.ts',
          setupFiles: 'test/fixtures/setup-node.ts',
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        // Each group after the one before, so that no worker has to start twice.
        test: {
          name: 'page',
          include: namesOf(pageTests),
          exclude: namesOf(isolatedTests),
          isolate: false,
          environment: 'happy-dom',
          setupFiles: 'test/fixtures/setup-page.ts',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated page',
          include: namesOf(isolatedTests),
          setupFiles: 'test/fixtures/setup-page.ts',
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
