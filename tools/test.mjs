/**
 * `npm test`: every check there is, from a fresh clone. Each step runs even when an earlier one
 * failed, so that one run tells all that is wrong, and the last line counts what really ran.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildBrowserParts } from './browser-parts.mjs';
import { countTests, readPlaywright, readVitest } from './counts.mjs';
import { cache, root } from './paths.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

const node = await setUp({ browser: true });
const reports = join(cache, 'reports');
mkdirSync(reports, { recursive: true });

/** @type {[title: string, step: () => Promise<Counts>][]} */
const steps = [
  ['types', check('tsc', '-b')],
  ['format and lint', check('biome', 'check', '--error-on-warnings', '.')],
  ['promises and import cycles', check('oxlint', '--type-aware', '--deny-warnings')],
  ['dead code', check('knip')],
  ['build', async () => pass(await buildBrowserParts(node, { always: true }))],
  ['unit tests', unitTests],
  ['browser tests', browserTests],
];

/** @type {string[]} */
const summary = [];
const total = { passed: 0, failed: 0 };
for (const [title, step] of steps) {
  console.log(`\n── ${title}`);
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  const verdict = failed > 0 ? 'FAILED ' : passed > 0 ? 'ok     ' : 'skipped';
  summary.push(`  ${verdict}  ${title}: ${passed} of ${passed + failed}`);
}

if (process.env.FIREFOX_PATH === undefined)
  summary.push('  skipped  Firefox: there is none here, and none could be installed');

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * @param {string} program
 * @param {string[]} args
 */
function check(program, ...args) {
  return async () => pass(await run(node, program, args, { stdin: 'ignore' }));
}

/**
 * @param {number} exitCode
 * @returns {Counts}
 */
function pass(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests() {
  const file = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(node, 'vitest', ['run', ...reporters], { stdin: 'ignore' });
  return countTests(file, code, readVitest);
}

async function browserTests() {
  if (
    !readdirSync(join(root, 'e2e'), { recursive: true }).some((name) =>
      String(name).endsWith('.spec.ts'),
    )
  ) {
    console.log('Skipped: there is no *.spec.ts in e2e/ yet.');
    return { passed: 0, failed: 0 };
  }
  const file = freshReport('playwright.json');
  const code = await run(node, 'playwright', ['test', '--reporter=line,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdin: 'ignore',
  });
  return countTests(file, code, readPlaywright);
}

/**
 * The report of an earlier run must not be taken for this one’s.
 *
 * @param {string} name
 */
function freshReport(name) {
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}
