import { rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { countTests, readVitest } from './counts.mjs';
import { listFailures, vitestFailures } from './failures.mjs';
import { PLAIN, run, runQuietly } from './run.mjs';

/**
 * Runs Vitest. In a terminal it shows a dot for each test; otherwise it prints only the failed tests with their errors,
 * without colours.
 *
 * @param {string} node
 * @param {readonly string[]} args of `vitest run`
 * @param {{ report: string, isTerminal?: boolean }} options where the JSON report is written
 * @returns {Promise<import('./counts.mjs').Counts & { code: number }>} the counts, and the exit code
 */
export async function runTests(node, args, { report, isTerminal = process.stdout.isTTY === true }) {
  rmSync(report, { force: true });
  const json = ['--reporter=json', `--outputFile.json=${report}`];
  const all = ['run', ...(isTerminal ? ['--reporter=dot'] : []), ...json, ...args];
  const code = isTerminal
    ? await run(node, 'vitest', all, { stdin: 'ignore' })
    : await runPlainly(node, all, report);
  return { code, ...countTests(report, code, readVitest) };
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {string} report
 */
async function runPlainly(node, args, report) {
  const { code, output } = await runQuietly(node, 'vitest', args, PLAIN);
  const failures = listFailures(report, vitestFailures);
  // A failure outside every test is only in the output.
  if (code !== 0 && failures.length === 0) failures.push(stripVTControlCharacters(output).trim());
  for (const failure of failures) console.log(failure);
  return code;
}
