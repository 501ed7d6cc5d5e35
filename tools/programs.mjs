import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * The first of these programs that exists and starts.
 *
 * @param {string[]} names searched in the folders of PATH
 * @param {string[]} elsewhere paths that are tried first
 * @returns {string | null} its path
 */
export function firstOnPath(names, elsewhere) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...elsewhere, ...onPath].find((path) => existsSync(path) && starts(path)) ?? null;
}

/**
 * Whether the program runs. Ubuntu’s `chromium-browser` may only print how to install the real one, and
 * a download may lack system libraries.
 *
 * @param {string} path
 */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Whether this system has apt and this process may use it. */
export function canInstallPackages() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string} name a Debian package
 * @returns {string} apt’s output
 */
export function installPackage(name) {
  return [attempt('apt-get', ['update']), attempt('apt-get', ['install', '-y', name])].join('\n');
}

/**
 * Runs a program, whether or not it succeeds.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {string} its output
 */
export function attempt(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const done = spawnSync(command, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return `${done.stdout ?? ''}${done.stderr ?? ''}`.trim();
}
