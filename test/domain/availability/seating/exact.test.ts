import { expect, test } from 'vitest';
import { isLong } from '../../../fixtures/long-tests.ts';
import { liveSmallDays } from './small-days.ts';

const DAYS = isLong ? 200_000 : 4000;

test('seated exactly when a search of everything finds a seating of everyone', () => {
  const findings = liveSmallDays(1, 1 + DAYS);
  expect(findings.falseYes).toEqual([]);
  expect(findings.falseNo).toEqual([]);
  expect(findings.broken).toEqual([]);
  // Each way to an answer was taken.
  expect([...findings.paths.keys()].sort()).toEqual(
    expect.arrayContaining(['DIRECT', 'FEW_MOVES', 'PROVED_FULL', 'REPAIR', 'UNDECIDED']),
  );
  expect(findings.moves).toBeGreaterThan(DAYS / 50);
});
