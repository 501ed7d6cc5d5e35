import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 *
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: {
 *   status: string, assertionResults: { status: string }[] }[] }} VitestReport
 *
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * Counts a test run from its JSON report. A runner that failed without a failed test (it crashed, found
 * no tests, or an error happened outside the tests) counts as one failure, so that the total never looks
 * better than the exit code.
 *
 * @template Report
 * @param {string} file the JSON report
 * @param {number} exitCode
 * @param {(report: Report) => Counts} read
 * @returns {Counts}
 */
export function countTests(file, exitCode, read) {
  const counts = readReport(file, read);
  if (counts === null) return { passed: 0, failed: 1 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * A file that fails before its first test, for example at an import, counts as one failure.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function readVitest(report) {
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function readPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} read
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
