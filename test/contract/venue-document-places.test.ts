import { expect, test } from 'vitest';
import { parseVenueDocument } from '../../src/contract/parse-venue-document.ts';
import { checkVenueDocument } from '../../src/contract/venue-document.ts';
import type { TablePlace } from '../../src/domain/table-place.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';

const aPlace = (changes: Partial<TablePlace> = {}): TablePlace => ({
  x: 0,
  y: 0,
  width: 2,
  height: 2,
  shape: 'RECTANGLE',
  turn: 0,
  ...changes,
});

function faultsOf(places: readonly unknown[], areas: readonly (number | null)[] = []) {
  const tables = places.map((place, index) => ({
    ...aTable(index + 1, { floorPlanAreaId: areas[index] === undefined ? 1 : areas[index] }),
    ...(place !== undefined && { place }),
  }));
  return checkVenueDocument({ ...aVenue({ combinations: [] }), tables }).faults.map(
    ({ parameter, code, limit }) => [parameter, code, limit],
  );
}

test('tables may touch, and have no place at all; the document is kept as it is', () => {
  expect(faultsOf([aPlace(), aPlace({ x: 2 }), undefined])).toEqual([]);
  const venue = aVenue({ tables: [aTable(1, { place: aPlace() })], combinations: [] });
  expect(parseVenueDocument(JSON.parse(JSON.stringify(venue)))).toEqual({ venue });
});

test('two tables of one area on each other are a fault of the later one', () => {
  expect(faultsOf([aPlace(), aPlace({ x: 1, y: 1 })])).toEqual([
    ['tables[1].place', 'TABLES_OVERLAP', undefined],
  ]);
  expect(faultsOf([aPlace(), aPlace()], [1, 2])).toEqual([]);
  expect(faultsOf([aPlace(), aPlace()], [null, null])).toEqual([
    ['tables[1].place', 'TABLES_OVERLAP', undefined],
  ]);
});

test.each([
  [{ x: 23 }, [['tables[0].place.x', 'TOO_LARGE', 22]]],
  [{ x: 20, width: 6 }, [['tables[0].place.x', 'TOO_LARGE', 18]]],
  [{ y: 44, height: 5 }, [['tables[0].place.y', 'TOO_LARGE', 43]]],
  [{ x: -1 }, [['tables[0].place.x', 'TOO_SMALL', 0]]],
  [{ width: 1 }, [['tables[0].place.width', 'TOO_SMALL', 2]]],
  [{ height: 13 }, [['tables[0].place.height', 'TOO_LARGE', 12]]],
  [{ width: 2.5 }, [['tables[0].place.width', 'NOT_VALID', undefined]]],
  [{ shape: 'OVAL' }, [['tables[0].place.shape', 'NOT_VALID', undefined]]],
  [{ turn: 90 }, [['tables[0].place.turn', 'NOT_VALID', undefined]]],
  [{ turn: 45, width: 3 }, [['tables[0].place.turn', 'DIAGONAL_NOT_SQUARE', undefined]]],
  [{ turn: 45 }, []],
])('a place with %j: %j', (changes, faults) => {
  expect(faultsOf([{ ...aPlace(), ...changes }])).toEqual(faults);
});

test('a place that is not whole is compared with no other', () => {
  expect(faultsOf([{ ...aPlace(), x: '0' }, aPlace()])).toEqual([
    ['tables[0].place.x', 'NOT_VALID', undefined],
  ]);
});
