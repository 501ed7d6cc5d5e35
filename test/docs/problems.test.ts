import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf } from '../../src/contract/partner/operations.ts';
import {
  type AnyProblemCode,
  DINER_PROBLEM_CODES,
  PROBLEM_CODES,
  PROBLEMS,
  STAFF_PROBLEM_CODES,
} from '../../src/contract/problem.ts';
import { PROBLEM_IN_TITLE } from '../server/expect-response.ts';
import { OPERATIONS } from '../server/operation-requests.ts';
import { ALL_PROBLEMS_ON_PAGE, problemsOnPage } from './problems-page.ts';
import { listServerTests } from './test-titles.ts';

/** The problems are the same in the catalogue, the endpoint table, docs/api.md and the tests. */

const inWords = (code: AnyProblemCode) => `${PROBLEMS[code].status} ${code}`;
const CATALOGUE = PROBLEM_CODES.map(inWords).sort();
/** With those that only the staff API or the widget API has. */
const ALL = [...new Set([...STAFF_PROBLEM_CODES, ...DINER_PROBLEM_CODES])].map(inWords).sort();

test('docs/api.md lists every problem of the catalogue and no other', () => {
  expect([...ALL_PROBLEMS_ON_PAGE].sort()).toEqual(CATALOGUE);
});

test.each(OPERATIONS)('docs/api.md lists the problems of %s, each once', (name) => {
  expect(problemsOnPage(name).sort()).toEqual(problemsOf(name).map(inWords).sort());
});

/** A test is about an operation if its title or its file has the operation's name. */
const isAbout = (name: string, { file, title }: { file: string; title: string }) =>
  file === `${name}.test.ts` || new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(title);

/** Files that use expect-response.ts: it checks that the problem in a test's title was really returned. */
const isChecked = (file: string) =>
  readFileSync(new URL(`../server/${file}`, import.meta.url), 'utf8').includes(
    "'./expect-response.ts'",
  );

test('each problem of each operation is met by a test whose title names it', async () => {
  const all = (await listServerTests()).map((one) => ({
    ...one,
    problems: one.title.match(PROBLEM_IN_TITLE) ?? [],
  }));
  const named = new Set(all.flatMap(({ problems }) => problems));
  expect([...named].filter((problem) => !ALL.includes(problem))).toEqual([]);

  const checked = new Set(all.map(({ file }) => file).filter(isChecked));
  const tests = all.filter(({ file }) => checked.has(file));
  const met = new Set(tests.flatMap(({ problems }) => problems));
  expect([...met].sort()).toEqual(ALL);

  const unmet = OPERATIONS.flatMap((name) => {
    const own = new Set(tests.filter((one) => isAbout(name, one)).flatMap((one) => one.problems));
    const missing = problemsOf(name).filter((code) => !own.has(inWords(code)));
    return missing.map((code) => `${inWords(code)} from ${name}`);
  });
  expect(unmet).toEqual([]);
});
