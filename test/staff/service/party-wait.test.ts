import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import { isProbablyNoShow, waitOf } from '../../../src/staff/service/party-wait.ts';
import { aBooking, at } from '../fixtures/bookings.ts';

const NOW = Date.parse(at('20:30'));
const waitNow = (changes: Partial<StaffBooking>) => waitOf(aBooking(changes), NOW);

test('a confirmed party is late from ten minutes after its time', () => {
  expect(waitNow({ bookingAt: at('20:21') })).toBeNull();
  expect(waitNow({ bookingAt: at('20:20') })).toEqual({ kind: 'late', minutes: 10 });
  expect(waitNow({ bookingAt: at('21:00') })).toBeNull();
});

test('a party that has arrived waits from then on, also before its time', () => {
  const arrived = { status: 'ARRIVED', bookingAt: at('21:00'), arrivedAt: at('20:26') } as const;
  expect(waitNow(arrived)).toEqual({ kind: 'here', minutes: 4 });
  // The clock of another device was ahead.
  expect(waitNow({ ...arrived, arrivedAt: at('20:31') })).toEqual({ kind: 'here', minutes: 0 });
});

test('on the door list counts what is left of the quoted wait, or how long they wait', () => {
  const waiting = { status: 'WAIT_LIST_WALK_IN', bookingAt: at('20:00') } as const;
  expect(waitNow({ ...waiting, quotedWaitMinutes: 35 })).toEqual({ kind: 'quoted', left: 5 });
  expect(waitNow({ ...waiting, quotedWaitMinutes: 20 })).toEqual({ kind: 'quoted', left: -10 });
  expect(waitNow(waiting)).toEqual({ kind: 'waiting', minutes: 30 });
});

test.each(['SEATED', 'ATTENDED', 'CANCELED', 'REQUESTED'] as const)(
  'there is nothing to say of a party that is %s',
  (status) => {
    expect(waitNow({ status, bookingAt: at('19:00') })).toBeNull();
  },
);

test('a party that is half an hour late probably does not come', () => {
  expect(isProbablyNoShow(waitNow({ bookingAt: at('20:01') }))).toBe(false);
  expect(isProbablyNoShow(waitNow({ bookingAt: at('20:00') }))).toBe(true);
  const hereFor = { status: 'ARRIVED', bookingAt: at('19:00'), arrivedAt: at('19:30') } as const;
  expect(isProbablyNoShow(waitNow(hereFor))).toBe(false);
});
