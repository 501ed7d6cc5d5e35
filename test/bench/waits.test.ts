import { expect, test } from 'vitest';
import { measureQuotes } from '../../bench/wait-quotes.ts';
import { isLong } from '../fixtures/long-tests.ts';

test('four of five waits that are told at the door of a full house come true within ten minutes', () => {
  const evenings = isLong ? 30 : 8;
  const figures = measureQuotes({ tables: 60, evenings, pace: 1, by: 'LEARNT' });
  expect(figures.quoted.length).toBeGreaterThan(13 * evenings);
  expect(figures.within / figures.quoted.length).toBeGreaterThanOrEqual(0.8);
});

test.runIf(isLong)('also where guests stay longer than planned, once that is learnt', () => {
  const learnt = measureQuotes({ tables: 20, evenings: 60, pace: 1.25, by: 'LEARNT' });
  const usual = measureQuotes({ tables: 20, evenings: 60, pace: 1.25, by: 'USUAL' });
  const shareOf = (parties: number, { quoted }: typeof learnt) => parties / quoted.length;
  expect(shareOf(learnt.within, learnt)).toBeGreaterThan(shareOf(usual.within, usual) + 0.1);
  expect(shareOf(learnt.longer, learnt)).toBeLessThan(shareOf(usual.longer, usual) / 2);
});
