import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { nodeModules, root } from './paths.mjs';

/** Whoever called: where npm did, the shell that it puts in between. */
const caller = process.ppid;
const LOOK_MS = 250;

/**
 * Runs a program to its end as if it had been called directly: same terminal, signals passed on,
 * npm’s SIGTERM included, its exit code given back. The right node and the project’s own programs
 * come first on its PATH. Aborting `until` ends it.
 *
 * @param {string} node
 * @param {string} program a program of node_modules/.bin, or the path of one
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdin?: 'inherit' | 'ignore', until?: AbortSignal }} [options]
 * @returns {Promise<number>} 127 where the program could not be started
 */
export async function run(node, program, args, { env = {}, stdin = 'inherit', until } = {}) {
  const path = [dirname(node), join(nodeModules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: [stdin, 'inherit', 'inherit'],
    shell: process.platform === 'win32' && program !== node,
    signal: until,
  });
  const stop = [forwardSignals(child), endWithNpm(child)];
  try {
    return await new Promise((resolve) => {
      child.once('error', () => resolve(127));
      child.once('exit', (code, signal) =>
        resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
      );
    });
  } finally {
    for (const each of stop) each();
  }
}

/**
 * A terminal gives Ctrl-C to the child as well, and two would read as impatience; then this process
 * only waits for the child’s own good end.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops listening
 */
function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

/**
 * npm hands SIGTERM to its shell, which dies of it and tells nobody: all that is seen here is that
 * it is gone. Called by anyone else, this may outlive its caller: that is how daemons are made.
 * Windows tells no process that its caller went.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops looking
 */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === caller) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, LOOK_MS);
  return () => clearInterval(timer);
}
