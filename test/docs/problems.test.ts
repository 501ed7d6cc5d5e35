import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf } from '../../src/contract/endpoints.ts';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '../../src/contract/problem.ts';
import { PROBLEM_IN_TITLE } from '../server/answers.ts';
import { OPERATIONS } from '../server/every-operation.ts';
import { ALL_PROBLEMS_ON_PAGE, problemsOnPage } from './problems-page.ts';
import { listServerTests } from './test-titles.ts';

/** One set of problems: in the catalogue, the operations' rows, the page and the tests. */

const inWords = (code: ProblemCode) => `${PROBLEMS[code].status} ${code}`;
const CATALOGUE = PROBLEM_CODES.map(inWords).sort();

test('the page tells every problem of the catalogue, and no other', () => {
  expect([...ALL_PROBLEMS_ON_PAGE].sort()).toEqual(CATALOGUE);
});

test.each(OPERATIONS)('the page tells of %s what its row says, each once', (name) => {
  expect(problemsOnPage(name).sort()).toEqual(problemsOf(name).map(inWords).sort());
});

/** A title tells of an operation where it names it, or stands in the operation's own file. */
const tellsOf = (name: string, { file, title }: { file: string; title: string }) =>
  file === `${name}.test.ts` || new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(title);

/** Where answers.ts is used, it sees to it that what a title names was really answered. */
const isProven = (file: string) =>
  readFileSync(new URL(`../server/${file}`, import.meta.url), 'utf8').includes("'./answers.ts'");

test('a test meets every problem, of every operation each that its row lists, and no other', async () => {
  const all = (await listServerTests()).map((one) => ({
    ...one,
    problems: one.title.match(PROBLEM_IN_TITLE) ?? [],
  }));
  const named = new Set(all.flatMap(({ problems }) => problems));
  expect([...named].filter((problem) => !CATALOGUE.includes(problem))).toEqual([]);

  const proven = new Set(all.map(({ file }) => file).filter(isProven));
  const tests = all.filter(({ file }) => proven.has(file));
  const met = new Set(tests.flatMap(({ problems }) => problems));
  expect([...met].sort()).toEqual(CATALOGUE);

  const unmet = OPERATIONS.flatMap((name) => {
    const own = new Set(tests.filter((one) => tellsOf(name, one)).flatMap((one) => one.problems));
    const missing = problemsOf(name).filter((code) => !own.has(inWords(code)));
    return missing.map((code) => `${inWords(code)} from ${name}`);
  });
  expect(unmet).toEqual([]);
}, 120_000);
