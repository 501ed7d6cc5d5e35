import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { nodeModules, root } from './paths.mjs';

/**
 * npm with nothing to say unless it fails. Its own warnings are dropped because one is always
 * there: on an older Node some packages announce that they want a newer one, which is exactly what
 * the set-up then provides.
 *
 * The PATH is cleaned of our node_modules, or npm would run on a `node` that it is about to delete.
 *
 * @param {string[]} args
 * @param {string} failure one line for the reader when npm fails
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
  throw new Error(`${output || done.error?.message || 'npm said nothing'}\n${failure}`);
}
