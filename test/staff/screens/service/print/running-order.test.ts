import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../../../src/contract/staff/booking.ts';
import { BOOKING_STATUSES } from '../../../../../src/domain/booking-status.ts';
import {
  LINES_PER_PAGE,
  linesOf,
  type PrintedDay,
  printedDay,
  RUNNING_ORDERS,
} from '../../../../../src/staff/screens/service/print/running-order.ts';
import { aBooking, aCustomer, aSession, aTable, at } from '../../../fixtures/bookings.ts';

const { venue } = aSession();
const named = (name: string, changes: Partial<StaffBooking> = {}) =>
  aBooking({ uuid: name, customer: aCustomer({ name }), ...changes });
const uuidsOf = ({ pages }: PrintedDay) =>
  pages.map((page) => [page.heading, page.bookings.map(({ booking }) => booking.uuid)]);
const print = (
  bookings: StaffBooking[],
  by: (typeof RUNNING_ORDERS)[number],
  shiftId: string | null = null,
) => printedDay(bookings, by, venue, shiftId, 'No table yet');

const LUNCH = { id: 'lunch', name: 'Almuerzo' };
const BOOKINGS = [
  named('Zoe', { bookingAt: at('20:00'), tables: [{ ...aTable(5), floorPlanAreaId: 2 }] }),
  named('Álvaro', { bookingAt: at('21:00'), tables: [aTable(1)] }),
  named('Berta', { bookingAt: at('13:30'), shiftType: LUNCH, tables: [aTable(4)] }),
  aBooking({ uuid: 'walk-in', customer: null, bookingAt: at('20:30'), tables: [] }),
];

test('by time: a section for each shift', () => {
  expect(uuidsOf(print(BOOKINGS, 'time'))).toEqual([
    ['Almuerzo', ['Berta']],
    ['Cena', ['Zoe', 'walk-in', 'Álvaro']],
  ]);
});

test('by table: a section for each area, in the order of its tables; last those without a table', () => {
  expect(uuidsOf(print(BOOKINGS, 'table'))).toEqual([
    ['Sala', ['Álvaro', 'Berta']],
    ['Terraza', ['Zoe']],
    ['No table yet', ['walk-in']],
  ]);
});

test('by name: one section as the language sorts it; last those without a name', () => {
  expect(uuidsOf(print(BOOKINGS, 'name'))).toEqual([[null, ['Álvaro', 'Berta', 'Zoe', 'walk-in']]]);
});

test('one shift only', () => {
  expect(uuidsOf(print(BOOKINGS, 'name', 'lunch'))).toEqual([[null, ['Berta']]]);
});

test('canceled bookings and no-shows are left out; covers include children, where they are not in the party already', () => {
  const bookings = BOOKING_STATUSES.map((status) => named(status, { status, paxChildren: 1 }));
  const coversAt = (separatesAdultsAndChildren: boolean) => {
    const day = printedDay(bookings, 'time', { ...venue, separatesAdultsAndChildren }, null, '');
    return [day.bookings, day.covers];
  };
  expect([true, false].map(coversAt)).toEqual([
    [11, 33],
    [11, 22],
  ]);
});

test('allergies come in full, first in the remarks, and once more for the kitchen', () => {
  const text = 'Coeliac: no trace of gluten. '.repeat(20).trim();
  const bookings = [
    named('Rosa', { hasAllergies: true, allergiesDescription: text, privateNotes: 'Cake' }),
    named('Jo', { hasAllergies: true }),
    ...BOOKINGS,
  ];
  const day = print(bookings, 'time');
  expect(day.kitchen.flat().map(({ booking, remarks }) => [booking.uuid, remarks])).toEqual([
    ['Jo', [{ kind: 'allergies', text: null }]],
    ['Rosa', [{ kind: 'allergies', text }]],
  ]);
  const rosa = day.pages
    .flatMap((page) => page.bookings)
    .find(({ booking }) => booking.uuid === 'Rosa');
  expect(rosa?.remarks.map(({ kind }) => kind)).toEqual(['allergies', 'note']);
});

const someBooking = fc.record({
  bookingAt: fc.constantFrom(at('13:00'), at('20:00'), at('21:30')),
  shiftType: fc.constantFrom(LUNCH, { id: 'dinner', name: 'Cena' }, { id: 'gone', name: 'Brunch' }),
  tables: fc.constantFrom<StaffBooking['tables'][]>([], [aTable(1)], [aTable(4)], [aTable(99)]),
  hasAllergies: fc.boolean(),
  allergiesDescription: fc.option(fc.string({ maxLength: 1024 }), { nil: null }),
  privateNotes: fc.option(fc.string({ maxLength: 2048 }), { nil: null }),
});

test('every booking is on one page, and a page has at most thirty lines unless one booking needs more', () => {
  fc.assert(
    fc.property(
      fc.array(someBooking, { maxLength: 120 }),
      fc.constantFrom(...RUNNING_ORDERS),
      (some, by) => {
        const bookings = some.map((each, index) => aBooking({ ...each, uuid: `${index}` }));
        const day = print(bookings, by);
        const printed = day.pages.flatMap((page) => page.bookings);
        expect(printed.map(({ booking }) => booking.uuid).sort()).toEqual(
          bookings.map(({ uuid }) => uuid).sort(),
        );
        for (const page of [...day.pages.map((each) => each.bookings), ...day.kitchen]) {
          const lines = page.reduce((sum, each) => sum + linesOf(each), 0);
          expect(lines <= LINES_PER_PAGE || page.length === 1).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a full house of 176 short bookings fits on six pages', () => {
  const bookings = Array.from({ length: 176 }, (_, n) => aBooking({ uuid: `${n}` }));
  expect(print(bookings, 'time').pages).toHaveLength(6);
});
