import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a benchmark as `npm run bench:…` does, without its set-up.
 * @param name of its file, such as `http`
 * @throws Error if it ends with another code than 0
 */
export function runBench(
  name: string,
  ...options: string[]
): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [`bench/${name}.ts`, ...options], { cwd: ROOT });
}
