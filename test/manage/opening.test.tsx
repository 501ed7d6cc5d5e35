// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { bookingServer } from './booking-server.ts';
import { NOW, showBooking } from './show-booking.tsx';

const server = bookingServer();

const TITLE = { name: 'Your table is booked' };

/** The booking is kept back until the test lets it come. */
function holdBack() {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.script.readProblem = async () => {
    await promise;
    const headers = { ETag: '"1"', 'Cache-Control': 'no-store' };
    return HttpResponse.json(server.booking, { headers });
  };
  return resolve;
}

afterEach(() => vi.useRealTimers());

test('outlines under the page’s title, and words for who does not see them, until it is there', async () => {
  const letCome = holdBack();
  const { screen } = await showBooking();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your booking');
  expect(screen.getByText('Looking up your booking …').getAttribute('role')).toBe('status');
  expect(document.querySelectorAll('[aria-busy=true] .bone')).toHaveLength(4);
  letCome();

  // The first look leaves the focus where it is.
  expect(document.activeElement).not.toBe(await screen.findByRole('heading', TITLE));
  expect(document.querySelector('.bone')).toBe(null);
});

test('that it takes longer than usual, after six seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(NOW) });
  const letCome = holdBack();
  const { screen } = await showBooking();
  await act(async () => vi.advanceTimersByTime(5999));
  expect(screen.queryByText('This is taking longer than usual.')).toBe(null);
  await act(async () => vi.advanceTimersByTime(1));

  expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
  vi.useRealTimers();
  letCome();
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByText('This is taking longer than usual.')).toBe(null);
});

test('what a table for a limited time means, and the venue’s note', async () => {
  server.booking.isTimeLimited = true;
  server.booking.publicNotes = '<p>Ring the <b>small</b> bell.</p>';
  const { screen } = await showBooking();

  expect(await screen.findByText('The table is yours for 90 minutes.')).toBeVisible();
  expect(screen.getByText('Good to know')).toBeVisible();
  expect(screen.getByText('small').localName).toBe('b');
});

test('no note any more for a booking that is canceled', async () => {
  server.booking.status = 'CANCELED';
  server.booking.publicNotes = '<p>Ring the small bell.</p>';
  const { screen } = await showBooking();

  await screen.findByRole('heading', { name: 'This booking is canceled' });
  expect(screen.queryByText('Good to know')).toBe(null);
});

test('requests and allergies, but no other time, for who waits at the door', async () => {
  server.booking.status = 'WAIT_LIST_WALK_IN';
  const { screen } = await showBooking();

  await screen.findByRole('heading', { name: 'You are on the wait list' });
  expect(screen.queryByRole('button', { name: /^Change day/ })).toBe(null);
  expect(screen.getByRole('button', { name: 'Change requests or allergies' })).toBeVisible();
});
