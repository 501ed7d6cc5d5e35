import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createStore, get } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { aBooking, aCustomer } from '../fixtures/bookings.ts';
import {
  type FakeServer,
  openMenu,
  partyOf,
  pass,
  press,
  rowOf,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../fixtures/staff-view.tsx';

setUpFakeServer();

const copy = () => get('copy-3', createStore('maitre-device', 'copies'));

async function keepCopyOf(fake: FakeServer): Promise<void> {
  showStaffView();
  await rowOf('Laura Vidal');
  await pass(1500);
  await waitFor(async () => expect(await copy()).toBeDefined());
  cleanup();
  fake.readings = [];
}

test('after a reload without a network, the day is shown as of when it was read', async () => {
  const fake = startFakeServer([aBooking()]);
  await keepCopyOf(fake);
  await pass(5 * 60_000);
  fake.isReachable = false;
  showStaffView();
  await rowOf('Laura Vidal');
  await screen.findByText('As of 20:00');
  expect(document.title).toBe('Casa Vidal – Staff');
});

test('after a reload with a network, the day is read again', async () => {
  const fake = startFakeServer([aBooking()]);
  await keepCopyOf(fake);
  fake.add(aBooking({ uuid: 'puig', customer: aCustomer({ uuid: 'guest-2', name: 'Puig' }) }));
  showStaffView();
  await partyOf('Puig');
});

test('a tap that was not sent survives a reload, and is sent once', async () => {
  const fake = startFakeServer([aBooking()]);
  await keepCopyOf(fake);
  fake.isReachable = false;
  showStaffView();
  press('Seat: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await screen.findByText('1 not sent');
  await pass(500);
  cleanup();
  showStaffView();
  await screen.findByRole('tab', { name: 'In house, 1' });
  fake.isReachable = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(fake.bookings[0]).toMatchObject({ status: 'SEATED', version: 2 }));
  expect(new Set(fake.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a copy of more than 18 hours ago is not shown, and deleted', async () => {
  const fake = startFakeServer([aBooking()]);
  await keepCopyOf(fake);
  vi.setSystemTime(Date.now() + 18 * 3_600_000 + 1000);
  fake.isReachable = false;
  showStaffView();
  await screen.findByRole('heading', { name: 'The server cannot be reached' });
  expect(screen.queryByText(/Laura Vidal/)).toBeNull();
  expect(await copy()).toBeUndefined();
});

test('nothing of the venue stays on the device after signing out', async () => {
  const fake = startFakeServer([aBooking()]);
  await keepCopyOf(fake);
  showStaffView();
  await rowOf('Laura Vidal');
  press('Sign out', await openMenu());
  await screen.findByRole('heading', { name: 'Sign in' });
  await pass(2000);
  expect(await copy()).toBeUndefined();
});

test('nothing of the days stays once the server says that the session has ended, but taps that are not sent do', async () => {
  const fake = startFakeServer([aBooking()]);
  await keepCopyOf(fake);
  fake.isReachable = false;
  showStaffView();
  press('Seat: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await screen.findByText('1 not sent');
  fake.isSignedIn = false;
  fake.isReachable = true;
  window.dispatchEvent(new Event('online'));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
  await waitFor(async () => expect(await copy()).toBeUndefined());
  await within(dialog).findByText('1 not sent');
  await pass(2000);
  expect(await copy()).toBeUndefined();
});

test('the copy of somebody else is neither shown nor kept once the server names another person', async () => {
  const fake = startFakeServer([aBooking()]);
  await keepCopyOf(fake);
  fake.bookings = [];
  fake.session = { ...fake.session, staff: { ...fake.session.staff, uuid: 'staff-2' } };
  showStaffView();
  await pass(61_000);
  await waitFor(() => expect(screen.queryByText(/Laura Vidal/)).toBeNull());
});

test('a device that stores nothing begins empty after a reload', async () => {
  const fake = startFakeServer([aBooking()]);
  vi.stubGlobal('indexedDB', undefined);
  showStaffView();
  await rowOf('Laura Vidal');
  await pass(1500);
  cleanup();
  fake.isReachable = false;
  showStaffView();
  await screen.findByRole('heading', { name: 'The server cannot be reached' });
});
