import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.mjs';
import { findFirefox } from './tools/firefox.mjs';

const chromium = findBrowser();
const firefox = findFirefox();

/**
 * What a diner does from the month to the booking and after it, what the floor makes of it, and what
 * must not happen on the way.
 */
const IN_FIREFOX = [
  'diner-in-another-time-zone',
  'booking-failures',
  'from-month-to-closed-ticket',
  'untrusted-venue-texts',
  'manage-booking',
  'display-modes',
  'screen-reader',
].map((journey) => `**/${journey}.spec.ts`);

/** Whatever a browser does on its own account (updates, sync, QUIC) only makes a journey uncertain. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A long journey on a busy machine; a single step still has its own, short patience.
  timeout: 120_000,
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  use: {
    // What is looked at stands still: neither a picture nor a check of colours falls into a movement.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { args, ...(chromium === null ? {} : { executablePath: chromium }) },
      },
    },
    ...(firefox === null
      ? []
      : [
          {
            name: 'firefox',
            testMatch: IN_FIREFOX,
            // Touch and requests that are sent again with their content are not in this driver.
            grepInvert: /@chromium/,
            use: {
              browserName: 'firefox' as const,
              // The system's own, not one that was patched to be driven.
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                // A page that Back revives as it was loads nothing, and that is what is waited for.
                firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
              },
            },
          },
        ]),
  ],
});
