import { expect, test } from 'vitest';
import { bookedSlotOf } from '../../src/manage/booked-slot.ts';
import { publicBooking } from '../diner/answers.ts';

test('a booking after midnight belongs to the previous work day', () => {
  const slotAt = (bookingAt: string) =>
    bookedSlotOf(publicBooking({ bookingAt }), { dayStartsAt: '05:00:00' });

  expect(slotAt('2030-06-01T00:30:00+02:00')).toMatchObject({
    date: '2030-05-31',
    time: '00:30:00',
  });
  expect(slotAt('2030-06-01T05:00:00+02:00')).toMatchObject({ date: '2030-06-01' });
});
