import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import { holdNavigation } from '../../../fixtures/held-navigation.ts';
import { aBooking, aCustomer, aTable, at } from '../../fixtures/bookings.ts';
import {
  press,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

function atTheDoor(overrides: Partial<StaffBooking> = {}) {
  return aBooking({
    uuid: 'waiting',
    status: 'WAIT_LIST_WALK_IN',
    isWalkIn: true,
    customer: null,
    tables: [],
    bookingAt: at('19:45'),
    quotedWaitMinutes: 20,
    walkInGuest: { name: 'Rosa', phone: '+34 600 111 222', label: null, email: null },
    ...overrides,
  });
}

async function showWaiting(): Promise<HTMLElement> {
  showStaffView();
  (await screen.findByRole('tab', { name: /^Waiting/ })).click();
  return screen.findByRole('row', { name: /Rosa/ });
}

test('one tap keeps a table, and opens the text message to the phone of the guests', async () => {
  const fake = startFakeServer([atTheDoor()]);
  const held = holdNavigation();
  const row = await showWaiting();
  press('Table ready: Rosa', row);
  await screen.findByText('A table is kept for Rosa.');
  await within(row).findByText(/Table ready until/);
  expect(held).toEqual([
    {
      type: 'push',
      url: expect.stringMatching(/^sms:\+34600111222\?&body=Your%20table%20at%20.*10%20minutes\.$/),
    },
  ]);
  await waitFor(() =>
    expect(fake.sent).toMatchObject([{ method: 'PUT', path: '/bookings/waiting/table-ready' }]),
  );
});

test('the phone of a guest whom staff have named is used, too', async () => {
  const customer = aCustomer({ name: 'Rosa Roig', phone: '+34600333444' });
  startFakeServer([atTheDoor({ walkInGuest: null, customer })]);
  const held = holdNavigation();
  press('Table ready: Rosa Roig', await showWaiting());
  expect(held).toMatchObject([{ url: expect.stringMatching(/^sms:\+34600333444/) }]);
});

function ready(endsAt: string) {
  return atTheDoor({
    tableReadyAt: at('20:00'),
    waitList: {
      state: 'OFFERED',
      joinedAt: at('19:45'),
      offer: { tables: [aTable(4)], offeredAt: at('20:00'), endsAt: at(endsAt) },
      skipReason: null,
    },
  });
}

test('the row, its actions and the details say which table is kept, and until when', async () => {
  startFakeServer([ready('20:10')]);
  const row = await showWaiting();
  expect(within(row).getByText('T4')).toBeDefined();
  expect(within(row).getByText(/Table ready until 20:10/)).toBeDefined();
  press(/^Rosa\b/, row);
  const chosen = await screen.findByRole('region', { name: 'What to do with Rosa' });
  expect(chosen.textContent).toMatch(/2 guests, T4/);
  press('Details', chosen);
  const details = await screen.findByRole('complementary', { name: 'Booking details' });
  expect(within(details).getByText('Table ready until 20:10')).toBeDefined();
});

test('a table that is kept no longer is not shown as theirs', async () => {
  startFakeServer([ready('19:59')]);
  const row = await showWaiting();
  expect(within(row).queryByText('T4')).toBeNull();
  expect(within(row).getByText(/Table was kept until 19:59/)).toBeDefined();
});

test('without a phone, the table is kept and no message is opened', async () => {
  startFakeServer([
    atTheDoor({ walkInGuest: { name: 'Rosa', phone: null, label: null, email: null } }),
  ]);
  const held = holdNavigation();
  press('Table ready: Rosa', await showWaiting());
  await screen.findByText('A table is kept for Rosa.');
  expect(held).toEqual([]);
});
