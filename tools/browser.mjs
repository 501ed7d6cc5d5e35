import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { nodeModules, root } from './paths.mjs';
import { say } from './say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds an installed Chromium: the one in CHROMIUM_PATH, one on the PATH, or one that Playwright has
 * downloaded.
 *
 * @returns {string | null} its path
 * @throws {Error} if CHROMIUM_PATH names no file
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const inApplications = process.platform === 'darwin' ? MAC_APPLICATIONS : [];
  return firstOnPath(NAMES, inApplications) ?? findDownloaded();
}

/**
 * The first of these programs that exists and starts.
 *
 * @param {string[]} names searched in the folders of PATH
 * @param {string[]} elsewhere paths that are tried first
 * @returns {string | null} its path
 */
export function firstOnPath(names, elsewhere) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...elsewhere, ...onPath].find((path) => existsSync(path) && starts(path)) ?? null;
}

/**
 * Downloads Chromium with Playwright. If that fails, installs Debian’s package, which includes the
 * libraries that a minimal server lacks.
 *
 * @param {string} node
 * @returns {string} its path
 * @throws {Error} with the output of both attempts
 */
export function installBrowser(node) {
  say('Downloading Chromium for the browser tests (once) …');
  const tries = [
    attempt(node, [join(nodeModules, 'playwright', 'cli.js'), 'install', 'chromium']),
    ...(canUseApt()
      ? [attempt('apt-get', ['update']), attempt('apt-get', ['install', '-y', 'chromium'])]
      : []),
  ];
  /** @type {string[]} */
  const outputs = [];
  for (const run of tries) {
    outputs.push(run());
    const found = findBrowser();
    if (found !== null) return found;
  }
  throw new Error(
    `${outputs.join('\n')}\nChromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.`,
  );
}

/** @returns {string | null} */
function findDownloaded() {
  try {
    const { chromium } = createRequire(join(root, 'package.json'))('playwright');
    const path = chromium.executablePath();
    return existsSync(path) && starts(path) ? path : null;
  } catch {
    return null;
  }
}

/**
 * Whether the program runs. Ubuntu’s `chromium-browser` may only print how to install the real one, and
 * a download may lack system libraries.
 *
 * @param {string} path
 */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

export function canUseApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {() => string} runs it and returns its output
 */
export function attempt(command, args) {
  return () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const done = spawnSync(command, args, {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return `${done.stdout ?? ''}${done.stderr ?? ''}`.trim();
  };
}
