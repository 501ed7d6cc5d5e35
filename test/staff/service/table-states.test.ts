import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import { tableStates, withBlocks } from '../../../src/staff/service/table-states.ts';
import { aBooking, aSession, aTable, at } from '../fixtures/bookings.ts';
import { aLargeVenue, bookingsOfAnEvening, EVENING } from '../fixtures/full-house.ts';

const { venue } = aSession();
const NOW = Date.parse(at('20:30'));

function stateOf(number: number, bookings: StaffBooking[], now = NOW) {
  return tableStates(bookings, venue, now).get(number);
}

test('free without an end if nobody has the table any more', () => {
  const left = aBooking({ status: 'ATTENDED', bookingAt: at('18:00'), endedAt: at('19:30') });

  expect(stateOf(4, [left])).toEqual({ kind: 'free', until: null, next: null });
});

test('free until the next booking, which is also what comes next', () => {
  const next = aBooking({ bookingAt: at('21:15'), pax: 3 });

  expect(stateOf(4, [next, aBooking({ uuid: 'b', bookingAt: at('23:00') })])).toEqual({
    kind: 'free',
    until: Date.parse(at('21:15')),
    next: { booking: next, covers: 3, startAt: Date.parse(at('21:15')) },
  });
});

test.each([
  ['21:00', 'held'],
  ['21:01', 'free'],
  ['20:00', 'held'],
  ['18:00', 'free'],
])('a booking at %s, not there yet: %s at 20:30', (time, kind) => {
  expect(stateOf(4, [aBooking({ bookingAt: at(time) })])?.kind).toBe(kind);
});

test('held for the party on the wait list to which it is offered, until the offer ends', () => {
  const [table] = aBooking().tables;
  if (!table) throw new Error('the booking has a table');
  const offered = aBooking({
    status: 'PENDING_WAIT_LIST_BOOKING',
    bookingAt: at('20:45'),
    tables: [],
    waitList: {
      state: 'OFFERED',
      joinedAt: at('12:00'),
      offer: { tables: [table], offeredAt: at('20:25'), endsAt: at('20:35') },
      skipReason: null,
    },
  });

  expect(stateOf(4, [offered])).toMatchObject({ kind: 'held', booking: offered });
  expect(stateOf(4, [offered], Date.parse(at('20:35')))?.kind).toBe('free');
});

test('held for guests at the door while it is kept for them; they are not late', () => {
  const atDoor = aBooking({
    status: 'WAIT_LIST_WALK_IN',
    isWalkIn: true,
    bookingAt: at('20:00'),
    tables: [],
    waitList: {
      state: 'OFFERED',
      joinedAt: at('20:00'),
      offer: { tables: aBooking().tables, offeredAt: at('20:25'), endsAt: at('20:35') },
      skipReason: null,
    },
  });

  const held = { kind: 'held', minutesLate: 0, booking: atDoor };
  expect(stateOf(4, [atDoor])).toMatchObject(held);
  expect(stateOf(4, [atDoor], Date.parse(at('20:35')))?.kind).toBe('free');
});

test('held for its party, with the one after it as the next', () => {
  const held = aBooking({ bookingAt: at('20:45') });
  const next = aBooking({ uuid: 'b', bookingAt: at('22:30') });

  expect(stateOf(4, [next, held])).toMatchObject({
    kind: 'held',
    minutesLate: 0,
    booking: held,
    startAt: Date.parse(at('20:45')),
    next: { booking: next },
  });
});

test('held for a party that is late, with the minutes', () => {
  expect(stateOf(4, [aBooking({ bookingAt: at('20:13') })])).toMatchObject({
    kind: 'held',
    minutesLate: 17,
  });
});

test('arrived while its party waits to sit, however early it came', () => {
  const booking = aBooking({ status: 'ARRIVED', bookingAt: at('21:30'), arrivedAt: at('20:25') });

  expect(stateOf(4, [booking])).toMatchObject({ kind: 'arrived', booking, next: null });
});

test('occupied with the minutes left until the planned end', () => {
  const booking = aBooking({
    status: 'SEATED',
    bookingAt: at('20:00'),
    seatedAt: at('20:03'),
    turnMinutes: 105,
    pax: 3,
  });
  const next = aBooking({ uuid: 'b', bookingAt: at('22:00') });

  expect(stateOf(4, [booking, next])).toMatchObject({
    kind: 'occupied',
    minutesLeft: 78,
    covers: 3,
    expectedEndAt: Date.parse(at('21:48')),
    next: { booking: next },
  });
});

test('occupied, not arrived, if the next party is already at the door', () => {
  const seated = aBooking({ status: 'SEATED', bookingAt: at('19:00'), seatedAt: at('19:00') });
  const waiting = aBooking({ uuid: 'b', status: 'ARRIVED', bookingAt: at('20:30') });

  expect(stateOf(4, [waiting, seated])).toMatchObject({
    kind: 'occupied',
    booking: seated,
    next: { booking: waiting },
  });
});

test.each([
  ['20:30', { kind: 'occupied', minutesLeft: 0 }],
  ['20:31', { kind: 'over', minutesOver: 1 }],
  ['20:45', { kind: 'over', minutesOver: 15, expectedEndAt: Date.parse(at('21:05')) }],
])('at %s, guests planned until 20:30: %o', (time, state) => {
  const booking = aBooking({
    status: 'SEATED',
    bookingAt: at('19:00'),
    seatedAt: at('19:00'),
    turnMinutes: 90,
  });

  expect(stateOf(4, [booking], Date.parse(at(time)))).toMatchObject(state);
});

test('several tables of one booking each have the state', () => {
  const booking = aBooking({ bookingAt: at('20:30'), tables: [aTable(4), aTable(5)] });
  const states = tableStates([booking], venue, NOW);

  expect([1, 4, 5].map((id) => states.get(id)?.kind)).toEqual(['free', 'held', 'held']);
});

test('of two parties at one table, the one that should have left first; the other is named', () => {
  const seated = { status: 'SEATED' } as const;
  const first = aBooking({ ...seated, bookingAt: at('18:00'), seatedAt: at('18:00') });
  const second = aBooking({
    ...seated,
    uuid: 'b',
    bookingAt: at('20:15'),
    seatedAt: at('20:15'),
  });

  expect(stateOf(4, [second, first])).toMatchObject({
    kind: 'over',
    booking: first,
    alsoThere: [second],
  });
});

test('children count where the venue counts them separately', () => {
  const booking = aBooking({ bookingAt: at('20:30'), pax: 2, paxChildren: 1 });
  const separate = { ...venue, separatesAdultsAndChildren: true };

  expect(tableStates([booking], venue, NOW).get(4)).toMatchObject({ covers: 2 });
  expect(tableStates([booking], separate, NOW).get(4)).toMatchObject({ covers: 3 });
});

test('every table has one state, and only guests in the house make it occupied', () => {
  const large = aLargeVenue();
  fc.assert(
    fc.property(bookingsOfAnEvening, (bookings) => {
      const states = tableStates(bookings, large, EVENING);
      expect([...states.keys()]).toEqual(large.tables.map(({ id }) => id));
      for (const [id, state] of states) {
        if ('booking' in state) {
          expect(state.booking.tables.map((table) => table.id)).toContain(id);
          expect(state.next?.booking).not.toBe(state.booking);
        }
        if (state.kind === 'occupied') expect(state.minutesLeft).toBeGreaterThanOrEqual(0);
        if (state.kind === 'over') expect(state.minutesOver).toBeGreaterThan(0);
        if (state.kind === 'free' && state.until !== null) {
          expect(state.until).toBeGreaterThan(EVENING + 30 * 60_000);
        }
      }
    }),
  );
});

test('a free table is blocked from the beginning of a block to its end; one with guests shows the guests', () => {
  const guests = aBooking({ status: 'SEATED', bookingAt: at('20:00'), seatedAt: at('20:00') });
  const block = {
    id: 'b',
    tableIds: venue.tables.map(({ id }) => id),
    startAt: Date.parse(at('20:30')),
    endAt: Date.parse(at('23:00')),
    reason: null,
  };
  const stateAt = (time: string, bookings: StaffBooking[] = []) => {
    const now = Date.parse(at(time));
    return withBlocks(tableStates(bookings, venue, now), [block], now).get(4);
  };
  const kindAt = (time: string, bookings?: StaffBooking[]) => stateAt(time, bookings)?.kind;

  expect(stateAt('20:29')).toMatchObject({ kind: 'free', until: block.startAt });
  expect(kindAt('20:30')).toBe('blocked');
  expect(kindAt('20:30', [guests])).toBe('occupied');
  expect(kindAt('23:00')).toBe('free');
});
