import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nodeModules, root } from './paths.mjs';
import { attempt, canInstallPackages, firstOnPath, installPackage } from './programs.mjs';
import { say } from './say.mjs';

/** Chromium without windows. The tests take a quarter less processor time with it. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the browser for the tests: the one in CHROMIUM_PATH, a headless shell, or another Chromium.
 *
 * @returns {string | null} its path
 * @throws {Error} if CHROMIUM_PATH names no file
 */
export function findBrowser() {
  return namedChromium() ?? findHeadlessShell() ?? findChromium();
}

/**
 * The browser in CHROMIUM_PATH.
 *
 * @returns {string | null} its path
 * @throws {Error} if there is no such file
 */
export function namedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return null;
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
}

/**
 * Finds the headless shell that Playwright has downloaded, or one on the PATH.
 *
 * @returns {string | null} its path
 */
export function findHeadlessShell() {
  return firstOnPath(HEADLESS_SHELLS, downloadedShells());
}

/**
 * Finds a full Chromium on the PATH, or the one that Playwright has downloaded.
 *
 * @returns {string | null} its path
 */
export function findChromium() {
  const inApplications = process.platform === 'darwin' ? MAC_APPLICATIONS : [];
  return firstOnPath(CHROMIUMS, inApplications) ?? firstOnPath([], downloadedChromiums());
}

/**
 * Downloads a headless shell with Playwright. If that fails, installs Debian’s package.
 *
 * @param {string} node
 * @returns {string | null} its path
 */
export function installHeadlessShell(node) {
  say('Installing a headless Chromium for the browser tests (once) …');
  const downloads = ['--only-shell', 'chromium'];
  return install(node, downloads, 'chromium-headless-shell', findHeadlessShell).path;
}

/**
 * Downloads Chromium with Playwright. If that fails, installs Debian’s package, which includes the
 * libraries that a minimal server lacks.
 *
 * @param {string} node
 * @returns {string} its path
 * @throws {Error} with the output of both attempts
 */
export function installChromium(node) {
  say('Installing Chromium (once) …');
  const { path, output } = install(node, ['chromium'], 'chromium', findChromium);
  if (path !== null) return path;
  throw new Error(
    `${output}\nChromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.`,
  );
}

/**
 * @param {string} node
 * @param {string[]} downloads arguments of `playwright install`
 * @param {string} debianPackage
 * @param {() => string | null} find
 */
function install(node, downloads, debianPackage, find) {
  const playwright = join(nodeModules, 'playwright', 'cli.js');
  const downloading = attempt(node, [playwright, 'install', ...downloads]);
  const downloaded = find();
  if (downloaded !== null || !canInstallPackages())
    return { path: downloaded, output: downloading };
  const output = `${downloading}\n${installPackage(debianPackage)}`;
  return { path: find(), output };
}

/** Where Playwright puts Chromium when it downloads it. */
function downloadedChromiums() {
  try {
    const { chromium } = createRequire(join(root, 'package.json'))('playwright');
    return [String(chromium.executablePath())];
  } catch {
    return [];
  }
}

/** They are in a folder beside Chromium’s: `chromium_headless_shell-1248` beside `chromium-1248`. */
function downloadedShells() {
  return downloadedChromiums().flatMap((chromium) => {
    const folder = chromium.replace(/chromium-(\d+)[\\/].*/, 'chromium_headless_shell-$1');
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder, { recursive: true }).map(String);
    return files
      .filter((file) => /headless.shell(\.exe)?$/.test(file))
      .map((file) => join(folder, file));
  });
}
