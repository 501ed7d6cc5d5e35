import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { nodeModules, root } from './paths.mjs';

/**
 * Runs npm silently unless it fails. Warnings are dropped because on an older Node some packages always
 * warn that they need a newer one, which the set-up then installs.
 *
 * node_modules is removed from the PATH: otherwise npm could run on a `node` that it then deletes.
 *
 * @param {string[]} args
 * @param {string} failure one line of advice if npm fails
 * @throws {Error} with npm’s output and the advice
 */
export function npm(args, failure) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((dir) => !dir.startsWith(nodeModules));
  const quiet = [
    '--ignore-scripts',
    '--loglevel=error',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
  ];
  const done = spawnSync('npm', [...args, ...quiet], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status === 0) return;
  const output = `${done.stdout ?? ''}${done.stderr ?? ''}`.trim();
  throw new Error(`${output || done.error?.message || 'npm printed nothing'}\n${failure}`);
}
