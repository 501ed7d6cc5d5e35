import { expect, test } from 'vitest';
import { generatedRequests, generatedVenue } from '../../bench/seating-days.ts';
import { runBench } from './run-bench.ts';

test('a row with every figure, and more covers than the usual methods, from the smallest run', async () => {
  const { stdout } = await runBench('seating', '--quick');
  const [row = ''] = stdout.split('\n').filter((line) => line.startsWith('| 20 '));
  const figures = row
    .split('|')
    .slice(1, -1)
    .map((cell) => Number(cell));
  expect(figures).toHaveLength(21);
  expect(figures.filter((each) => !Number.isFinite(each))).toEqual([]);
  const [, , , firstFit = 0, bestFit = 0, product = 0] = figures;
  expect(bestFit).toBeGreaterThanOrEqual(firstFit);
  expect(product).toBeGreaterThan(bestFit);
});

test('the same days for the same seed, with tables, areas and combinations in their shares', () => {
  const venue = generatedVenue(60);
  expect(generatedRequests(venue, 3, 2)).toEqual(generatedRequests(generatedVenue(60), 3, 2));
  expect(generatedRequests(venue, 4, 2)).not.toEqual(generatedRequests(venue, 3, 2));
  expect(venue.tables).toHaveLength(60);
  const count = (test: (table: (typeof venue.tables)[number]) => boolean) =>
    venue.tables.filter(test).length;
  expect([2, 4, 6, 8].map((seats) => count(({ maxCovers }) => maxCovers === seats))).toEqual([
    30, 21, 6, 3,
  ]);
  expect([1, 2, 3].map((area) => count(({ floorPlanAreaId }) => floorPlanAreaId === area))).toEqual(
    [37, 15, 8],
  );
  const together = new Set(venue.combinations.flatMap(({ tableIds }) => tableIds));
  expect(together.size / 51).toBeCloseTo(2 / 3, 1);
});
