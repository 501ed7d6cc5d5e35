import { expect, test } from 'vitest';
import { BOOKING_STATUSES, nextStatuses } from '../../../src/domain/booking-status.ts';
import {
  CLOSED_AS,
  UNFINISHED_KINDS,
  unfinishedParties,
} from '../../../src/staff/service/unfinished-parties.ts';
import { aBooking, at } from '../fixtures/bookings.ts';

test.each(BOOKING_STATUSES)(
  'a booking in %s is in at most one group, which it can leave',
  (status) => {
    for (const time of ['18:00', '23:45']) {
      const booking = aBooking({ status, bookingAt: at(time) });
      const unfinished = unfinishedParties([booking], Date.parse(at('22:00')));
      const kinds = UNFINISHED_KINDS.filter((kind) => unfinished[kind].length > 0);
      expect(kinds.length + unfinished.coming.length).toBeLessThanOrEqual(1);
      for (const kind of kinds) expect(nextStatuses(status)).toContain(CLOSED_AS[kind]);
    }
  },
);

test('nothing is left once every group is closed', () => {
  const now = Date.parse(at('23:59'));
  const bookings = BOOKING_STATUSES.map((status) => aBooking({ status, bookingAt: at('20:00') }));
  const left = unfinishedParties(bookings, now);
  const closed = UNFINISHED_KINDS.flatMap((kind) =>
    left[kind].map((booking) => ({ ...booking, status: CLOSED_AS[kind] })),
  );
  const others = bookings.filter(({ uuid }) => !closed.some((each) => each.uuid === uuid));
  const after = unfinishedParties([...closed, ...others], now);
  for (const kind of UNFINISHED_KINDS) expect(after[kind]).toEqual([]);
});
