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
 * A Chromium that is on this machine already, or null: the one that CHROMIUM_PATH names, one that
 * the system has, one that Playwright has downloaded before.
 *
 * @returns {string | null}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is nothing there.`);
  }
  const inApplications = process.platform === 'darwin' ? MAC_APPLICATIONS : [];
  return firstOnPath(NAMES, inApplications) ?? findDownloaded();
}

/**
 * The first of these programs that is there and starts.
 *
 * @param {string[]} names in the folders of PATH
 * @param {string[]} elsewhere looked at before them
 * @returns {string | null}
 */
export function firstOnPath(names, elsewhere) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...elsewhere, ...onPath].find((path) => existsSync(path) && starts(path)) ?? null;
}

/**
 * Playwright’s own download where the network allows it, else Debian’s package, which also brings
 * the libraries that a bare server lacks.
 *
 * @param {string} node
 * @returns {string}
 */
export function installBrowser(node) {
  say('No Chromium here; downloading one for the browser tests (once) …');
  const tries = [
    attempt(node, [join(nodeModules, 'playwright', 'cli.js'), 'install', 'chromium']),
    ...(canUseApt()
      ? [attempt('apt-get', ['update']), attempt('apt-get', ['install', '-y', 'chromium'])]
      : []),
  ];
  /** @type {string[]} */
  const words = [];
  for (const run of tries) {
    words.push(run());
    const found = findBrowser();
    if (found !== null) return found;
  }
  throw new Error(
    `${words.join('\n')}\nNo Chromium could be installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH, and start again.`,
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
 * Ubuntu has a `chromium-browser` that only tells how to get the real one, and a download may miss
 * system libraries; neither answers this.
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
 * @returns {() => string} runs it, and gives what it said
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
