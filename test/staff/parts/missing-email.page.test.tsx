import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBooking, aSession } from '../fixtures/bookings.ts';
import {
  partyOf,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../fixtures/staff-view.tsx';

setUpFakeServer();

const TEXT = /^The restaurant has no email address/;

function show(role: 'OWNER' | 'HOST', hash = ''): void {
  const fake = startFakeServer([aBooking()]);
  const session = aSession(role);
  fake.session = { ...session, venue: { ...session.venue, hasEmail: false } };
  window.location.hash = hash;
  showStaffView();
}

test('the service says that no mail reaches the restaurant, and leads the owner to the field', async () => {
  show('OWNER');
  const banner = await screen.findByText(TEXT);
  const link = within(banner).getByRole('link', { name: 'Add an address' });
  expect(link.getAttribute('href')).toBe('#place=house&section=venue');
});

test('a host is told without a link', async () => {
  show('HOST');
  expect(within(await screen.findByText(TEXT)).queryByRole('link')).toBeNull();
});

test('the house says it, too', async () => {
  show('OWNER', '#place=house');
  expect(await screen.findByText(TEXT)).toBeTruthy();
});

test('nothing is said of a restaurant with an address', async () => {
  startFakeServer([aBooking()]);
  showStaffView();
  await partyOf('Laura Vidal');
  expect(screen.queryByText(TEXT)).toBeNull();
});
