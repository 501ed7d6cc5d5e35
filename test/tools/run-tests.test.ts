import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runTests } from '../../tools/run-tests.mjs';

/** Runs a test file into a pipe, where the environment asks for colours. */
async function runIntoPipe(content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'maitre-run-tests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'sum.test.js'), content);
  vi.stubEnv('FORCE_COLOR', '1');
  const printed: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
  const report = join(folder, 'report.json');
  const args = ['--root', folder, '--globals'];
  const result = await runTests(process.execPath, args, { report, isTerminal: false });
  return { ...result, printed };
}

test('nothing is printed about tests that pass', async () => {
  const passing = "test('adds', () => console.log('a log line'));";
  expect(await runIntoPipe(passing)).toEqual({ code: 0, passed: 1, failed: 0, printed: [] });
});

test('a failed test is printed once with its error, without colours and without the ones that passed', async () => {
  const failing = "test('adds', () => {}); test('subtracts', () => expect(1).toBe(2));";
  const { printed, ...result } = await runIntoPipe(failing);
  expect(result).toEqual({ code: 1, passed: 1, failed: 1 });
  expect(printed).toEqual([
    expect.stringMatching(/sum\.test\.js: subtracts\n.*expected 1 to be 2/),
  ]);
  expect(printed.join()).not.toContain('\u001b');
});

test('the output of a run that failed before its tests is printed, without colours', async () => {
  const { printed, ...result } = await runIntoPipe("throw new Error('no sum');");
  expect(result).toEqual({ code: 1, passed: 0, failed: 1 });
  expect(printed.join()).toContain('no sum');
  expect(printed.join()).not.toContain('\u001b');
});
