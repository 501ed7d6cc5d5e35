import { describe, expect, it } from 'vitest';
import type {
  BookingCriteria,
  ServiceDay,
} from '../../../../src/domain/availability/availability.ts';
import { explainSlot } from '../../../../src/domain/availability/slot-explanation/explain-slot.ts';
import {
  anAddOn,
  anAddOnGroup,
  anExperience,
  aShift,
  aTable,
  aVenue,
} from '../../../fixtures/venue.ts';
import { aDay, aMovableOccupancy, anOccupancy, at, criteriaWith, fullFrom } from '../an-evening.ts';

const EIGHT = '20:00:00';

function reasonFor(day: ServiceDay, criteria: Partial<BookingCriteria> = {}, time = EIGHT) {
  return explainSlot(day, criteriaWith(criteria), time).explanation?.reason;
}

/** The tables of each option, as `1` or `1+2`. */
function tablesOf(reason: ReturnType<typeof reasonFor>) {
  return reason?.code === 'TABLES_TAKEN'
    ? reason.options.map(({ tableIds }) => tableIds.join('+')).sort()
    : null;
}

it('no explanation of an available slot', () => {
  const { result, explanation } = explainSlot(aDay(), criteriaWith(), EIGHT);
  expect(result.availability.code).toBe('AVAILABLE');
  expect(explanation).toBe(null);
});

describe('the code of a rule', () => {
  const venue = aVenue({
    minAdvanceMinutes: 60,
    shifts: [aShift({ experienceIds: [7], addOnGroupId: 3, floorPlanAreaIds: [1] })],
    experiences: [anExperience()],
    addOnGroups: [anAddOnGroup({ addOns: [anAddOn(31, { stock: 0 })] })],
  });

  it.each([
    ['CLOSED', {}, '15:00:00'],
    ['AREA_NOT_AVAILABLE', { floorPlanAreaId: 2 }, EIGHT],
    ['ADD_ON_NOT_AVAILABLE', { addOns: [{ id: 99, quantity: 1 }] }, EIGHT],
    ['EXPERIENCE_NOT_AVAILABLE', { experience: { id: 8, tickets: 2, addOns: [] } }, EIGHT],
  ])('%s', (code, criteria, time) => {
    expect(reasonFor(aDay(venue), { floorPlanAreaId: 1, ...criteria }, time)).toEqual({ code });
  });

  it.each([
    ['PAST', '20:45'],
    ['TOO_SOON', '19:30'],
  ])('%s', (code, now) => {
    const day = aDay(venue, { now: at(now) });
    expect(reasonFor(day, { floorPlanAreaId: 1 })).toEqual({ code });
  });

  it.each([
    ['PAST', '2026-11-19'],
    ['TOO_FAR_AHEAD', '2026-11-25'],
  ])('%s for a whole day, also at a closed time', (code, workDay) => {
    const day = aDay({ ...venue, maxAdvanceDays: 3 }, { workDay, now: at('12:00') });
    expect(reasonFor(day, { floorPlanAreaId: 1 })).toEqual({ code });
    expect(reasonFor(day, {}, '15:00:00')).toEqual({ code });
  });

  it.each([
    ['MANUAL_CONFIRMATION', { needsManualConfirmation: true }],
    ['EXPERIENCE_REQUIRED', { isExperienceRequired: true }],
  ])('%s', (code, shift) => {
    expect(reasonFor(aDay(aVenue({ shifts: [aShift(shift)] })))).toEqual({ code });
  });
});

describe('the size of a party', () => {
  const day = aDay(aVenue({ shifts: [aShift({ minCovers: 3, maxCovers: 6 })] }));

  it('too small, with the smallest', () => {
    expect(reasonFor(day)).toEqual({ code: 'PARTY_TOO_SMALL', minimum: 3 });
  });

  it('too large, with the largest; children count', () => {
    const reason = { code: 'PARTY_TOO_LARGE', limit: 6 };
    expect(reasonFor(day, { pax: 5, paxChildren: 2 })).toEqual(reason);
  });
});

describe('pacing', () => {
  const occupancies = [anOccupancy('20:00', { covers: 3, tableIds: [3] })];
  const dayWith = (pacing: { maxCovers: number | null; maxParties: number | null }) =>
    aDay(aVenue({ shifts: [aShift({ pacing })] }), { occupancies });

  it('too many covers at once, with the limit and those that are booked', () => {
    expect(reasonFor(dayWith({ maxCovers: 4, maxParties: 9 }))).toEqual({
      code: 'COVERS_PER_SLOT',
      limit: 4,
      taken: 3,
    });
  });

  it('too many parties at once', () => {
    expect(reasonFor(dayWith({ maxCovers: null, maxParties: 1 }))).toEqual({
      code: 'PARTIES_PER_SLOT',
      limit: 1,
      taken: 1,
    });
  });

  it('without the booking that is being changed', () => {
    const more = [...occupancies, anOccupancy('20:00', { covers: 2, tableIds: [1] })];
    const day = { ...dayWith({ maxCovers: 4, maxParties: null }), occupancies: more };
    const excludeBookingUuid = more[0]?.bookingUuid ?? '';
    const explain = (options: object) =>
      explainSlot(day, criteriaWith({ pax: 3 }), EIGHT, options).explanation?.reason;
    expect(explain({})).toMatchObject({ taken: 5 });
    expect(explain({ excludeBookingUuid })).toMatchObject({ taken: 2 });
  });
});

describe('stock', () => {
  const venue = aVenue({
    highChairs: 2,
    strollers: 1,
    shifts: [aShift({ addOnGroupId: 3, experienceIds: [7] })],
    experiences: [anExperience({ addOnGroupId: 4 })],
    addOnGroups: [
      anAddOnGroup({ addOns: [anAddOn(31, { stock: 5 })] }),
      anAddOnGroup({ id: 4, addOns: [anAddOn(41, { stock: 1 })] }),
    ],
  });
  const day = aDay(venue, {
    occupancies: [
      anOccupancy('20:30', {
        highChairs: 1,
        strollers: 1,
        addOns: [
          { addOnId: 31, quantity: 4 },
          { addOnId: 41, quantity: 1 },
        ],
      }),
    ],
  });

  it('high chairs, with those of guests who come during the stay', () => {
    const reason = { code: 'HIGH_CHAIRS_NOT_AVAILABLE', limit: 2, taken: 1 };
    expect(reasonFor(day, { highChairs: 2 })).toEqual(reason);
  });

  it('places for strollers', () => {
    const reason = { code: 'STROLLERS_NOT_AVAILABLE', limit: 1, taken: 1 };
    expect(reasonFor(day, { strollers: 1 })).toEqual(reason);
  });

  it('pieces of an add-on of the shift', () => {
    expect(reasonFor(day, { addOns: [{ id: 31, quantity: 2 }] })).toMatchObject({
      code: 'ADD_ON_STOCK',
      addOn: { id: 31 },
      limit: 5,
      taken: 4,
    });
  });

  it('pieces of an add-on of the experience', () => {
    const experience = { id: 7, tickets: 2, addOns: [{ id: 41, quantity: 1 }] };
    expect(reasonFor(day, { experience })).toMatchObject({
      code: 'ADD_ON_STOCK',
      addOn: { id: 41 },
      limit: 1,
      taken: 1,
    });
  });
});

describe('tables', () => {
  it('all taken, with the tables and combinations that suit the party', () => {
    const reason = reasonFor(aDay(aVenue(), { occupancies: fullFrom('20:00') }), { pax: 3 });
    expect(tablesOf(reason)).toEqual(['1+2', '3']);
  });

  it('only those of the chosen area', () => {
    const venue = aVenue({
      tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
      combinations: [],
      shifts: [aShift({ floorPlanAreaIds: [1, 2] })],
    });
    const day = aDay(venue, { occupancies: [anOccupancy('20:00', { tableIds: [2] })] });
    const reason = reasonFor(day, { floorPlanAreaId: 2 });
    expect(tablesOf(reason)).toEqual(['2']);
  });

  it('only those of the areas of an experience, for its turn', () => {
    const venue = aVenue({
      tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
      combinations: [],
      shifts: [aShift({ experienceIds: [7] })],
      experiences: [anExperience({ floorPlanAreaIds: [2], turnMinutes: 150 })],
    });
    const occupancies = [anOccupancy('22:00', { tableIds: [2], minutes: 60 })];
    const experience = { id: 7, tickets: 2, addOns: [] };
    expect(tablesOf(reasonFor(aDay(venue, { occupancies }), { experience }))).toEqual(['2']);
    expect(reasonFor(aDay(venue, { occupancies }))).toBe(undefined);
  });

  it('the first moment from which one of them is free for the whole stay', () => {
    const venue = aVenue({ tables: [aTable(1), aTable(2)], combinations: [] });
    const occupancies = [
      anOccupancy('20:00', { tableIds: [1], minutes: 40 }),
      // Until this begins there is half an hour, which is not enough.
      anOccupancy('21:10', { tableIds: [1], minutes: 120 }),
      anOccupancy('19:00', { tableIds: [2], minutes: 155 }),
    ];
    expect(reasonFor(aDay(venue, { occupancies }))).toMatchObject({
      code: 'TABLES_TAKEN',
      freeAt: at('21:35'),
    });
  });

  it('the end of a stay, even if a table is free when the party would come', () => {
    const venue = aVenue({ tables: [aTable(1)], combinations: [] });
    const occupancies = [anOccupancy('20:30', { minutes: 60 })];
    expect(reasonFor(aDay(venue, { occupancies }))).toMatchObject({ freeAt: at('21:30') });
  });

  it('for a combination: when all its tables are free', () => {
    const venue = aVenue({ tables: [aTable(1), aTable(2)] });
    const occupancies = [
      anOccupancy('20:00', { tableIds: [1], minutes: 60 }),
      anOccupancy('20:00', { tableIds: [2], minutes: 90 }),
    ];
    const reason = reasonFor(aDay(venue, { occupancies }), { pax: 4 });
    expect(reason).toMatchObject({ freeAt: at('21:30') });
    expect(tablesOf(reason)).toEqual(['1+2']);
  });

  it('no moment after the last booking time of the shift', () => {
    const occupancies = fullFrom('20:00', 121);
    expect(reasonFor(aDay(aVenue(), { occupancies }))).toMatchObject({ freeAt: null });
    const later = aVenue({ shifts: [aShift({ lastBookingTime: '22:30:00' })] });
    expect(reasonFor(aDay(later, { occupancies }))).toMatchObject({ freeAt: at('22:01') });
  });

  it('without moving anybody: a booking that could move counts as staying', () => {
    const venue = aVenue({
      tables: [aTable(1), aTable(2, { minCovers: 2, maxCovers: 4 })],
      combinations: [],
    });
    const occupancies = [
      anOccupancy('20:00', { tableIds: [1], minutes: 60 }),
      aMovableOccupancy('20:00', { tableIds: [2], minutes: 120 }),
    ];
    // From 21:00 on the two guests could sit at table 1.
    expect(reasonFor(aDay(venue, { occupancies }), { pax: 4 })).toMatchObject({
      freeAt: at('22:00'),
    });
  });

  it('without the booking that is being changed', () => {
    const venue = aVenue({ tables: [aTable(1), aTable(2)], combinations: [] });
    const own = anOccupancy('20:00', { tableIds: [1], minutes: 45 });
    const other = anOccupancy('20:45', { tableIds: [1], minutes: 75 });
    const second = anOccupancy('20:00', { tableIds: [2], minutes: 90 });
    const day = aDay(venue, { occupancies: [own, other, second] });
    const options = { excludeBookingUuid: own.bookingUuid };
    const { explanation } = explainSlot(day, criteriaWith(), EIGHT, options);
    expect(explanation?.reason).toMatchObject({ freeAt: at('21:30') });
    expect(
      explainSlot(day, criteriaWith(), EIGHT, { excludeBookingUuid: second.bookingUuid })
        .explanation,
    ).toBe(null);
  });
});

describe('no table for a party of that size', () => {
  it('too large: how many can sit together at most', () => {
    expect(reasonFor(aDay(), { pax: 5 })).toEqual({
      code: 'NO_TABLE_FOR_PARTY',
      limit: 4,
      minimum: null,
    });
  });

  it('too small for the large tables: the smallest party for them', () => {
    const tables = [
      aTable(1, { minCovers: 1, maxCovers: 1 }),
      aTable(2, { minCovers: 4, maxCovers: 6 }),
    ];
    expect(reasonFor(aDay(aVenue({ tables, combinations: [] })))).toEqual({
      code: 'NO_TABLE_FOR_PARTY',
      limit: 1,
      minimum: 4,
    });
  });

  it('none at all in the area', () => {
    const venue = aVenue({ shifts: [aShift({ floorPlanAreaIds: [1, 2] })] });
    expect(reasonFor(aDay(venue), { floorPlanAreaId: 2 })).toEqual({
      code: 'NO_TABLE_FOR_PARTY',
      limit: null,
      minimum: null,
    });
  });
});
