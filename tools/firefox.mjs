import { existsSync } from 'node:fs';
import { attempt, canUseApt, firstOnPath } from './browser.mjs';
import { say } from './say.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const MAC_APPLICATION = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * A Firefox that is on this machine already, or null: the one that FIREFOX_PATH names, else one that
 * the system has.
 *
 * @returns {string | null}
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, and there is nothing there.`);
  }
  return firstOnPath(NAMES, process.platform === 'darwin' ? [MAC_APPLICATION] : []);
}

/**
 * Debian’s package where it can be had. Elsewhere its journeys are left out, and the run says so: a
 * machine without it checks everything else.
 *
 * @returns {string | null}
 */
export function installFirefox() {
  if (!canUseApt()) return null;
  say('No Firefox here; installing one for the browser tests (once) …');
  attempt('apt-get', ['update'])();
  attempt('apt-get', ['install', '-y', 'firefox-esr'])();
  return findFirefox();
}
