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

/** How Chromium is started for tests: without background activity (updates, sync) and QUIC, which make tests flaky. */
export const CHROMIUM_ARGS = [
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
