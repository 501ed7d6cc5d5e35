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
 * Whether node_modules holds what package-lock.json asks for. npm writes a lock file of its own
 * into node_modules as the last step of every install, so comparing the two also catches an install
 * that was cut short, and accepts one that the reader did by hand. Optional packages may be absent:
 * most are for other machines.
 */
export function dependenciesAreInstalled() {
  const installed = installedPackages();
  return Object.entries(lockedPackages(join(root, 'package-lock.json'))).every(
    ([place, wanted]) => {
      if (place === '') return true;
      const present = installed[place];
      if (present === undefined) return wanted.optional === true;
      return present.version === wanted.version && present.integrity === wanted.integrity;
    },
  );
}

/** @returns {LockedPackages} what npm has put into node_modules, by place; empty where it has not */
export function installedPackages() {
  try {
    return lockedPackages(join(nodeModules, '.package-lock.json'));
  } catch {
    return {};
  }
}

/** No package here needs its install script: the native ones bring their binaries. */
export function installDependencies() {
  say('Installing the dependencies (once; some seconds) …');
  npm(
    ['ci', '--include=dev'],
    'The dependencies could not be installed; npm’s own words are above.',
  );
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function lockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
