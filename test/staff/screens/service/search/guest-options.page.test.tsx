import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GuestBooking } from '../../../../../src/contract/staff/customers.ts';
import { NextBookingOption } from '../../../../../src/staff/screens/service/search/guest-options.tsx';
import { aCustomer, at, TODAY } from '../../../fixtures/bookings.ts';
import { showPart } from '../../../fixtures/part-of-staff-view.tsx';
import { setUpStaffPage } from '../../../fixtures/staff-page.ts';

setUpStaffPage();

const CLARA = aCustomer({ name: 'Clara Puig', phone: '+34931110000' });
const BOOKING: GuestBooking = {
  uuid: 'next',
  workDay: TODAY,
  bookingAt: at('21:00'),
  status: 'CONFIRMED',
  pax: 2,
  paxChildren: 0,
  tables: [],
  hasAllergies: false,
  allergiesDescription: null,
  customerSpecialRequests: null,
  specialOccasion: null,
  privateNotes: null,
  ticketTotalAmount: null,
};

test.each([
  ['another name', { name: 'Ada Marsh', email: null, phone: CLARA.phone }, 'Ada Marsh, 2 guests'],
  ['another phone', { ...CLARA, phone: '+34933334455' }, '+34933334455, 2 guests'],
])('a booking of a guest says what differs from the profile: %s', async (_, bookedAs, text) => {
  const { name, email, phone } = bookedAs;
  showPart(
    <div role="listbox" aria-label="Found">
      <NextBookingOption
        id="next"
        isActive={false}
        customer={CLARA}
        booking={{ ...BOOKING, bookedAs: { name, email, phone } }}
        onOpen={() => undefined}
      />
    </div>,
  );
  const option = await screen.findByRole('option');
  expect(option.textContent).toContain(text);
  expect(option.textContent).not.toContain('Clara Puig');
});
