import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../fixtures/temp-database.ts';
import {
  ANSWER_BEFORE_FLUSH,
  DECISION_OUTSIDE_TRANSACTION,
  WRITE_OUTSIDE_TRANSACTION,
} from './planted-faults.ts';
import { findFailure, reportFailure, seedsFrom } from './run-seeds.ts';
import { generateScenario } from './scenario.ts';
import { simulate } from './simulate.ts';
import { SimulatedDisk } from './simulated-disk.ts';

let disk: SimulatedDisk;
beforeAll(async () => {
  disk = await SimulatedDisk.create(tempFolder(afterAll));
});
afterAll(() => disk.close());

test('nothing acknowledged is lost, no table is given twice and no key acts twice, in a sample of seeds', async () => {
  const failure = await findFailure(disk, seedsFrom(1, 60));
  expect(failure && (await reportFailure(disk, failure))).toBeNull();
});

test('a seed always gives the same history', async () => {
  for (const seed of seedsFrom(1, 5)) {
    const scenario = generateScenario(seed);
    const [first, second] = [
      await simulate(disk, scenario, seed),
      await simulate(disk, scenario, seed),
    ];
    expect(String(second.history)).toBe(String(first.history));
  }
});

test.each([
  ['an answer before its commit is on disk', ANSWER_BEFORE_FLUSH, /was acknowledged, and/],
  ['a write outside its transaction', WRITE_OUTSIDE_TRANSACTION, /key-\d made/],
  [
    'a decision outside its transaction',
    DECISION_OUTSIDE_TRANSACTION,
    /key-\d made|gave a table that is taken|too many|two contents|two changes/,
  ],
])('within 1,000 seeds, %s is found', async (_, plant, violation) => {
  const failure = await findFailure(disk, seedsFrom(1, 1000), plant);
  expect(failure?.result.violation).toMatch(violation);
});

test('a failing seed is reported with the shortest history: two requests with one key', async () => {
  const failure = await findFailure(disk, seedsFrom(1, 1000), WRITE_OUTSIDE_TRANSACTION);
  const report = failure && (await reportFailure(disk, failure, WRITE_OUTSIDE_TRANSACTION));
  expect(report).toMatch(/^Seed \d+: key-\d made/);
  // One that got no answer may be repeated.
  const sent = report?.match(/client \d +→ server . *: create .* key "key-\d"/g) ?? [];
  expect(sent.length).toBeLessThanOrEqual(3);
  expect(new Set(sent.map((line) => line.slice(0, 'client 1'.length))).size).toBe(2);
  expect(report).toMatch(/VIOLATION {1,3}key-\d made \S+ and \S+$/);
});
