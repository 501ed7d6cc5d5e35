import { expect, test } from 'vitest';
import { inOrderOfTime } from '../../../src/staff/bookings/in-order-of-time.ts';
import { aBooking } from '../fixtures/bookings.ts';

test('by instant in the night in which clocks go back, then by uuid', () => {
  const first = aBooking({ uuid: 'c', bookingAt: '2026-10-25T02:30:00+02:00' });
  const second = aBooking({ uuid: 'a', bookingAt: '2026-10-25T02:15:00+01:00' });
  const third = aBooking({ uuid: 'b', bookingAt: '2026-10-25T02:15:00+01:00' });

  expect(inOrderOfTime([third, second, first])).toEqual([first, second, third]);
});
