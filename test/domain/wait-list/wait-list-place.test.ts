import { expect, test } from 'vitest';
import { nextVersion } from '../../../src/domain/booking.ts';
import { placeInOrder } from '../../../src/domain/wait-list/place-in-order.ts';
import { isOffered, placeOf } from '../../../src/domain/wait-list/wait-list-place.ts';
import { aMailBooking } from '../../mail/a-mail-booking.ts';

const HOUR = 3_600_000;

const offer = { offeredAt: 10, endsAt: 20, tableIds: [1] };
const offered = aMailBooking({
  status: 'PENDING_WAIT_LIST_BOOKING',
  waitList: { joinedAt: 5, state: 'OFFERED', offer, skipReason: null },
});

test('an offer stands until just before its end', () => {
  expect(isOffered(offered, 19)).toBe(true);
  expect(isOffered(offered, 20)).toBe(false);
});

test('a booking from before places were stored joined when it was made', () => {
  const old = aMailBooking({ status: 'PENDING_WAIT_LIST_BOOKING', waitList: null, createdAt: 3 });
  expect(placeOf(old)).toMatchObject({ joinedAt: 3, state: 'WAITING', offer: null });
});

test('an offer stays while a note changes, and ends with every other status', () => {
  expect(nextVersion(offered, { privateNotes: 'Window' }, 12).waitList).toEqual(offered.waitList);
  for (const status of ['CONFIRMED', 'CANCELED', 'DECLINED_BY_MERCHANT', 'DELETED'] as const)
    expect(nextVersion(offered, { status }, 12).waitList).toBe(null);
});

test.each([
  ['its size', { pax: 4 }, 5],
  ['its time', { bookingAt: offered.bookingAt + HOUR }, 5],
  ['the day', { workDay: '2030-01-17' }, 12],
])('a party that changes %s loses its offer and joined then', (_, changes, joinedAt) => {
  expect(nextVersion(offered, changes, 12).waitList).toEqual({
    joinedAt,
    state: 'WAITING',
    offer: null,
    skipReason: null,
  });
});

test('a booking that comes onto the list joins it then', () => {
  const requested = aMailBooking({ status: 'REQUESTED', waitList: null });
  const after = nextVersion(requested, { status: 'PENDING_WAIT_LIST_BOOKING' }, 7);
  expect(after.waitList).toMatchObject({ joinedAt: 7, state: 'WAITING' });
});

test('the place counts who joined earlier, still waits, and wants some of the same time', () => {
  const party = (
    uuid: string,
    joinedAt: number,
    hours = 0,
    state: 'WAITING' | 'LAPSED' = 'WAITING',
  ) =>
    aMailBooking({
      uuid,
      status: 'PENDING_WAIT_LIST_BOOKING',
      bookingAt: offered.bookingAt + hours * HOUR,
      waitList: { joinedAt, state, offer: null, skipReason: null },
    });
  const all = [party('a', 1), party('b', 2, 1), party('c', 3, 5), party('d', 4, 0, 'LAPSED')];
  expect(placeInOrder(party('e', 9), [...all, party('e', 9)])).toBe(3);
  expect(placeInOrder(party('a', 1), all)).toBe(1);
});
