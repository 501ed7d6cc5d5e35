import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/browser.mjs';
import { CHROMIUM_ARGS } from './tools/chromium-options.mjs';
import { compileTexts } from './tools/compile-texts.mjs';
import { withCompileCache } from './tools/node-settings.mjs';
import { SlowFilesFirst } from './tools/slow-files-first.mjs';
import { temporaryFolder } from './tools/temporary-folder.mjs';

process.env.TMPDIR = temporaryFolder();
await compileTexts();
// The workers and the programs that tests start load compiled libraries.
Object.assign(process.env, withCompileCache.env);

const isLong = process.env.LONG_TESTS === '1';
const hasAllFaults = process.env.FAULTS === 'all';

const ALL = 'test/**/*.test.{ts,tsx}';
const PAGES = 'test/**/*.page.test.{ts,tsx}';
/** Tests that start what is built. */
const BUILT = ['test/{bench,container,faults,process}/**/*.test.ts', 'test/**/*.built.test.ts'];
/** These need a PostgreSQL server. */
const POSTGRES_ONLY = ['test/store/postgres/**/*.test.ts'];
const BUILT_POSTGRES_ONLY = [
  'test/store/postgres/*.built.test.ts',
  'test/process/postgres/**/*.test.ts',
  'test/process/{rolling-upgrade,several-processes}.test.ts',
  'test/faults/last-table.test.ts',
  'test/faults/postgres/**/*.test.ts',
];
/**
 * What could differ on PostgreSQL: the store and its copies, what happens at the same time, conflicts, and every
 * operation once. `test/store/postgres/statements.test.ts` shows that all other tests may run on SQLite only.
 */
const ON_POSTGRES = [
  'test/store/*.test.ts',
  'test/store/copy/*.test.ts',
  'test/admin/backup.test.ts',
  'test/generative/**/*.test.ts',
  'test/jobs/{job-runner,messages,venue-jobs,webhooks}.test.ts',
  'test/operations/access/simultaneous-changes.test.ts',
  'test/operations/events/number-events.test.ts',
  'test/operations/live/*.test.ts',
  'test/operations/service-days/no-booking-slips-in.test.ts',
  'test/server/{booking-limits,code-limit,concurrent-creates,create-booking,create-walk-in}.test.ts',
  'test/server/{every-operation,idempotency,rule-boundaries,second-factors,setup}.test.ts',
  'test/server/{search-customers,staff-changes,table-holds,update-booking-status}.test.ts',
];
const BUILT_ON_POSTGRES = [
  'test/admin/{database-copy,restore}.built.test.ts',
  'test/faults/{kill,two-servers,holds,mail}.test.ts',
  'test/process/first-start.test.ts',
];
/** In `npm run test:long`: everything that a database is part of. */
const ALL_ON_POSTGRES = [
  'test/{jobs,operations,server,store}/**/*.test.ts',
  'test/admin/backup.test.ts',
  'test/demo/provide-demo.test.ts',
  'test/generative/**/*.test.ts',
];
/** What happens before a request reaches the database, and what is about SQLite. */
const NEVER_ON_POSTGRES = [
  'test/server/{http,pages}/**/*.test.ts',
  'test/server/{validation,hostile-bodies,hostile-urls}.test.ts',
  'test/store/sqlite/**/*.test.ts',
];

const chromium = findBrowser();

/**
 * Forked processes rather than threads, because the database driver is native. Files that run in one worker share its
 * modules, those of `page` also a document: loading the server or the widget takes longer than most files run. So a
 * test leaves no module state, environment variable, global or element behind, and hooks belong in test files or in
 * `test/fixtures/setup-….ts`.
 *
 * - `node`: everything that needs neither a page nor a build, on SQLite.
 * - `page`: components and states in Chromium.
 * - `built`: the built server and command line, on SQLite.
 * - `postgres` and `built on postgres`: on a PostgreSQL server that the tests start.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Tests wait half of their time, for disks, databases and other processes.
    maxWorkers: Math.max(4, availableParallelism()),
    isolate: false,
    sequence: { sequencer: SlowFilesFirst },
    globalSetup: 'test/fixtures/run-folder.ts',
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
          exclude: [PAGES, ...BUILT, ...POSTGRES_ONLY],
          setupFiles: 'test/fixtures/setup-node.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: BUILT,
          exclude: BUILT_POSTGRES_ONLY,
          globalSetup: 'test/fixtures/build-programs.ts',
          setupFiles: 'test/fixtures/setup-node.ts',
        },
      },
      {
        extends: true,
        define: { 'process.env.LONG_TESTS': JSON.stringify(isLong ? '1' : '') },
        // Known from the start: a library that is found later reloads the page.
        optimizeDeps: {
          include: [
            '@date-fns/tz',
            '@hookform/resolvers/zod',
            '@mswjs/interceptors/fetch',
            '@tanstack/react-query',
            '@testing-library/react',
            'axe-core',
            'date-fns',
            'fast-check',
            'idb-keyval',
            'msw',
            'msw/experimental',
            'qr',
            'react',
            'react-dom',
            'react-dom/client',
            'react-hook-form',
            'react/jsx-dev-runtime',
            'zod',
            'zod/mini',
          ],
        },
        test: {
          name: 'page',
          include: [PAGES],
          setupFiles: 'test/fixtures/setup-page.ts',
          // One page loads the modules once.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            traceView: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: CHROMIUM_ARGS,
                ...(chromium === null ? {} : { executablePath: chromium }),
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            // Two columns.
            viewport: { width: 1280, height: 800 },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...(isLong ? ALL_ON_POSTGRES : ON_POSTGRES), ...POSTGRES_ONLY],
          exclude: [PAGES, ...BUILT, ...NEVER_ON_POSTGRES],
          globalSetup: 'test/fixtures/start-postgres.ts',
          setupFiles: 'test/fixtures/setup-node.ts',
          // After the tests on SQLite, whose statements it runs.
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'built on postgres',
          include: [...BUILT_ON_POSTGRES, ...BUILT_POSTGRES_ONLY],
          globalSetup: ['test/fixtures/build-programs.ts', 'test/fixtures/start-postgres.ts'],
          setupFiles: 'test/fixtures/setup-node.ts',
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
