import { findBrowser, installBrowser } from './browser.mjs';
import { dependenciesAreInstalled, installDependencies } from './dependencies.mjs';
import { findFirefox, installFirefox } from './firefox.mjs';
import { exclusively } from './lock.mjs';
import { findNode, installNode } from './runtime.mjs';
import { say } from './say.mjs';

/**
 * Makes a fresh clone ready, and costs a few milliseconds where it is ready already. Every command
 * of the project begins here, so it runs on Node 20 and needs no package itself.
 *
 * What cannot be mended ends the process with npm’s own words and one line of advice: no command
 * has anything to do without it.
 *
 * @param {{ browser?: boolean }} [needs] `browser` also finds a Chromium and, where there is one, a
 *   Firefox, and hands their paths to every process started from here, as CHROMIUM_PATH and
 *   FIREFOX_PATH
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

/** Looks before it takes the lock, and again inside: another process may have done the work. */
async function provideNode() {
  const ready = dependenciesAreInstalled() ? findNode() : null;
  return ready ?? exclusively('set-up', installWhatIsMissing);
}

function installWhatIsMissing() {
  if (!dependenciesAreInstalled()) installDependencies();
  if (findNode() === null) installNode();
  const node = findNode();
  if (node === null) throw new Error('Node was installed and yet is not there.');
  return node;
}

/** @param {string} node */
async function provideBrowser(node) {
  return findBrowser() ?? exclusively('set-up', () => findBrowser() ?? installBrowser(node));
}

async function provideFirefox() {
  return findFirefox() ?? exclusively('set-up', () => findFirefox() ?? installFirefox());
}
