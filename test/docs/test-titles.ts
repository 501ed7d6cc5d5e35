import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

export interface TestTitle {
  /** Relative to test/server. */
  file: string;
  /** With the placeholders of `test.each` filled in. */
  title: string;
}

const ROOT = resolve(import.meta.dirname, '../..');

/** Placeholders are filled in by importing the files. No test runs, so one process can import all. */
const FAST = ['--project=node', '--no-static-parse', '--no-isolate', '--maxWorkers=1'];

/** The titles of all server tests, without running them. */
export async function listServerTests(): Promise<TestTitle[]> {
  const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(vitest, 'vitest.mjs'), 'list', 'test/server', '--json', ...FAST],
    { cwd: ROOT, env: withoutVitest(), maxBuffer: 64 * 1024 * 1024 },
  );
  const tests = JSON.parse(stdout) as { name: string; file: string }[];
  return tests.map(({ name, file }) => ({
    file: relative(join(ROOT, 'test/server'), file),
    title: name,
  }));
}

/** The environment without the variables that vitest sets for its own processes. */
function withoutVitest(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name));
  return Object.fromEntries(own);
}
