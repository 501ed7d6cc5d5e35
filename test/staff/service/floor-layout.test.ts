import { expect, test } from 'vitest';
import type { TablePlace } from '../../../src/domain/table-place.ts';
import { floorLayout } from '../../../src/staff/service/floor-layout.ts';
import { aTable } from '../fixtures/bookings.ts';

const table = (number: number, place?: Partial<TablePlace>) => ({
  ...aTable(number),
  minCovers: 1,
  maxCovers: 4,
  ...(place && {
    place: {
      x: 0,
      y: 0,
      width: 2,
      height: 2,
      shape: 'RECTANGLE' as const,
      turn: 0 as const,
      ...place,
    },
  }),
});

test('places become areas of a grid that begins with the first table, row by row', () => {
  const layout = floorLayout([
    table(1, { x: 5, y: 9 }),
    table(2, { x: 8, y: 3, width: 3 }),
    table(3),
    table(4, { x: 5, y: 3 }),
  ]);
  expect(layout.placed.map((each) => [each.table.id, each.gridArea])).toEqual([
    [4, '1 / 1 / span 2 / span 2'],
    [2, '1 / 4 / span 2 / span 3'],
    [1, '7 / 1 / span 2 / span 2'],
  ]);
  expect(layout.others.map(({ id }) => id)).toEqual([3]);
});

test('steps that no table takes are narrow', () => {
  const layout = floorLayout([table(1, {}), table(2, { x: 3, y: 4 })]);
  const wide = 'minmax(35px, 1fr)';
  expect(layout.columns).toBe(`${wide} ${wide} 5px ${wide} ${wide}`);
  expect(layout.rows).toBe('29px 29px 5px 5px 29px 29px');
});

test.each([
  [10, 370],
  [16, 580],
  [20, 720],
  [24, 860],
])('%i steps beside each other need a room of %i px', (steps, room) => {
  const row = Array.from({ length: steps / 2 }, (_, index) => table(index, { x: index * 2 }));
  expect(floorLayout(row).room).toBe(room);
});
