import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.mjs';

const executablePath = findBrowser();

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
    browserName: 'chromium',
    // What is looked at stands still: neither a picture nor a check of colours falls into a movement.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args, ...(executablePath === null ? {} : { executablePath }) },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
