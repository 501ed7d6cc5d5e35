/**
 * `npm test`: every check, from a fresh clone. Each step runs even when an earlier one failed. The
 * failed tests are listed at the end, and the last line is `N passed, N failed`, counted from the
 * reports of the test runners.
 *
 * The static checks run beside the rest: the build, and then the tests of both runners, each of which waits half of
 * its time, for disks, databases and browsers.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countTests, readPlaywright, readVitest } from './counts.mjs';
import { listFailures, playwrightFailures, shortly, vitestFailures } from './failures.mjs';
import { cache, root } from './paths.mjs';
import { processorSeconds } from './processor-time.mjs';
import { run, runQuietly } from './run.mjs';
import { setUp } from './setup.mjs';
import { saveDurations } from './test-durations.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @typedef {[title: string, step: () => Promise<Counts>]} Step */

const node = await setUp({ browsers: 'headless' });
const reports = join(cache, 'reports');
mkdirSync(reports, { recursive: true });

/** As many failed tests are named once more at the very end, where even the shortest end of a log has them. */
const SHORTLY = 5;

/** @type {string[]} */
const summary = [];
/** @type {string[]} */
const failures = [];
const total = { passed: 0, failed: 0 };

await Promise.all([
  inTurn([
    // One checker per project: each further one checks the libraries once more.
    check('types', 'tsc', '-b', '--checkers', '1'),
    check('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
    check('promises and import cycles', 'oxlint', '--type-aware', '--deny-warnings'),
    check('dead code', 'knip'),
  ]),
  testWhatIsBuilt(),
]);

if (process.env.FIREFOX_PATH === undefined)
  summary.push('  skipped  Firefox: not found, and it could not be installed');

for (const failure of failures) console.log(`\n${failure}`);
if (failures.length > 0) console.log(`\n${failures.slice(0, SHORTLY).map(shortly).join('\n')}`);
const seconds = processorSeconds();
if (seconds !== null) summary.push(`  ${Math.round(seconds)} s of processor time, set-up included`);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function testWhatIsBuilt() {
  await inTurn([check('build', node, 'tools/build.mjs')]);
  await Promise.all([
    inTurn([['unit tests', unitTests]]),
    inTurn([['browser tests', browserTests]]),
  ]);
}

/** @param {Step[]} steps */
async function inTurn(steps) {
  for (const [title, step] of steps) {
    const { passed, failed } = await step();
    total.passed += passed;
    total.failed += failed;
    const verdict = failed > 0 ? 'FAILED ' : passed > 0 ? 'ok     ' : 'skipped';
    summary.push(`  ${verdict}  ${title}: ${passed} of ${passed + failed}`);
  }
}

/**
 * A step that passes or fails as a whole. Its output is printed when it ends, so that steps that run
 * at the same time do not mix theirs.
 *
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @returns {Step}
 */
function check(title, program, ...args) {
  return [
    title,
    async () => {
      const { code, output } = await runQuietly(node, program, args);
      console.log(`\n── ${title}\n${output.trimEnd()}`);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  ];
}

async function unitTests() {
  console.log('\n── unit tests');
  const file = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(node, 'vitest', ['run', ...reporters], { stdin: 'ignore' });
  failures.push(...listFailures(file, vitestFailures));
  saveDurations(file);
  return countTests(file, code, readVitest);
}

/** Their output is printed when they end, so that it does not mix with that of the unit tests. */
async function browserTests() {
  if (
    !readdirSync(join(root, 'e2e'), { recursive: true }).some((name) =>
      String(name).endsWith('.spec.ts'),
    )
  ) {
    console.log('\n── browser tests\nSkipped: there is no *.spec.ts in e2e/.');
    return { passed: 0, failed: 0 };
  }
  const file = freshReport('playwright.json');
  const { code, output } = await runQuietly(node, 'playwright', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  console.log(`\n── browser tests\n${output.trimEnd()}`);
  failures.push(...listFailures(file, playwrightFailures));
  return countTests(file, code, readPlaywright);
}

/**
 * Removes the report of an earlier run, so that it is not counted again.
 *
 * @param {string} name
 */
function freshReport(name) {
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}
