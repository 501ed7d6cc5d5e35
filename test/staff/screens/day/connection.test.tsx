// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBooking, at } from '../../fixtures/bookings.ts';
import {
  press,
  rowOf,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
  typeInto,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval', 'Date'] });
  vi.setSystemTime(at('20:14'));
});
afterEach(() => vi.useRealTimers());

const REFRESH_MS = 5000;

test('a lost connection shows since when, in the venue’s time, and the bookings stay', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  fake.isReachable = false;
  await vi.advanceTimersByTimeAsync(REFRESH_MS * 2);
  const banner = await screen.findByText(
    'Not connected since 20:14. Showing the last known state.',
  );
  expect(banner.getAttribute('role')).toBe('status');
  expect((await rowOf('Laura Vidal')).textContent).toContain('Confirmed');
});

test('the search stays typed during a lost connection, and the banner disappears afterwards', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  typeInto('Search this day', 'laura');
  fake.isReachable = false;
  await vi.advanceTimersByTimeAsync(REFRESH_MS * 2);
  await screen.findByText(/^Not connected/);
  fake.isReachable = true;
  await vi.advanceTimersByTimeAsync(REFRESH_MS * 2);
  await waitFor(() => expect(screen.queryByText(/^Not connected/)).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Search this day').value).toBe('laura');
});

test('a change made elsewhere appears without a reload', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  fake.change('booking-1', { status: 'SEATED' });
  await vi.advanceTimersByTimeAsync(REFRESH_MS * 2);
  await waitFor(async () => expect((await rowOf('Laura Vidal')).textContent).toContain('Seated'));
});

test('a move without a response may have been made, and Try again does not repeat it', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  fake.isReachable = false;
  press('Arrived: Laura Vidal, 20:30');
  await vi.advanceTimersByTimeAsync(2000);
  await screen.findByText(
    /^Arrived – Laura Vidal: no answer came, so it may or may not have been done\./,
  );

  // The server made the move; only its response was lost.
  fake.change('booking-1', { status: 'ARRIVED' });
  fake.isReachable = true;
  press('Try again');
  await screen.findByText('Laura Vidal has arrived.');
  expect(fake.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('a move whose response was lost counts as done', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  const loseOneResponse = () => {
    fake.change('booking-1', { status: 'ARRIVED' });
    return HttpResponse.error();
  };
  server.use(http.put(`${STAFF_API}/bookings/:uuid/status`, loseOneResponse, { once: true }));
  press('Arrived: Laura Vidal, 20:30');
  await vi.advanceTimersByTimeAsync(2000);
  await screen.findByText('Laura Vidal has arrived.');
  expect(fake.sent.map(({ method, ifMatch }) => [method, ifMatch])).toEqual([
    ['PUT', '"booking-1-1"'],
    ['PUT', '"booking-1-1"'],
  ]);
});
