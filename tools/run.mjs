import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { nodeModules, root } from './paths.mjs';
import { say } from './say.mjs';

/** The parent process at the start. When npm runs us, that is its shell. */
const parent = process.ppid;
const POLL_MS = 250;
/** @type {NodeJS.Signals[]} */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program as if it had been called directly: in the same terminal, with signals passed on,
 * npm’s SIGTERM included. Its PATH begins with the right node and the programs of node_modules/.bin.
 *
 * @param {string} node
 * @param {string} program a program of node_modules/.bin, or a path
 * @param {string[]} args
 * @param {{
 *   env?: NodeJS.ProcessEnv,
 *   stdin?: 'inherit' | 'ignore',
 *   until?: AbortSignal,
 *   onOutput?: (text: string) => void,
 * }} [options] aborting `until` ends the program; `onOutput` gets stdout and stderr instead of the
 *   terminal
 * @returns {Promise<number>} the exit code; 127 if the program could not be started. stderr says so if it could not be
 *   started or was killed
 */
export async function run(node, program, args, options = {}) {
  const { env = {}, stdin = 'inherit', until, onOutput } = options;
  const path = [dirname(node), join(nodeModules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  const out = onOutput ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: [stdin, out, out],
    shell: process.platform === 'win32' && program !== node,
    signal: until,
  });
  if (onOutput)
    for (const each of [child.stdout, child.stderr]) each?.setEncoding('utf8').on('data', onOutput);
  const stop = [forwardSignals(child), endWithNpm(child)];
  try {
    return await new Promise((resolve) => {
      child.once('error', ({ name, message }) => {
        if (name !== 'AbortError') say(`${program} could not be started: ${message}`);
        resolve(127);
      });
      // After the exit, and after all output was read.
      child.once('close', (code, signal) => {
        // Signals other than those that we pass on are unexpected, such as SIGKILL, which leaves a program no chance to say so.
        if (signal && !PASSED_ON.includes(signal)) say(`${program} was ended by ${signal}.`);
        resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
      });
    });
  } finally {
    for (const each of stop) each();
  }
}

/** For output without colours, also where the environment asks for some. */
export const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * Runs a program and collects its output instead of printing it.
 *
 * @param {string} node
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>} stdout and stderr together, in their order
 */
export async function runQuietly(node, program, args, env = {}) {
  let output = '';
  const onOutput = (/** @type {string} */ text) => {
    output += text;
  };
  const code = await run(node, program, args, { env, stdin: 'ignore', onOutput });
  return { code, output };
}

/**
 * Passes signals on to the child. In a terminal, Ctrl-C reaches the child directly, and a second
 * SIGINT would look like impatience, so there this process only waits for the child to end.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops listening
 */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of PASSED_ON) process.on(signal, forward);
  return () => {
    for (const signal of PASSED_ON) process.off(signal, forward);
  };
}

/**
 * Ends the child when npm was told to stop. npm sends SIGTERM to its shell, which dies without
 * passing it on, so all that can be noticed is that the parent has gone. Only under npm: elsewhere
 * a process may outlive its parent on purpose, as a daemon does. On Windows, `process.ppid` does not
 * change.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops polling
 */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, POLL_MS);
  return () => clearInterval(timer);
}
