import {
  findChromium,
  findHeadlessShell,
  installChromium,
  installHeadlessShell,
  namedChromium,
} from './browser.mjs';
import { compileTexts } from './compile-texts.mjs';
import { dependenciesAreInstalled, installDependencies } from './dependencies.mjs';
import { findFirefox, installFirefox } from './firefox.mjs';
import { exclusively } from './lock.mjs';
import { findNode, installNode } from './runtime.mjs';
import { say } from './say.mjs';

/**
 * Prepares a fresh clone; takes a few milliseconds when there is nothing to do. Every command of the
 * project begins here, so this runs on Node 20 and without any package.
 *
 * Exits with npm’s error output and one line of advice if the set-up fails.
 *
 * @param {{ browsers?: 'headless' | 'full' }} [needs] `browsers` also finds Chromium, headless or full if
 *   possible, and Firefox if possible, and sets CHROMIUM_PATH and FIREFOX_PATH for child processes
 * @returns {Promise<string>} the node binary to run the project with
 */
export async function setUp({ browsers } = {}) {
  try {
    const node = await provideNode();
    await compileTexts();
    if (browsers) {
      const provideChromium = browsers === 'full' ? provideFullChromium : provideHeadlessChromium;
      process.env.CHROMIUM_PATH = namedChromium() ?? (await provideChromium(node));
      const firefox = await provideFirefox();
      if (firefox !== null) process.env.FIREFOX_PATH = firefox;
    }
    return node;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Checks again inside the lock: another process may have installed everything meanwhile. */
async function provideNode() {
  const ready = dependenciesAreInstalled() ? findNode() : null;
  return ready ?? exclusively('set-up', installWhatIsMissing);
}

function installWhatIsMissing() {
  if (!dependenciesAreInstalled()) installDependencies();
  if (findNode() === null) installNode();
  const node = findNode();
  if (node === null) throw new Error('Node was installed but cannot be found.');
  return node;
}

/** @param {string} node */
async function provideHeadlessChromium(node) {
  const install = () =>
    findHeadlessShell() ?? installHeadlessShell(node) ?? findChromium() ?? installChromium(node);
  return findHeadlessShell() ?? exclusively('set-up', install);
}

/** @param {string} node */
async function provideFullChromium(node) {
  const install = () => findChromium() ?? findHeadlessShell() ?? installChromium(node);
  return findChromium() ?? exclusively('set-up', install);
}

async function provideFirefox() {
  return findFirefox() ?? exclusively('set-up', () => findFirefox() ?? installFirefox());
}
