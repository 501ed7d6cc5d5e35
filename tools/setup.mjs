import { findBrowser, installBrowser } from './browser.mjs';
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
 * @param {{ browser?: boolean }} [needs] `browser` also finds Chromium and, if possible, Firefox, and
 *   sets CHROMIUM_PATH and FIREFOX_PATH for child processes
 * @returns {Promise<string>} the node binary to run the project with
 */
export async function setUp({ browser = false } = {}) {
  try {
    const node = await provideNode();
    if (browser) {
      process.env.CHROMIUM_PATH = await provideBrowser(node);
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
async function provideBrowser(node) {
  return findBrowser() ?? exclusively('set-up', () => findBrowser() ?? installBrowser(node));
}

async function provideFirefox() {
  return findFirefox() ?? exclusively('set-up', () => findFirefox() ?? installFirefox());
}
