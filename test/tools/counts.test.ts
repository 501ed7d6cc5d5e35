import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countTests, readPlaywright, readVitest } from '../../tools/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'maitre-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const twoPassed = { numPassedTests: 2, numFailedTests: 0, testResults: [] };

describe('a total never looks better than the run', () => {
  test('the tests that passed and failed are counted', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1 };

    expect(countTests(report(twoPassed), 0, readVitest)).toEqual({ passed: 2, failed: 0 });
    expect(countTests(report({ stats, errors: [] }), 1, readPlaywright)).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  test('a runner that left no report, or half of one, is one failure', () => {
    expect(countTests(join(folder, 'none.json'), 0, readVitest)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(report('{"stats":'), 1, readPlaywright)).toEqual({ passed: 0, failed: 1 });
  });

  test('a runner that failed although its tests passed is one failure', () => {
    expect(countTests(report(twoPassed), 1, readVitest)).toEqual({ passed: 2, failed: 1 });
  });

  test('a file that fails before its first test is one failure', () => {
    const broken = { ...twoPassed, testResults: [{ status: 'failed', assertionResults: [] }] };

    expect(countTests(report(broken), 1, readVitest)).toEqual({ passed: 2, failed: 1 });
  });

  test('an error outside every browser test is one failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0 };

    expect(countTests(report({ stats, errors: ['no tests found'] }), 1, readPlaywright)).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});
