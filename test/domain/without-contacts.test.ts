import { expect, test } from 'vitest';
import type { Booking } from '../../src/domain/booking.ts';
import { NO_NOTES, notesBy, pickNotes } from '../../src/domain/booking-notes.ts';
import { bookingWithoutContacts } from '../../src/domain/without-contacts.ts';

test('the kitchen sees what guests and the venue wrote, and none of the notes of staff', () => {
  const shown = { allergiesDescription: 'Nuts', publicNotes: 'Ring at the blue door' };
  const ofStaff = Object.fromEntries(notesBy('STAFF').map((name) => [name, 'candles']));
  const booking = { ...NO_NOTES, ...shown, ...ofStaff } as Booking;
  expect(bookingWithoutContacts(booking)).toMatchObject({
    ...shown,
    ...pickNotes(NO_NOTES, 'STAFF'),
  });
});
