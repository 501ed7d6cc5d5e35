import { describe, expect, test } from 'vitest';
import type { BookingStatus } from '../../src/domain/booking-status.ts';
import { NOON, openTestHouse } from '../fixtures/open-house.ts';
import { expectBooking, expectProblem } from './answers.ts';
import { aBookingIn, aRoomyVenue, move } from './some-bookings.ts';

const STATUSES = [
  'REQUESTED',
  'PENDING_MERCHANT_CONFIRMATION',
  'PENDING_WAIT_LIST_BOOKING',
  'CONFIRMED',
  'WAIT_LIST_WALK_IN',
  'ARRIVED',
  'SEATED',
  'DESSERTS',
  'ACCOUNT_SENT',
  'ACCOUNT_PAID',
  'ATTENDED',
  'CANCELED',
  'NO_SHOW',
  'DECLINED_BY_MERCHANT',
  'DELETED',
] as const satisfies readonly BookingStatus[];

/**
 * What each move answers, written out row by row in the order above, apart from the code that
 * decides it: y allowed; d allowed to the staff only, to others as v; and of the refusals
 * c canceled already, n no cancellation any more, g not in the confirmed group, v not valid.
 */
const MATRIX: Record<(typeof STATUSES)[number], string> = {
  //                             R P W C W A S D S P A C N D D
  REQUESTED: /*               */ 'v y y y v g g g g g g y g y d',
  PENDING_MERCHANT_CONFIRMATION: 'v v y y v g g g g g g y g y d',
  PENDING_WAIT_LIST_BOOKING: /**/ 'v y v y v g g g g g g y g y d',
  CONFIRMED: /*               */ 'v v v v v y y v v v v y y v d',
  WAIT_LIST_WALK_IN: /*       */ 'v v v v v y y v v v v y y v d',
  ARRIVED: /*                 */ 'v v v y v v y v v v v n y v v',
  SEATED: /*                  */ 'v v v v v y v y y y y n v v v',
  DESSERTS: /*                */ 'v v v v v v y v y y y n v v v',
  ACCOUNT_SENT: /*            */ 'v v v v v v y y v y y n v v v',
  ACCOUNT_PAID: /*            */ 'v v v v v v v v y v y n v v v',
  ATTENDED: /*                */ 'v v v v v v y v v v v v v v d',
  CANCELED: /*                */ 'c c c c c c c c c c c c c c x',
  NO_SHOW: /*                 */ 'v v v y v y y v v v v v v v d',
  DECLINED_BY_MERCHANT: /*    */ 'v v v v v v v v v v v v v v d',
  DELETED: /*                 */ '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
};

const REFUSALS: Record<string, [number, string]> = {
  c: [409, 'BOOKING_IS_ALREADY_CANCELED'],
  n: [409, 'BOOKING_CANCELLATION_NOT_ALLOWED'],
  g: [409, 'STATUS_NOT_ON_CONFIRMED_GROUP'],
  v: [409, 'BOOKING_STATUS_NOT_VALID'],
  0: [404, 'BOOKING_NOT_FOUND'],
};

/** d and x are y to the staff; to others d is v, and x, from CANCELED, is c. */
function cell(from: (typeof STATUSES)[number], index: number, door: 'staff' | 'partner') {
  const sign = MATRIX[from].split(' ')[index] ?? '';
  if (sign === 'd') return door === 'staff' ? 'y' : 'v';
  if (sign === 'x') return door === 'staff' ? 'y' : 'c';
  return sign;
}

describe.each(['staff', 'partner'] as const)('by the %s door', (door) => {
  test.each(STATUSES)('200 or the refusal of the table for every move from %s', async (from) => {
    const house = await openTestHouse({ venue: aRoomyVenue() });
    for (const [index, to] of STATUSES.entries()) {
      const uuid = await aBookingIn(house, from);
      const before = await house.staff({ path: `/bookings/${uuid}` });
      const answer = await house[door]({
        method: 'PUT',
        path: `/bookings/${uuid}/status`,
        body: { status: to },
      });
      const expected = cell(from, index, door);
      const refusal = REFUSALS[expected];
      if (refusal) {
        expectProblem(answer, ...refusal);
        expect(await house.staff({ path: `/bookings/${uuid}` }), `${from} stays`).toMatchObject({
          statusCode: before.statusCode,
          ...(before.statusCode === 200 ? { body: before.body } : {}),
        });
      } else {
        expect(expected).toBe('y');
        expect(expectBooking(answer).status, `${from} to ${to}`).toBe(to);
      }
    }
  });
});

describe('the times of the moves', () => {
  /** Each step with which of tableReadyAt, arrivedAt, seatedAt, endedAt are set afterwards. */
  type Steps = readonly [to: BookingStatus, set: string][];
  const ARRIVE: Steps = [['ARRIVED', 'arrivedAt']];
  const SIT: Steps = [...ARRIVE, ['SEATED', 'tableReadyAt arrivedAt seatedAt']];
  const LEAVE: Steps = [...SIT, ['ATTENDED', 'tableReadyAt arrivedAt seatedAt endedAt']];

  test.each<[string, BookingStatus, Steps]>([
    ['set one after the other through an evening', 'CONFIRMED', LEAVE],
    ['set at once where guests sit down unannounced', 'CONFIRMED', SIT.slice(1)],
    ['cleared when an arrival is undone', 'CONFIRMED', [...ARRIVE, ['CONFIRMED', '']]],
    ['cleared when an arrival turns out a no-show', 'CONFIRMED', [...ARRIVE, ['NO_SHOW', '']]],
    [
      'cleared down to the arrival when sitting down is undone',
      'CONFIRMED',
      [...SIT, ['ARRIVED', 'arrivedAt']],
    ],
    [
      'kept but for the end when leaving is undone',
      'CONFIRMED',
      [...LEAVE, ['SEATED', 'tableReadyAt arrivedAt seatedAt']],
    ],
    [
      'kept while the bill comes and goes',
      'CONFIRMED',
      [
        ...SIT,
        ['ACCOUNT_SENT', 'tableReadyAt arrivedAt seatedAt'],
        ['ACCOUNT_PAID', 'tableReadyAt arrivedAt seatedAt'],
        ['ACCOUNT_SENT', 'tableReadyAt arrivedAt seatedAt'],
        ['SEATED', 'tableReadyAt arrivedAt seatedAt'],
      ],
    ],
    ['set when a no-show arrives after all', 'CONFIRMED', [['NO_SHOW', ''], ...SIT]],
    [
      'set for the table when a party of the wait list is called',
      'WAIT_LIST_WALK_IN',
      [
        ['ARRIVED', 'tableReadyAt arrivedAt'],
        ['SEATED', 'tableReadyAt arrivedAt seatedAt'],
      ],
    ],
  ])('200 with the times %s', async (_, beginning, steps) => {
    const house = await openTestHouse({ venue: aRoomyVenue() });
    const uuid = await aBookingIn(house, beginning);
    let now = NOON;
    let before: Record<string, unknown> = {};
    for (const [to, set] of steps) {
      now += 60_000;
      house.setNow(now);
      const after: Record<string, unknown> = { ...expectBooking(await move(house, uuid, to)) };
      for (const name of ['tableReadyAt', 'arrivedAt', 'seatedAt', 'endedAt']) {
        const value = after[name];
        if (!set.split(' ').includes(name)) expect([to, name, value]).toEqual([to, name, null]);
        else {
          const at = before[name] ? Date.parse(before[name] as string) : now;
          expect([to, name, Date.parse(value as string)]).toEqual([to, name, at]);
        }
      }
      before = after;
    }
  });
});
