import { expect, test } from 'vitest';
import { casesOf } from '../fixtures/engine.ts';
import { isLong } from '../fixtures/long-tests.ts';
import type { Findings } from './kept-promise.ts';
import { livePromiseEvening } from './promise-evening.ts';

const USUAL_EVENINGS = 10;
const EVENINGS = isLong ? 200 : casesOf(2 * USUAL_EVENINGS, 8);
const isUsual = EVENINGS >= USUAL_EVENINGS;

test('200 for every available slot and 409 for every other, while bookings move', async () => {
  const findings: Findings = {
    answers: {
      create: { available: 0, unavailable: 0 },
      update: { available: 0, unavailable: 0 },
      confirm: { available: 0, unavailable: 0 },
      'walk-in': { available: 0, unavailable: 0 },
    },
    confirmedRefusals: 0,
    moves: 0,
  };
  for (let seed = 1; seed <= EVENINGS; seed += 1) await livePromiseEvening(seed, findings);
  const { answers, confirmedRefusals, moves } = findings;
  const counts = Object.values(answers).flatMap((count) => Object.values(count));
  const least = isUsual ? EVENINGS / 2 : 0;
  expect(Math.min(...counts), JSON.stringify(answers)).toBeGreaterThan(least);
  expect(confirmedRefusals).toBeGreaterThan(4 * EVENINGS);
  expect(moves).toBeGreaterThan(5 * EVENINGS);
});
