import { existsSync } from 'node:fs';
import { canInstallPackages, firstOnPath, installPackage } from './programs.mjs';
import { say } from './say.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const MAC_APPLICATION = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * Finds an installed Firefox: the one in FIREFOX_PATH or one on the PATH.
 *
 * @returns {string | null} its path
 * @throws {Error} if FIREFOX_PATH names no file
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, which does not exist.`);
  }
  return firstOnPath(NAMES, process.platform === 'darwin' ? [MAC_APPLICATION] : []);
}

/**
 * Installs Debian’s package if possible. Without Firefox, `npm test` skips its browser tests and says so.
 *
 * @returns {string | null} its path
 */
export function installFirefox() {
  if (!canInstallPackages()) return null;
  say('Installing Firefox for the browser tests (once) …');
  installPackage('firefox-esr');
  return findFirefox();
}
