import { expect, test } from 'vitest';
import { bookedSlotOf } from '../../src/manage/booked-slot.ts';
import { publicBooking } from '../diner/answers.ts';

test('a booking after midnight belongs to the previous work day', () => {
  const venue = { dayStartsAt: '05:00:00', separatesAdultsAndChildren: false };
  const slotAt = (bookingAt: string) => bookedSlotOf(publicBooking({ bookingAt }), venue);

  expect(slotAt('2030-06-01T00:30:00+02:00')).toMatchObject({
    date: '2030-05-31',
    time: '00:30:00',
  });
  expect(slotAt('2030-06-01T05:00:00+02:00')).toMatchObject({ date: '2030-06-01' });
});

test.each([
  [true, { pax: 4, paxChildren: 2 }],
  [false, { pax: 4, paxChildren: 0 }],
])('children are separate from pax only where the venue counts them so: %s', (separates, party) => {
  const venue = { dayStartsAt: '05:00:00', separatesAdultsAndChildren: separates };
  const booking = publicBooking({ pax: 4, paxChildren: 2 });
  expect(bookedSlotOf(booking, venue).party).toEqual(party);
});
