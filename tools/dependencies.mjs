import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { nodeModules, root } from './paths.mjs';
import { say } from './say.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * Whether node_modules matches package-lock.json. npm writes its own lock file into node_modules as
 * the last step of every install, so comparing the two also detects an interrupted install and accepts
 * one done by hand. Optional packages may be missing: most are for other platforms.
 */
export function dependenciesAreInstalled() {
  const installed = installedPackages();
  return Object.entries(lockedPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const present = installed[path];
    if (present === undefined) return wanted.optional === true;
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

/** @returns {LockedPackages} the installed packages by path; empty before the first install */
export function installedPackages() {
  try {
    return lockedPackages(join(nodeModules, '.package-lock.json'));
  } catch {
    return {};
  }
}

/** Runs without install scripts: the native packages include their binaries. */
export function installDependencies() {
  say('Installing the dependencies (once, a few seconds) …');
  npm(['ci', '--include=dev'], 'The dependencies could not be installed; npm’s output is above.');
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function lockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
