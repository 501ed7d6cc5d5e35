/**
 * `npm run check`: judges the files that differ from the last commit, in seconds: types, Biome on these files, and the
 * tests nearest to them, on SQLite. First come tests with the name of a file that is at most two imports away from them, then
 * the others by the number of imports in between. It runs as many as fit in 15 s, by how long they took last time, and
 * prints how many are left for `npm test`. `npm run check -- --all` runs all that the files can affect. In a terminal it
 * shows each test; otherwise it prints only the failures and a summary line, without colours.
 *
 * Tests of what is built run if they or their fixtures changed themselves; then the server is built first.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { affectedBy, importersOf, namesakesOf } from './import-graph.mjs';
import { cache, filesIn, root } from './paths.mjs';
import { PLAIN, runQuietly } from './run.mjs';
import { runTests } from './run-tests.mjs';
import { setUp } from './setup.mjs';
import { readDurations, saveDurations } from './test-durations.mjs';

const MAX_MS = 15_000;
/** The estimate for a file that has not run here yet. */
const USUAL_MS = 500;
const USUAL_PAGE_MS = 3000;
const FORMATTED = /\.(tsx?|mjs|js|json|css|html)$/;
const PAGE = /\.page\.test\./;
const TEST = /^test\/.*\.test\.tsx?$/;
const BUILT = /^test\/((bench|container|faults|process)\/|.*\.built\.test\.)/;
const POSTGRES =
  /^test\/((store|process|faults)\/postgres\/|process\/(rolling-upgrade|several-processes)\.|faults\/last-table\.)/;

const all = process.argv.includes('--all');
const changed = changedFiles();
if (changed.length === 0) {
  console.log('Nothing has changed since the last commit.');
} else {
  const { files, left } = testsOf([...changed, ...testsOfDocuments()]);
  const node = await setUp(files.some((file) => PAGE.test(file)) ? { browsers: 'headless' } : {});
  const [statics, tests] = await Promise.all([checkStatics(node), checkTests(node, files)]);
  const failed = [...statics, ...tests.failed];
  const verdict = failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`;
  console.log(`${verdict}. ${tests.summary}, ${left} more test files left for npm test.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** @returns {string[]} relative to the project's folder, deleted ones, too */
function changedFiles() {
  // With -z, git does not quote names that have other letters.
  const list = (/** @type {string[]} */ ...args) =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return [
    ...list('diff', 'HEAD', '--name-only', '--no-renames'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file !== '');
}

/** Tests of documents read them, and so do not import them. */
function testsOfDocuments() {
  return changed.some((file) => file.endsWith('.md')) ? filesIn('test/docs') : [];
}

/**
 * @param {readonly string[]} changedOnes
 * @returns {{ files: string[], left: number }}
 */
function testsOf(changedOnes) {
  const durations = readDurations();
  const importers = importersOf();
  const ofFixtures = changedOnes
    .filter((file) => file.startsWith('test/'))
    .flatMap((file) => [file, ...(importers.get(file) ?? [])]);
  const distances = affectedBy(changedOnes, importers);
  const affected = [...distances].filter(
    ([file]) =>
      existsSync(join(root, file)) &&
      TEST.test(file) &&
      !POSTGRES.test(file) &&
      (!BUILT.test(file) || ofFixtures.includes(file)),
  );
  // Page tests run one file at a time, others two.
  const msOf = (/** @type {string} */ file) =>
    PAGE.test(file) ? (durations[file] ?? USUAL_PAGE_MS) : (durations[file] ?? USUAL_MS) / 2;
  const namesake = namesakesOf(distances);
  const nearestFirst = affected.sort(
    ([one, near], [other, far]) =>
      namesake(one) - namesake(other) || near - far || msOf(one) - msOf(other),
  );
  let ms = 0;
  const files = nearestFirst.flatMap(([file, distance]) => {
    if (!all && distance > 0 && ms + msOf(file) > MAX_MS) return [];
    ms += msOf(file);
    return [file];
  });
  return { files, left: affected.length - files.length };
}

/**
 * @param {string} node
 * @returns {Promise<string[]>} what failed
 */
async function checkStatics(node) {
  const formatted = changed.filter((file) => FORMATTED.test(file) && existsSync(join(root, file)));
  /** @type {[title: string, program: string, ...args: string[]][]} */
  const steps = [['types', 'tsc', '-b', '--checkers', '1']];
  // Without a path, it would check the whole project.
  if (formatted.length > 0)
    steps.unshift(['Biome', 'biome', 'check', '--error-on-warnings', ...formatted]);
  const failed = [];
  for (const [title, program, ...args] of steps) {
    const { code, output } = await runQuietly(node, program, args, PLAIN);
    if (code === 0) continue;
    console.log(`── ${title}\n${output.trimEnd()}`);
    failed.push(title);
  }
  return failed;
}

/**
 * @param {string} node
 * @param {readonly string[]} files
 * @returns {Promise<{ failed: string[], summary: string }>} what failed, and how many tests passed and failed
 */
async function checkTests(node, files) {
  if (files.length === 0) return { failed: [], summary: 'No tests' };
  const report = join(cache, 'reports', 'check.json');
  const projects = ['node', 'page', ...(files.some((file) => BUILT.test(file)) ? ['built'] : [])];
  const args = [...projects.map((name) => `--project=${name}`), ...files];
  const { code, passed, failed } = await runTests(node, args, { report });
  saveDurations(report);
  const summary = `Tests: ${passed} passed, ${failed} failed`;
  return { failed: code === 0 ? [] : ['tests'], summary };
}
