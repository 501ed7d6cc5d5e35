import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, root } from './paths.mjs';

const FILE = join(cache, 'test-durations.json');

/** @typedef {{ testResults: { name: string, assertionResults: { duration?: number | null }[] }[] }} VitestReport */

/**
 * How long the tests of each file took when they last ran here.
 *
 * @returns {Record<string, number>} milliseconds by file, relative to the project's folder
 */
export function readDurations() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Remembers the durations of a run. Of a file that runs on both databases, this is the shorter one, which is SQLite's.
 *
 * @param {string} report of Vitest, in JSON; without one nothing is remembered
 */
export function saveDurations(report) {
  /** @type {VitestReport} */
  let run;
  try {
    run = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return;
  }
  /** @type {Record<string, number>} */
  const ofRun = {};
  for (const { name, assertionResults } of run.testResults) {
    const file = relative(root, name);
    const ms = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    ofRun[file] = Math.min(ofRun[file] ?? ms, ms);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readDurations(), ...ofRun }));
}
