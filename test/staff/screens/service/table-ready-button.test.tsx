// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import { aBooking, at } from '../../fixtures/bookings.ts';
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
    walkInGuest: { name: 'Rosa', phone: '+34 600 111 222', label: null },
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
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const row = await showWaiting();
  press('Table ready: Rosa', row);
  await screen.findByText('A table is kept for Rosa.');
  await within(row).findByText(/Table ready until/);
  expect(assign).toHaveBeenCalledWith(
    expect.stringMatching(/^sms:\+34600111222\?&body=Your%20table%20at%20.*10%20minutes\.$/),
  );
  await waitFor(() =>
    expect(fake.sent).toMatchObject([{ method: 'PUT', path: '/bookings/waiting/table-ready' }]),
  );
});

test('without a phone, the table is kept and no message is opened', async () => {
  startFakeServer([atTheDoor({ walkInGuest: { name: 'Rosa', phone: null, label: null } })]);
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  press('Table ready: Rosa', await showWaiting());
  await screen.findByText('A table is kept for Rosa.');
  expect(assign).not.toHaveBeenCalled();
});
