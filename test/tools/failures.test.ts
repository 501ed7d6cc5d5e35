import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  listFailures,
  playwrightFailures,
  shortly,
  vitestFailures,
} from '../../tools/failures.mjs';
import { root } from '../../tools/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'maitre-failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the failed tests of a run are listed with their errors', () => {
  test('unit tests: the file, the title and the message, without colours', () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'subtracts',
      status: 'failed',
      failureMessages: ['expected \u001b[31m1\u001b[39m\nto be 2'],
    };
    const testResults = [{ name: 'sum.test.ts', message: '', assertionResults: [passed, failed] }];

    expect(listFailures(report({ testResults }), vitestFailures)).toEqual([
      'sum.test.ts: subtracts\n    expected 1\n    to be 2',
    ]);
  });

  test('paths are relative to the project, and frames of libraries and of Node are left out', () => {
    const message = [
      'Error: no table',
      `    at seat (${root}/src/seat.ts:2:7)`,
      `    at run (file://${root}/node_modules/runner/run.js:1:1)`,
      '    at process.process (node:internal/process:1:1)',
      '    at node:internal/main:1:1',
      '    at new Promise (<anonymous>)',
    ].join('\n');
    const failed = { fullName: 'seats', status: 'failed', failureMessages: [message] };
    const testResults = [{ name: `${root}/test/seat.test.ts`, assertionResults: [failed] }];

    expect(vitestFailures({ testResults })).toEqual([
      'test/seat.test.ts: seats\n    Error: no table\n        at seat (src/seat.ts:2:7)',
    ]);
  });

  test('a unit test file that fails before its first test', () => {
    const testResults = [{ name: 'sum.test.ts', message: 'no sum.ts', assertionResults: [] }];

    expect(listFailures(report({ testResults }), vitestFailures)).toEqual([
      'sum.test.ts\n    no sum.ts',
    ]);
  });

  test('browser tests: in suites of suites, and errors outside every test', () => {
    const spec = (title: string, status: string, message: string) => ({
      title,
      file: 'month.spec.ts',
      line: 7,
      tests: [{ projectName: 'firefox', status, results: [{ errors: [{ message }] }] }],
    });
    const suites = [
      {
        specs: [spec('shows', 'expected', '')],
        suites: [{ specs: [spec('moves', 'unexpected', 'timed out')] }],
      },
    ];

    expect(
      listFailures(report({ suites, errors: [{ message: 'no browser' }] }), playwrightFailures),
    ).toEqual(['[firefox] month.spec.ts:7: moves\n    timed out', 'error\n    no browser']);
  });

  test('browser tests: what the page said, from the tree that the runner kept', () => {
    const tree =
      '- heading "Who is it for?" [level=2]\n- text: Name\n- alert:\n  - paragraph: "Lost."\n- link "Back"';
    const path = join(folder, 'error-context.md');
    writeFileSync(path, `# Error details\n\n${tree}\n`);
    const results = [
      { errors: [{ message: 'timed out' }], attachments: [{ name: 'error-context', path }] },
    ];
    const tests = [{ projectName: 'firefox', status: 'unexpected', results }];
    const specs = [{ title: 'books', file: 'form.spec.ts', line: 3, tests }];

    expect(playwrightFailures({ specs, errors: [] })).toEqual([
      '[firefox] form.spec.ts:3: books\n' +
        '    On the page: - heading "Who is it for?" [level=2]; - alert: - paragraph: "Lost."\n' +
        '    timed out',
    ]);
  });

  test('in short: the test and the first lines of its error that say something', () => {
    const error = ['', '', 'Locator: button', 'Expected: visible', 'Timeout: 30000ms', 'Call log:'];
    expect(shortly(['menu.spec.ts:7: opens', '1'.repeat(300), ...error].join('\n    '))).toBe(
      [
        'menu.spec.ts:7: opens',
        '1'.repeat(196),
        'Locator: button',
        'Expected: visible',
        'Timeout: 30000ms',
        'Call log:',
      ].join('\n    '),
    );
  });

  test('nothing, of a runner that left no report', () => {
    expect(listFailures(join(folder, 'none.json'), vitestFailures)).toEqual([]);
    expect(listFailures(report('{"testResults":'), vitestFailures)).toEqual([]);
  });
});
