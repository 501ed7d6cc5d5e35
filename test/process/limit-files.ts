import { execFileSync } from 'node:child_process';
import type { ServerProcess } from './server-process.ts';

/** Whether the size of a process's files can be limited here, which simulates a full disk. */
export const canLimitFiles = isThere('prlimit');

/** Files of the server cannot grow beyond so many bytes, or `unlimited`. */
export function limitFiles(server: ServerProcess, bytes: string): void {
  execFileSync('prlimit', [`--pid=${server.process.pid}`, `--fsize=${bytes}:unlimited`]);
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
