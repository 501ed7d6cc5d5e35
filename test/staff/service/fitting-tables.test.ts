import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import {
  fittingParties,
  fittingTables,
  type Party,
} from '../../../src/staff/service/fitting-tables.ts';
import { tableStates } from '../../../src/staff/service/table-states.ts';
import { aBooking, aSession, aTable, at } from '../fixtures/bookings.ts';
import { aLargeVenue, bookingsOfAnEvening, EVENING } from '../fixtures/full-house.ts';

/** Table 1 seats 1 to 2, table 4 seats 2 to 4, table 5 on the terrace seats 2 to 6. */
const { venue } = aSession();
const NOW = Date.parse(at('20:30'));
const walkIn = (pax: number, turnMinutes = 90) => ({ pax, paxChildren: 0, turnMinutes });
const noTable = { tables: [], floorPlanArea: null };

function fitsOf(party: Party, bookings: StaffBooking[]) {
  return fittingTables(party, bookings, venue, NOW).map(({ table, fit }) => [table.id, fit]);
}

test('the fewest empty seats first, then free tables of another size', () => {
  expect(fitsOf(walkIn(3), [])).toEqual([
    [4, 'best'],
    [5, 'fits'],
    [1, 'free'],
  ]);
});

test('says why a free table does not suit', () => {
  const soon = aBooking({ bookingAt: at('21:15'), tables: [aTable(5)] });
  const fits = fittingTables(walkIn(7), [soon], venue, NOW);

  expect(fits.map(({ table, misfits }) => [table.id, misfits])).toEqual([
    [5, ['TOO_SMALL', 'TOO_SHORT']],
    [4, ['TOO_SMALL']],
    [1, ['TOO_SMALL']],
  ]);
  expect(fittingTables(walkIn(1), [], venue, NOW).at(-1)).toMatchObject({
    table: { id: 5 },
    misfits: ['TOO_LARGE'],
  });
});

describe('blocked tables', () => {
  const block = (id: number, from: string, to: string) => ({
    id: 'block',
    tableIds: [id],
    startAt: Date.parse(at(from)),
    endAt: Date.parse(at(to)),
    reason: null,
  });
  const fits = (party: Party, ...blocked: ReturnType<typeof block>[]) =>
    fittingTables(party, [], venue, NOW, blocked);

  test('are not free while they are blocked, and too short until they are', () => {
    const now = fits(walkIn(3), block(4, '20:00', '23:00'));
    expect(now.find(({ table }) => table.id === 4)).toMatchObject({ fit: 'no', freeUntil: null });
    expect(now[0]).toMatchObject({ table: { id: 5 }, fit: 'best' });
    expect(
      fits(walkIn(3), block(4, '21:00', '23:00')).find(({ table }) => table.id === 4),
    ).toMatchObject({ misfits: ['TOO_SHORT'], freeUntil: Date.parse(at('21:00')) });
    expect(fits(walkIn(3), block(4, '19:00', '20:30'))[0]).toMatchObject({ table: { id: 4 } });
  });

  test('are for nobody but the party that kept its table', () => {
    const own = aBooking({ status: 'ARRIVED', bookingAt: at('20:30') });
    const other = aBooking({ uuid: 'other', status: 'ARRIVED', ...noTable });
    const blocked = [block(4, '20:00', '23:00')];
    const table = venue.tables.find(({ id }) => id === 4);
    if (!table) throw new Error('The venue has no table 4.');
    const who = fittingParties(table, [other, own], [other], venue, NOW, blocked);
    expect(who.map(({ booking }) => booking.uuid)).toEqual([own.uuid]);
    expect(fits(own, ...blocked)[0]).toMatchObject({ table: { id: 4 }, fit: 'best' });
  });
});

test('a table must be free for the whole stay', () => {
  const at21 = aBooking({ bookingAt: at('21:30') });

  expect(fitsOf(walkIn(4, 60), [at21])[0]).toEqual([4, 'best']);
  expect(fitsOf(walkIn(4, 61), [at21])[0]).toEqual([5, 'best']);
  expect(fitsOf(walkIn(4, 61), [at21])).toContainEqual([4, 'free']);
});

test('not free while guests sit there, while its party is at the door, or is late', () => {
  const seated = aBooking({ status: 'SEATED', bookingAt: at('19:00'), seatedAt: at('19:00') });
  const arrived = aBooking({
    uuid: 'b',
    status: 'ARRIVED',
    bookingAt: at('21:00'),
    tables: [aTable(1)],
  });
  const late = aBooking({ uuid: 'c', bookingAt: at('20:15'), tables: [aTable(5)] });

  expect(fitsOf(walkIn(2), [seated, arrived, late])).toEqual([
    [1, 'no'],
    [4, 'no'],
    [5, 'no'],
  ]);
});

test('the own tables of a party come first, together if there are several', () => {
  const party = aBooking({ bookingAt: at('20:30'), pax: 8, tables: [aTable(4), aTable(5)] });

  expect(fitsOf(party, [party])).toEqual([
    [4, 'best'],
    [5, 'best'],
    [1, 'free'],
  ]);
});

test('the own table of a party suits it even if the next party has it too soon', () => {
  const party = aBooking({ bookingAt: at('20:30'), pax: 4 });
  const next = aBooking({ uuid: 'b', bookingAt: at('21:30') });
  const [, table] = venue.tables;

  expect(fittingTables(party, [party, next], venue, NOW)).toMatchObject([
    { table: { id: 5 }, fit: 'best' },
    { table: { id: 4 }, fit: 'fits', misfits: ['TOO_SHORT'], freeUntil: Date.parse(at('21:30')) },
    { table: { id: 1 }, fit: 'free' },
  ]);
  expect(table && fittingParties(table, [party], [party, next], venue, NOW)).toEqual([
    { booking: party, isOwnTable: true, isTooShort: true, freeUntil: Date.parse(at('21:30')) },
  ]);
});

test('the area that was asked for comes before a better size', () => {
  const party = aBooking({
    bookingAt: at('20:30'),
    pax: 3,
    tables: [],
    floorPlanArea: { id: 2, name: 'Terraza' },
  });

  expect(fitsOf(party, [party]).slice(0, 2)).toEqual([
    [5, 'best'],
    [4, 'fits'],
  ]);
});

test('of equal tables, the one with the shorter gap to the next party', () => {
  const twins = {
    ...venue,
    tables: [4, 5].map((n) => ({ ...aTable(n), minCovers: 2, maxCovers: 4 })),
  };
  const later = aBooking({ bookingAt: at('22:30'), tables: [aTable(5)] });

  const [first] = fittingTables(walkIn(4), [later], twins, NOW);
  expect(first).toMatchObject({ table: { id: 5 }, freeUntil: Date.parse(at('22:30')) });
});

test('a party due later is judged at its time, guests in the house for the rest of their stay', () => {
  const seated = aBooking({
    status: 'SEATED',
    bookingAt: at('20:00'),
    seatedAt: at('20:00'),
    turnMinutes: 90,
  });
  const late = aBooking({ uuid: 'b', bookingAt: at('22:00'), tables: [aTable(5)], pax: 4 });

  expect(fitsOf(late, [seated, late])).toContainEqual([4, 'fits']);
  expect(fitsOf(seated, [seated, late])).toContainEqual([5, 'fits']);
});

test('for a table: its own party, then those at the venue by how long they wait, then by time', () => {
  const [, table] = venue.tables;
  if (!table) throw new Error('The venue has no table 4.');
  const own = aBooking({ uuid: 'own', bookingAt: at('21:00'), pax: 4 });
  const door = { ...noTable, status: 'WAIT_LIST_WALK_IN', pax: 3 } as const;
  const second = aBooking({ ...door, uuid: 'second', bookingAt: at('20:20') });
  const first = aBooking({ ...door, uuid: 'first', bookingAt: at('20:10') });
  const toCome = aBooking({ ...noTable, uuid: 'to-come', bookingAt: at('20:40'), pax: 2 });
  const tooMany = aBooking({ ...noTable, uuid: 'too-many', bookingAt: at('20:30'), pax: 5 });
  const parties = [tooMany, toCome, second, first, own];
  const list = (all: StaffBooking[]) =>
    fittingParties(table, parties, all, venue, NOW).map(({ booking }) => booking.uuid);

  // The table is needed at 21:00, so that only its own party can stay.
  expect(list(parties)).toEqual(['own']);
  expect(list(parties.filter((each) => each !== own))).toEqual([
    'own',
    'first',
    'second',
    'to-come',
  ]);
});

test('for a table: nobody while guests sit there', () => {
  const [, table] = venue.tables;
  const seated = aBooking({ status: 'SEATED', bookingAt: at('19:00'), seatedAt: at('19:00') });
  const waiting = aBooking({ ...noTable, uuid: 'b', status: 'ARRIVED', bookingAt: at('20:30') });

  expect(table && fittingParties(table, [waiting], [seated, waiting], venue, NOW)).toEqual([]);
});

test('every table is judged once, a walk-in never gets one that somebody has, and one at most is best', () => {
  const large = aLargeVenue();
  fc.assert(
    fc.property(
      bookingsOfAnEvening,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 15, max: 180 }),
      (bookings, pax, turnMinutes) => {
        const fits = fittingTables(walkIn(pax, turnMinutes), bookings, large, EVENING);
        const states = tableStates(bookings, large, EVENING);
        expect(fits.map(({ table }) => table.id).toSorted((a, b) => a - b)).toEqual(
          large.tables.map(({ id }) => id),
        );
        const suitable = fits.filter(({ fit }) => fit === 'best' || fit === 'fits');
        for (const { table, freeUntil } of suitable) {
          expect(['free', 'held']).toContain(states.get(table.id)?.kind);
          expect(pax).toBeLessThanOrEqual(table.maxCovers);
          expect(freeUntil ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
            EVENING + turnMinutes * 60_000,
          );
        }
        expect(fits.filter(({ fit }) => fit === 'best')).toHaveLength(suitable.length > 0 ? 1 : 0);
      },
    ),
  );
});
