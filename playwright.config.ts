import { defineConfig } from '@playwright/test';
import type { MaitreOptions } from './e2e/fixtures/setup.ts';
import { findBrowser } from './tools/browser.mjs';
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

/**
 * For a full Chromium, which the benchmark uses, and the tests where there is no headless shell. A second
 * `--disable-features` replaces Playwright's own, so its features are repeated.
 */
const DISABLED_FEATURES = [
  // Two hidden pages per window, for the popup of the address bar: a third of a short test's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process for a page that never comes: another sixth of a test's time.
  'SpareRendererForSitePerProcess',
  // Those of Playwright 1.64, without Edge's.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
];

/** Turns off background activity (updates, sync) and QUIC, which make tests flaky. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

const inChromium = {
  browserName: 'chromium' as const,
  launchOptions: { args, ...(chromium === null ? {} : { executablePath: chromium }) },
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
    {
      name: 'two processes on postgres',
      testMatch: [
        '**/from-month-to-closed-ticket.spec.ts',
        ...(isLong ? ['**/live-times.spec.ts'] : []),
      ],
      use: { ...inChromium, setup: 'two processes on postgres' },
    },
    ...(firefox === null
      ? []
      : [
          {
            name: 'firefox',
            testMatch: IN_FIREFOX,
            // This driver supports neither touch nor `route.fetch` with a request body.
            grepInvert: /@chromium/,
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
