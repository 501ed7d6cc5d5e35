import fc from 'fast-check';
import type {
  BookingCriteria,
  Occupancy,
  ServiceDay,
} from '../../../src/domain/availability/availability.ts';
import type { Table, TableCombination, Venue } from '../../../src/domain/venue.ts';
import {
  anAddOn,
  anAddOnGroup,
  anExperience,
  aShift,
  aTable,
  aVenue,
} from '../../fixtures/venue.ts';
import { aDay, anOccupancy, at, criteriaWith } from './an-evening.ts';
import { isTableFree } from './double-bookings.ts';

const AREAS = [1, 2];
const areaOrNone = fc.constantFrom(null, ...AREAS);
const limit = fc.option(fc.integer({ min: 0, max: 8 }), { nil: null, freq: 2 });

/** One to six tables, some with combinations. */
const floor = fc
  .array(fc.record({ area: areaOrNone, min: fc.integer({ min: 1, max: 3 }), more: fc.nat(3) }), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((rolls) => {
    const tables = rolls.map(
      ({ area, min, more }, index): Table =>
        aTable(index + 1, { floorPlanAreaId: area, minCovers: min, maxCovers: min + more }),
    );
    const ids = tables.map(({ id }) => id);
    const combination: fc.Arbitrary<TableCombination> = fc
      .record({
        tableIds: fc.uniqueArray(fc.constantFrom(...ids), { minLength: Math.min(2, ids.length) }),
        minCovers: fc.integer({ min: 2, max: 5 }),
        more: fc.nat(4),
      })
      .map(({ tableIds, minCovers, more }) => ({
        tableIds,
        minCovers,
        maxCovers: minCovers + more,
      }));
    return fc.record({
      tables: fc.constant(tables),
      combinations: fc.array(combination, { maxLength: 4 }),
    });
  });

const shiftRules = fc.record({
  maxCovers: fc.integer({ min: 4, max: 8 }),
  pacing: fc.record({ maxCovers: limit, maxParties: limit }),
  needsManualConfirmation: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  hasWaitList: fc.boolean(),
  floorPlanAreaIds: fc.subarray(AREAS),
  experienceIds: fc.subarray([7, 8]),
  isExperienceRequired: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0),
  addOnGroupId: fc.constantFrom(null, 3),
});

const experiences = fc
  .tuple(fc.subarray(AREAS), fc.constantFrom(60, 150), fc.boolean())
  .map(([floorPlanAreaIds, turnMinutes, automaticTicketQuantity]) => [
    anExperience({ id: 7, floorPlanAreaIds, turnMinutes, addOnGroupId: 3 }),
    anExperience({ id: 8, automaticTicketQuantity, paxPerTicket: 2, lastBookingTime: '21:00:00' }),
  ]);

const someVenue: fc.Arbitrary<Venue> = fc
  .record({
    floor,
    lunch: shiftRules,
    dinner: shiftRules,
    experiences,
    limit,
    ahead: fc.constantFrom(0, 0, 60),
  })
  .map((roll) =>
    aVenue({
      ...roll.floor,
      experiences: roll.experiences,
      highChairs: roll.limit,
      strollers: roll.limit,
      minAdvanceMinutes: roll.ahead,
      addOnGroups: [anAddOnGroup({ addOns: [anAddOn(31, { stock: roll.limit })] })],
      shifts: [
        aShift({ ...roll.dinner }),
        aShift({
          ...roll.lunch,
          id: 'LUNCH',
          firstBookingTime: '18:00:00',
          lastBookingTime: '19:30:00',
        }),
      ],
    }),
  );

const someTime = fc.constantFrom('18:00', '18:30', '19:30', '20:00', '20:30', '21:00', '22:00');

/** Existing bookings on any tables, without overlaps. */
function someOccupancies(venue: Venue): fc.Arbitrary<Occupancy[]> {
  const occupancy = fc
    .record({
      time: someTime,
      minutes: fc.constantFrom(30, 60, 90, 120),
      status: fc.constantFrom<Occupancy['status'][]>(
        'CONFIRMED',
        'CONFIRMED',
        'SEATED',
        'ATTENDED',
        'CANCELED',
      ),
      covers: fc.integer({ min: 1, max: 5 }),
      tableIds: fc.subarray(
        venue.tables.map(({ id }) => id),
        { minLength: 1, maxLength: Math.min(2, venue.tables.length) },
      ),
      hasFixedTables: fc.boolean(),
      isExemptFromPace: fc.boolean(),
      highChairs: fc.nat(2),
      strollers: fc.nat(1),
      cakes: fc.nat(1),
    })
    .map(({ time, cakes, ...rest }) =>
      anOccupancy(time, { ...rest, addOns: [{ addOnId: 31, quantity: cakes }] }),
    );
  return fc.array(occupancy, { maxLength: 12 }).map((candidates) => {
    const kept: Occupancy[] = [];
    for (const next of candidates) {
      const isFree = (id: number) => isTableFree(kept, id, next.startAt, next.endAt);
      if (next.tableIds.every(isFree)) kept.push(next);
    }
    return kept;
  });
}

/** A snapshot of a venue's Friday, seen on that day or days before. */
export const someDay: fc.Arbitrary<ServiceDay> = someVenue.chain((venue) =>
  fc
    .record({
      occupancies: someOccupancies(venue),
      now: fc.constantFrom(at('20:15'), at('10:00'), at('10:00'), at('10:00', venue, '2026-11-16')),
    })
    .map((rest) => aDay(venue, rest)),
);

export const someCriteria: fc.Arbitrary<BookingCriteria> = fc
  .record({
    pax: fc.integer({ min: 1, max: 6 }),
    paxChildren: fc.nat(1),
    status: fc.constantFrom<BookingCriteria['status'][]>(
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'REQUESTED',
    ),
    floorPlanAreaId: fc.constantFrom(null, null, ...AREAS),
    experience: fc.constantFrom(null, null, null, {
      id: 7,
      tickets: 1,
      addOns: [{ id: 31, quantity: 1 }],
    }),
    addOns: fc.constantFrom([], [], [{ id: 31, quantity: 1 }]),
    highChairs: fc.constantFrom(0, 0, 1),
    strollers: fc.constantFrom(0, 0, 1),
    isExemptFromPace: fc.constantFrom(false, false, true),
  })
  .map(criteriaWith);

export const someFilters = fc.record({
  experienceIds: fc.constantFrom([], [], [7], [7, 8]),
  floorPlanAreaIds: fc.constantFrom([], [], [1], [1, 2]),
  shiftTypes: fc.constantFrom([], [], ['LUNCH'], ['DINNER']),
});
