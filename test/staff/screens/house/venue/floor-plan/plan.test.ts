import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkVenueDocument } from '../../../../../../src/contract/venue-document.ts';
import type { TablePlace } from '../../../../../../src/domain/table-place.ts';
import type { Table } from '../../../../../../src/domain/venue.ts';
import {
  arranged,
  firstFreePlace,
  nextPlace,
  type Plan,
  placeAround,
  resized,
  turned,
} from '../../../../../../src/staff/screens/house/venue/floor-plan/plan.ts';
import { aTable, aVenue } from '../../../../../fixtures/venue.ts';

const at = (x: number, y: number, width = 2, height = 2): TablePlace => ({
  x,
  y,
  width,
  height,
  shape: 'RECTANGLE',
  turn: 0,
});
const planOf = (...places: TablePlace[]): Plan =>
  new Map(places.map((place, index) => [index + 1, place]));

test('a table moves by a step, and beyond tables that are in the way', () => {
  const plan = planOf(at(0, 0), at(3, 0));
  expect(nextPlace(plan, 1, 'down')).toEqual(at(0, 1));
  expect(nextPlace(plan, 1, 'right')).toEqual(at(1, 0));
  expect(nextPlace(planOf(at(1, 0), at(3, 0)), 1, 'right')).toEqual(at(5, 0));
  expect(nextPlace(plan, 1, 'left')).toBeNull();
  expect(nextPlace(planOf(at(20, 0), at(22, 0)), 1, 'right')).toBeNull();
});

test('a table grows to the right and downwards, as far as there is room', () => {
  const plan = planOf(at(0, 0), at(3, 0));
  expect(resized(plan, 1, 'right')).toEqual(at(0, 0, 3));
  expect(resized(planOf(at(0, 0), at(2, 0)), 1, 'right')).toBeNull();
  expect(resized(plan, 1, 'left')).toBeNull();
  expect(resized(planOf(at(0, 0, 12)), 1, 'right')).toBeNull();
  expect(resized(planOf({ ...at(0, 0), turn: 45 }), 1, 'down')).toEqual({
    ...at(0, 0, 3, 3),
    turn: 45,
  });
});

test('a long table is turned by a quarter, a square one stands diagonally, a round one looks the same', () => {
  expect(turned(planOf(at(0, 0, 4)), 1)).toEqual(at(0, 0, 2, 4));
  expect(turned(planOf(at(0, 0, 4), at(0, 2)), 1)).toBeNull();
  expect(turned(planOf(at(0, 0)), 1)).toEqual({ ...at(0, 0), turn: 45 });
  expect(turned(planOf({ ...at(0, 0), turn: 45 }), 1)).toEqual(at(0, 0));
  expect(turned(planOf({ ...at(0, 0), shape: 'ROUND' }), 1)).toBeNull();
});

test('a table is put with its middle where it was tapped, within the area', () => {
  const table = aTable(9, { maxCovers: 6 });
  expect(placeAround(new Map(), table, { x: 10, y: 5 })).toEqual(at(9, 4, 3));
  expect(placeAround(new Map(), table, { x: 0, y: 0 })).toEqual(at(0, 0, 3));
  expect(placeAround(new Map(), table, { x: 23, y: 47 })).toEqual(at(21, 46, 3));
  expect(placeAround(planOf(at(10, 4)), table, { x: 10, y: 5 })).toBeNull();
});

/** Tables of one area for parties of any size. */
const tables = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 })
  .map((seats): Table[] =>
    seats.map((maxCovers, index) =>
      aTable(index + 1, { minCovers: 1, maxCovers, floorPlanAreaId: 1 }),
    ),
  );

test('whatever the tables and wherever some of them stand, arranging them makes a valid document', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 0, max: 22 }), (all, x) => {
      const [first] = all;
      const place = first && firstFreePlace(new Map(), { ...first, maxCovers: 4 });
      const before: Plan = first && place ? new Map([[first.id, { ...place, x }]]) : new Map();
      const plan = arranged(before, all);
      for (const [id, kept] of before) expect(plan.get(id)).toBe(kept);
      const placed = all.map((table) => {
        const found = plan.get(table.id);
        return found ? { ...table, place: found } : table;
      });
      const { faults } = checkVenueDocument(aVenue({ tables: placed, combinations: [] }));
      expect(faults).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('whatever the keys, no table ends up on another or outside', () => {
  const steps = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('left', 'right', 'up', 'down'),
      fc.constantFrom('move', 'resize', 'turn'),
    ),
    { maxLength: 60 },
  );
  const five = [1, 2, 3, 4, 5].map((number) => aTable(number, { floorPlanAreaId: 1 }));
  fc.assert(
    fc.property(steps, (keys) => {
      const plan = new Map(arranged(new Map(), five));
      for (const [id, direction, kind] of keys) {
        const change = { move: nextPlace, resize: resized, turn: turned }[kind];
        const place = change(plan, id, direction);
        if (place) plan.set(id, place);
      }
      const placed = five.map((table) => ({ ...table, place: plan.get(table.id) }));
      const { faults } = checkVenueDocument(aVenue({ tables: placed, combinations: [] }));
      expect(faults).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
