// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBooking, at } from './bookings.ts';
import {
  DOOR,
  listenAtStaffDoor,
  openContext,
  press,
  rowOf,
  server,
  showStaffView,
  type,
} from './staff-view.tsx';

listenAtStaffDoor();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval', 'Date'] });
  vi.setSystemTime(at('20:14'));
});
afterEach(() => vi.useRealTimers());

const REFRESH_MS = 5000;

test('a lost connection is said with its hour in the venue, and the day stays', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  context.isReachable = false;
  await vi.advanceTimersByTimeAsync(REFRESH_MS * 2);
  const banner = await screen.findByText(
    'Not connected since 20:14. Showing the last known state.',
  );
  expect(banner.getAttribute('role')).toBe('status');
  expect(await rowOf('Laura Vidal')).toBeDefined();
});

test('what was typed outlives a lost connection, which ends by itself', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  type('Search this day', 'laura');
  context.isReachable = false;
  await vi.advanceTimersByTimeAsync(REFRESH_MS * 2);
  await screen.findByText(/^Not connected/);
  context.isReachable = true;
  await vi.advanceTimersByTimeAsync(REFRESH_MS * 2);
  await waitFor(() => expect(screen.queryByText(/^Not connected/)).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Search this day').value).toBe('laura');
});

test('a change made elsewhere appears by itself', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  context.touch('booking-1', { status: 'SEATED' });
  await vi.advanceTimersByTimeAsync(REFRESH_MS * 2);
  await waitFor(async () => expect((await rowOf('Laura Vidal')).textContent).toContain('Seated'));
});

test('a move without an answer says that it may have been done, and tries again safely', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  context.isReachable = false;
  press('Arrived: Laura Vidal, 20:30');
  await vi.advanceTimersByTimeAsync(2000);
  await screen.findByText(
    /^Arrived – Laura Vidal: no answer came, so it may or may not have been done\./,
  );

  // It had been carried out, only the answer was lost.
  context.touch('booking-1', { status: 'ARRIVED' });
  context.isReachable = true;
  press('Try again');
  await screen.findByText('Laura Vidal has arrived.');
  expect(context.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('a move of which only the answer was lost is told as done', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  const loseOneAnswer = () => {
    context.touch('booking-1', { status: 'ARRIVED' });
    return HttpResponse.error();
  };
  server.use(http.put(`${DOOR}/bookings/:uuid/status`, loseOneAnswer, { once: true }));
  press('Arrived: Laura Vidal, 20:30');
  await vi.advanceTimersByTimeAsync(2000);
  await screen.findByText('Laura Vidal has arrived.');
  expect(context.sent.map(({ method, ifMatch }) => [method, ifMatch])).toEqual([
    ['PUT', '"booking-1-1"'],
    ['PUT', '"booking-1-1"'],
  ]);
});
