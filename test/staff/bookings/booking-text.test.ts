import { expect, test } from 'vitest';
import { texts as english } from '../../../src/locales/compiled/en/staff.ts';
import { texts as service } from '../../../src/locales/compiled/en/staff-service.ts';
import { differenceText, partyOf } from '../../../src/staff/bookings/booking-text.ts';
import { bookingSummary } from '../../../src/staff/screens/booking-sheet/sheet-summary.ts';
import { aBooking } from '../fixtures/bookings.ts';

const messages = { ...english, ...service };
const CLARA = { name: 'Clara Puig', email: 'desk@hotel.example', phone: '+34931110000' };

test.each([
  [undefined, ''],
  [CLARA, ''],
  [{ ...CLARA, phone: '+34933334455' }, '+34933334455'],
  [{ ...CLARA, email: 'clara@home.example', phone: null }, 'clara@home.example'],
  [{ ...CLARA, name: 'Ada Marsh' }, 'Ada Marsh'],
  [{ name: 'Ada Marsh', email: null, phone: '+447911123456' }, 'Ada Marsh, +447911123456'],
])('of %j, what differs is shown: %s', (contact, shown) => {
  expect(differenceText(contact, CLARA)).toBe(shown);
});

test.each([
  [true, '4 adults, 1 child', ', 5, '],
  [false, '4 guests', ', 4, '],
])(
  'shows children beside the adults only where the venue counts them so (%s)',
  (separatesAdultsAndChildren, party, guests) => {
    const format = { locale: 'en-GB', currency: 'EUR', separatesAdultsAndChildren };
    const booking = aBooking({ pax: 4, paxChildren: 1 });
    expect(partyOf(booking, messages, format)).toBe(party);
    expect(bookingSummary(booking, booking.workDay, format, messages)).toContain(guests);
  },
);
