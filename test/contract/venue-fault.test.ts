import { expect, test } from 'vitest';
import { checkVenueDocument } from '../../src/contract/venue-document.ts';
import { FAULT_CODES } from '../../src/contract/venue-fault.ts';
import { aVenue } from '../fixtures/venue.ts';

const faultsOf = (overrides: object) =>
  checkVenueDocument({ ...aVenue(), ...overrides }).faults.map(({ parameter, code, limit }) =>
    limit === undefined ? [parameter, code] : [parameter, code, limit],
  );

test('a valid document has no fault', () => {
  expect(checkVenueDocument(aVenue())).toEqual({ venue: aVenue(), faults: [] });
});

test('an unknown time zone is no fault, because the browser that checks the document may not know it yet', () => {
  expect(faultsOf({ timezone: 'America/Atlantis' })).toEqual([]);
  expect(faultsOf({ timezone: null })).toEqual([['timezone', 'NOT_VALID']]);
});

test.each([
  [{ name: '' }, [['name', 'REQUIRED', 1]]],
  [{ name: 'x'.repeat(256) }, [['name', 'TEXT_TOO_LONG', 255]]],
  [{ name: undefined }, [['name', 'REQUIRED']]],
  [{ freezeMinutes: Number.NaN }, [['freezeMinutes', 'REQUIRED']]],
  [{ freezeMinutes: -1 }, [['freezeMinutes', 'TOO_SMALL', 0]]],
  [{ freezeMinutes: 1.5 }, [['freezeMinutes', 'NOT_VALID']]],
  [{ maxAdvanceDays: 731 }, [['maxAdvanceDays', 'TOO_LARGE', 730]]],
  [{ turnMinutes: [] }, [['turnMinutes', 'TOO_FEW', 1]]],
  [{ dayStartsAt: '' }, [['dayStartsAt', 'REQUIRED']]],
  [{ redirectUrl: 'casa' }, [['redirectUrl', 'NOT_AN_ADDRESS']]],
  [{ exceptions: [{ date: 'soon', shiftIds: [] }] }, [['exceptions[0].date', 'NOT_A_DATE']]],
])('%j: %j', (overrides, faults) => {
  expect(faultsOf(overrides)).toEqual(faults);
});

test('faults between parts have codes of their own', () => {
  const [table] = aVenue().tables;
  const tables = [
    { ...table, minCovers: 4, maxCovers: 2 },
    { ...table, id: 2, posId: 'p2', floorPlanAreaId: 99 },
  ];
  const faults = faultsOf({ tables, combinations: [], minAdvanceMinutes: 525_600 });
  expect(faults).toEqual(
    expect.arrayContaining([
      ['tables[0].maxCovers', 'LESS_THAN_THE_LEAST', 4],
      ['tables[1].name', 'REPEATED'],
      ['tables[1].floorPlanAreaId', 'UNKNOWN_REFERENCE'],
      ['minAdvanceMinutes', 'NEVER_BOOKABLE'],
    ]),
  );
  for (const [, code] of faults) expect(FAULT_CODES).toContain(code);
});
