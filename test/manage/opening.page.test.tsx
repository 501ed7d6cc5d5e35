import { act } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { bookingServer } from './booking-server.ts';
import { NOW, showBooking } from './show-booking.tsx';

const server = bookingServer();

const TITLE = { name: 'Your table is booked' };

/** Delays the booking until the returned function is called. */
function delayBooking() {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.script.readProblem = async () => {
    await promise;
    const headers = { ETag: '"1"', 'Cache-Control': 'no-store' };
    return HttpResponse.json(server.booking, { headers });
  };
  return resolve;
}

afterEach(() => vi.useRealTimers());

test('placeholders under the page’s title, and a status for screen readers, until the booking is loaded', async () => {
  const respond = delayBooking();
  const { screen } = await showBooking();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your booking');
  expect(screen.getByText('Looking up your booking …').getAttribute('role')).toBe('status');
  expect(document.querySelectorAll('[aria-busy=true] .skeleton-block')).toHaveLength(4);
  respond();

  // The first view does not take the focus.
  expect(document.activeElement).not.toBe(await screen.findByRole('heading', TITLE));
  expect(document.querySelector('.skeleton-block')).toBe(null);
});

test('a message after six seconds that loading takes longer than usual', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(NOW) });
  const respond = delayBooking();
  const { screen } = await showBooking();
  await act(async () => vi.advanceTimersByTime(5999));
  expect(screen.queryByText('This is taking longer than usual.')).toBe(null);
  await act(async () => vi.advanceTimersByTime(1));

  expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
  vi.useRealTimers();
  respond();
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByText('This is taking longer than usual.')).toBe(null);
});

test('the time limit of the table, and the venue’s note', async () => {
  server.booking.isTimeLimited = true;
  server.booking.publicNotes = '<p>Ring the <b>small</b> bell.</p>';
  const { screen } = await showBooking();

  expect(await screen.findByText('The table is yours for 90 minutes.')).toBeVisible();
  expect(screen.getByText('Good to know')).toBeVisible();
  expect(screen.getByText('small').localName).toBe('b');
});

test.each([
  ['a canceled booking', 'CANCELED', 'This booking is cancelled'],
  ['a place on the wait list', 'PENDING_WAIT_LIST_BOOKING', 'You are on the wait list'],
  ['a request', 'REQUESTED', 'Your request is on its way'],
] as const)(
  'no word about the table to the guests of %s, who have none',
  async (_, status, title) => {
    Object.assign(server.booking, { status, isTimeLimited: true });
    server.booking.publicNotes = '<p>We keep the table for 15 minutes.</p>';
    const { screen } = await showBooking();

    await screen.findByRole('heading', { name: title });
    expect(screen.queryByText('Good to know')).toBe(null);
    expect(screen.queryByText(/We keep the table|The table is yours/)).toBe(null);
  },
);

test('requests and allergies, but no other time, for a walk-in on the wait list', async () => {
  server.booking.status = 'WAIT_LIST_WALK_IN';
  const { screen } = await showBooking();

  await screen.findByRole('heading', { name: 'You are on the wait list' });
  expect(screen.queryByRole('button', { name: /^Change day/ })).toBe(null);
  expect(screen.getByRole('button', { name: 'Change requests or allergies' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave the wait list' })).toBeVisible();
});
