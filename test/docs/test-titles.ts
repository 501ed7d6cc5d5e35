import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

export interface TestTitle {
  /** Below test/server. */
  file: string;
  /** As a run would print it, tables filled in. */
  title: string;
}

const ROOT = resolve(import.meta.dirname, '../..');

/** Tables are filled in by importing the files; nothing runs, so one process may import them all. */
const QUICKLY = ['--no-static-parse', '--no-isolate', '--maxWorkers=1'];

/** The titles of all tests of the server, collected without running them. */
export async function listServerTests(): Promise<TestTitle[]> {
  const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(vitest, 'vitest.mjs'), 'list', 'test/server', '--json', ...QUICKLY],
    { cwd: ROOT, env: withoutOurRun(), maxBuffer: 64 * 1024 * 1024 },
  );
  const tests = JSON.parse(stdout) as { name: string; file: string }[];
  return tests.map(({ name, file }) => ({
    file: relative(join(ROOT, 'test/server'), file),
    title: name,
  }));
}

/** The environment, but for what tells a process that it is one of this run. */
function withoutOurRun(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name));
  return Object.fromEntries(own);
}
