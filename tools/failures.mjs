import { existsSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/**
 * @typedef {{ testResults: { name: string, message?: string, assertionResults: {
 *   fullName: string, status: string, failureMessages?: string[] }[] }[] }} VitestReport
 *
 * @typedef {{ message?: string }} PlaywrightError
 *
 * @typedef {{ title: string, file: string, line: number, tests: {
 *   projectName: string, status: string, results: PlaywrightResult[] }[] }} PlaywrightSpec
 *
 * @typedef {{ errors: PlaywrightError[], attachments?: { name: string, path?: string }[] }} PlaywrightResult
 *
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 *
 * @typedef {PlaywrightSuite & { errors: PlaywrightError[] }} PlaywrightReport
 */

const LINES = 30;

/**
 * The failed tests of a run with their errors, to be printed once more below everything else: of a
 * long log often only the end is kept.
 *
 * @template Report
 * @param {string} file the JSON report; without one there is nothing to tell
 * @param {(report: Report) => string[]} read
 * @returns {string[]}
 */
export function listFailures(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

const SHORT_LINES = 7;

/**
 * One listed failure in a few lines: which test, and the beginning of its error, for example what it waited for.
 *
 * @param {string} failure
 */
export function shortly(failure) {
  return failure
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SHORT_LINES)
    .map((line) => line.slice(0, 200))
    .join('\n');
}

/**
 * @param {VitestReport} report
 * @returns {string[]}
 */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [entry(name, [message])] : [];
    return failed.map(({ fullName, failureMessages = [] }) =>
      entry(`${name}: ${fullName}`, failureMessages),
    );
  });
}

/**
 * @param {PlaywrightReport} report
 * @returns {string[]}
 */
export function playwrightFailures(report) {
  const failed = specsOf(report).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        entry(`[${projectName}] ${file}:${line}: ${title}`, [
          ...pagesOf(results),
          ...messagesOf(results),
        ]),
      ),
  );
  return [...failed, ...report.errors.map(({ message = '' }) => entry('error', [message]))];
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * What each page showed when its test failed: its headings and messages.
 *
 * @param {PlaywrightResult[]} results
 */
function pagesOf(results) {
  return results.flatMap(({ attachments = [] }) =>
    attachments.flatMap(({ name, path }) => {
      if (name !== 'error-context' || path === undefined || !existsSync(path)) return [];
      const said = readFileSync(path, 'utf8').matchAll(SAID);
      const texts = Array.from(said, ([text]) => text.replace(/\s+/g, ' ').trim());
      return texts.length > 0 ? [`On the page: ${texts.join('; ')}`] : [];
    }),
  );
}

/** A line of the page's accessibility tree, and for a message also what is in it. */
const SAID = /^ *- (heading|alert|status)\b.*(\n +- (paragraph|text): .*)*/gm;

/** @param {PlaywrightResult[]} results */
function messagesOf(results) {
  return results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
}

const FOREIGN_FRAME = /^ +at .*(\/node_modules\/|\bnode:|<anonymous>)/;

/**
 * Paths are relative to the project's folder, and stack frames of libraries and of Node are left out.
 *
 * @param {string} title
 * @param {string[]} messages
 */
function entry(title, messages) {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => !FOREIGN_FRAME.test(line))
    .slice(0, LINES);
  return [title, ...lines].join('\n    ').replaceAll(`${root}${sep}`, '');
}
