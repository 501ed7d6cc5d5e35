import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestInDirection } from '../../../../../src/staff/screens/service/room/nearest-in-direction.ts';

/** Rows of boxes of 10 by 10 with a gap of 2, at these columns. */
const rows = (...columns: number[][]) =>
  columns.flatMap((row, y) =>
    row.map((x) => ({ left: x * 12, right: x * 12 + 10, top: y * 12, bottom: y * 12 + 10 })),
  );
const AREAS = rows([0, 1, 2, 3], [0, 1], [0, 1, 2]);

test.each<['up' | 'down', number, number, string]>([
  ['down', 1, 5, 'the same column'],
  ['down', 3, 5, 'the last of a shorter row'],
  ['down', 5, 7, 'the row after, never one further down'],
  ['up', 8, 5, 'the last of a shorter row above'],
  ['up', 2, 2, 'nothing above the first row'],
  ['down', 7, 7, 'nothing below the last row'],
])('%s from %i leads to %i: %s', (direction, from, to) => {
  expect(nearestInDirection(AREAS, from, direction)).toBe(to);
});

test('up and down always end in the next row, if there is one', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(counts, fc.nat(), fc.constantFrom('up', 'down'), (sizes, seed, direction) => {
      const boxes = rows(...sizes.map((size) => Array.from({ length: size }, (_, x) => x)));
      const from = seed % boxes.length;
      const rowOf = (index: number) => (boxes[index]?.top ?? 0) / 12;
      const wanted = rowOf(from) + (direction === 'down' ? 1 : -1);
      const last = sizes.length - 1;
      expect(rowOf(nearestInDirection(boxes, from, direction))).toBe(
        Math.min(last, Math.max(0, wanted)),
      );
    }),
  );
});
