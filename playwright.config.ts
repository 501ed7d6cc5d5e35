import { defineConfig } from '@playwright/test';
import type { MaitreOptions } from './e2e/fixtures/setup.ts';
import { findBrowser } from './tools/browser.mjs';
import { CHROMIUM_ARGS } from './tools/chromium-options.mjs';
import { findFirefox } from './tools/firefox.mjs';
import { temporaryFolder } from './tools/temporary-folder.mjs';

process.env.TMPDIR = temporaryFolder();

const chromium = findBrowser();
const firefox = findFirefox();

const isLong = process.env.LONG_TESTS === '1';

/** The specs that run in Firefox as well: the main journey, time zones and focus; more in `npm run test:long`. */
const IN_FIREFOX = [
  'diner-in-another-time-zone',
  'from-month-to-closed-ticket',
  'screen-reader',
  // Only in `npm run test:long`.
  ...(isLong
    ? [
        'create-booking-failures',
        'manage-booking',
        'display-modes',
        'live-times',
        'untrusted-venue-texts',
        'wait-list',
      ]
    : []),
].map((name) => `**/${name}.spec.ts`);

const inChromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    args: CHROMIUM_ARGS,
    ...(chromium === null ? {} : { executablePath: chromium }),
  },
};

export default defineConfig<object, MaitreOptions>({
  testDir: 'e2e',
  globalSetup: './tools/build-what-changed.mjs',
  testMatch: '**/*.spec.ts',
  // It slows the processor down, which costs processor time: only in `npm run test:long`.
  testIgnore: isLong ? [] : '**/bench-widget.spec.ts',
  // What component tests hold, too: in a browser only in `npm run test:long`.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  outputDir: 'test-results',
  // Both bounds are for a machine that is busy with other work.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  use: {
    // No screenshot or colour check during an animation.
    contextOptions: { reducedMotion: 'reduce' },
    // The worker of the staff view loads all of the view once more: only in tests that name it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: inChromium },
    // `test/process/several-processes.test.ts` takes the same way without a browser.
    ...(isLong
      ? [
          {
            name: 'two processes on postgres',
            testMatch: ['**/from-month-to-closed-ticket.spec.ts', '**/live-times.spec.ts'],
            use: { ...inChromium, setup: 'two processes on postgres' as const },
          },
        ]
      : []),
    ...(firefox === null
      ? []
      : [
          {
            name: 'firefox',
            testMatch: IN_FIREFOX,
            // A start of Firefox and of its server takes longer than these tests.
            workers: 1,
            // This driver supports neither touch nor `route.fetch` with a request body. Script decides what
            // has the other tag, alike in both browsers.
            grepInvert: isLong ? /@chromium/ : /@chromium|@one-browser|@long/,
            use: {
              browserName: 'firefox' as const,
              // The system's Firefox, not Playwright's patched build.
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                firefoxUserPrefs: {
                  // Without the back-forward cache: tests wait for the load after Back.
                  'browser.sessionhistory.max_total_viewers': 0,
                  // No process for a page that never comes, as in Chromium.
                  'dom.ipc.processPrelaunch.enabled': false,
                  // No process per site: these tests have no frames of another site.
                  'fission.autostart': false,
                },
              },
            },
          },
        ]),
  ],
});
