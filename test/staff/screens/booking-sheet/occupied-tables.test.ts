import { expect, test } from 'vitest';
import type { StaffBlock } from '../../../../src/contract/staff/service-days.ts';
import { occupiedTables } from '../../../../src/staff/screens/booking-sheet/occupied-tables.ts';
import { aBooking, aSession, aTable, at } from '../../fixtures/bookings.ts';

const STAY = { from: Date.parse(at('20:00')), until: Date.parse(at('22:00')) };
const { venue } = aSession();
const NOW = Date.parse(at('18:00'));

function occupied(bookings: ReturnType<typeof aBooking>[], blocks: StaffBlock[] = [], now = NOW) {
  return occupiedTables({ bookings, blocks, venue, now }, STAY, 'own');
}
const idsOf = (...bookings: ReturnType<typeof aBooking>[]) => [...occupied(bookings).keys()];

test('a booking that overlaps the stay has its tables', () => {
  expect(idsOf(aBooking({ bookingAt: at('21:45'), tables: [aTable(4), aTable(5)] }))).toEqual([
    4, 5,
  ]);
});

test('a booking that ends when the stay begins, or begins when it ends, does not matter', () => {
  expect(idsOf(aBooking({ bookingAt: at('18:15'), turnMinutes: 105 }))).toEqual([]);
  expect(idsOf(aBooking({ bookingAt: at('22:00') }))).toEqual([]);
});

test('the booking that is being changed, and one without a claim to a table, do not matter', () => {
  expect(idsOf(aBooking({ uuid: 'own' }), aBooking({ status: 'CANCELED' }))).toEqual([]);
});

test('guests have their table from when they sat down', () => {
  const late = aBooking({ bookingAt: at('18:00'), seatedAt: at('18:30'), status: 'SEATED' });
  expect(idsOf(late)).toEqual([4]);
});

test('guests who stay longer than planned have their table until they are expected to leave', () => {
  const over = aBooking({ bookingAt: at('17:30'), seatedAt: at('17:30'), status: 'SEATED' });
  expect(occupied([over], [], Date.parse(at('20:05'))).get(4)).toEqual({
    from: Date.parse(at('17:30')),
    until: Date.parse(at('20:25')),
  });
});

test('a blocked table is taken as long as the block lasts', () => {
  const block: StaffBlock = {
    id: 'block-1',
    tables: [aTable(5)],
    startAt: at('19:00'),
    endAt: at('21:00'),
    reason: null,
  } as StaffBlock;
  expect(occupied([], [block]).get(5)).toMatchObject({ isBlocked: true });
  expect(occupied([], [{ ...block, endAt: at('20:00') }]).size).toBe(0);
});
