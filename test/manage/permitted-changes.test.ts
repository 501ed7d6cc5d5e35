import { describe, expect, test } from 'vitest';
import type { PublicBooking } from '../../src/contract/booking.ts';
import type { WidgetVenue } from '../../src/contract/widget/start.ts';
import { BOOKING_STATUSES } from '../../src/domain/booking-status.ts';
import { permittedChanges } from '../../src/manage/permitted-changes.ts';
import { publicBooking, startAnswer } from '../diner/answers.ts';
import { aPolicy, SIGNED } from './policies.ts';

const BEFORE = Date.parse('2030-05-10T12:00:00+02:00');
const NOTHING = { sign: false, reconfirm: false, change: false, guestNotes: false, cancel: false };

function permitted(booking: Partial<PublicBooking>, venue: Partial<WidgetVenue> = {}, at = BEFORE) {
  const start = startAnswer({ takesBookingUpdates: true, ...venue });
  const managed = { booking: publicBooking(booking), etag: null, start, hasLeftWaitList: false };
  return permittedChanges(managed, at);
}

describe('by status', () => {
  test.each(
    BOOKING_STATUSES.filter(
      (status) => !/^(REQUESTED|PENDING|CONFIRMED|WAIT_LIST)/.test(status),
    ).map((status) => ({ status })),
  )('nothing in $status', ({ status }) => {
    expect(permitted({ status, cancellationPolicy: aPolicy() })).toEqual(NOTHING);
  });

  test.each(['REQUESTED', 'PENDING_MERCHANT_CONFIRMATION', 'PENDING_WAIT_LIST_BOOKING'] as const)(
    'all but a reconfirmation in %s, which is not confirmed yet',
    (status) => {
      expect(permitted({ status })).toMatchObject({ reconfirm: false, change: true, cancel: true });
    },
  );

  test('no other time for a walk-in on the wait list', () => {
    expect(permitted({ status: 'WAIT_LIST_WALK_IN' })).toMatchObject({
      change: false,
      cancel: true,
    });
  });
});

test('one reconfirmation, and a signature while it is due', () => {
  expect(permitted({ cancellationPolicy: aPolicy() })).toMatchObject({
    reconfirm: true,
    sign: true,
  });
  expect(
    permitted({ isReconfirmedByCustomer: true, cancellationPolicy: aPolicy(SIGNED) }),
  ).toMatchObject({ reconfirm: false, sign: false });
});

test('no change if the venue accepts none, but a cancellation', () => {
  expect(permitted({}, { takesBookingUpdates: false })).toMatchObject({
    change: false,
    guestNotes: false,
    reconfirm: true,
    cancel: true,
  });
});

test('nothing once the booking has begun', () => {
  const bookingAt = '2030-05-17T21:00:00+02:00';
  expect(permitted({ bookingAt }, {}, Date.parse(bookingAt) - 1).cancel).toBe(true);
  expect(permitted({ bookingAt }, {}, Date.parse(bookingAt))).toEqual(NOTHING);
});
