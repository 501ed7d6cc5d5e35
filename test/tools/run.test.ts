import { expect, test, vi } from 'vitest';
import { run } from '../../tools/run.mjs';

async function runAndListen(program: string, args: string[], options = {}) {
  let said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const code = await run(process.execPath, program, args, { stdin: 'ignore', ...options });
  return { code, said };
}

test('127 for a program that cannot be started, and why', async () => {
  const { code, said } = await runAndListen('/no/such/program', []);
  expect(code).toBe(127);
  expect(said).toBe('/no/such/program could not be started: spawn /no/such/program ENOENT\n');
});

test('a killed program is reported, because it could not report anything itself', async () => {
  const { code, said } = await runAndListen(process.execPath, [
    '-e',
    "process.kill(process.pid, 'SIGKILL')",
  ]);
  expect(code).toBe(137);
  expect(said).toBe(`${process.execPath} was ended by SIGKILL.\n`);
});

test.each([
  ['process.exit(3)', 3],
  ["process.kill(process.pid, 'SIGTERM')", 143],
])(
  'nothing is said about a program that ends by itself, or is stopped: %s',
  async (script, code) => {
    expect(await runAndListen(process.execPath, ['-e', script])).toEqual({ code, said: '' });
  },
);

test('nothing is said about a program that its caller ends', async () => {
  const until = AbortSignal.abort();
  const { said } = await runAndListen(process.execPath, ['-e', ''], { until });
  expect(said).toBe('');
});
