import { fireEvent } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { problem } from '../diner/api-responses.ts';
import { shortenWaits } from '../fixtures/shorten-waits.ts';
import { bookingServer } from './booking-server.ts';
import { showBooking } from './show-booking.tsx';

const server = bookingServer();

describe('a booking that cannot be shown', () => {
  test.each([
    [404, 'BOOKING_NOT_FOUND'],
    [401, 'UNAUTHORIZED'],
  ] as const)('%d %s: the link opens none, and what to do', async (status, code) => {
    server.script.readProblem = () => problem(status, code);
    const { screen } = await showBooking();

    expect(
      await screen.findByRole('heading', { name: 'This link opens no booking' }),
    ).toBeVisible();
    expect(screen.getByText(/Copy the whole link from your confirmation/)).toBeVisible();
  });

  test('403 FORBIDDEN mentions the link, and can be retried', async () => {
    server.script.readProblem = () => problem(403, 'FORBIDDEN');
    const { screen, press } = await showBooking();

    expect(await screen.findByText(/cannot be reached from here/)).toBeVisible();
    server.script.readProblem = null;
    press('Try again');
    expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeVisible();
  });

  test('429 shows a countdown, then the booking', async () => {
    let isBusy = true;
    server.script.readProblem = () => {
      if (!isBusy) return HttpResponse.json(server.booking);
      isBusy = false;
      return problem(429, 'RATE_LIMIT_EXCEEDED', {}, { 'Retry-After': '2' });
    };
    const { screen } = await showBooking();

    expect(await screen.findByText(/Trying again in 2 seconds/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeVisible();
  });

  test('503 SERVICE_UNAVAILABLE three times says so, and can be retried', async () => {
    shortenWaits();
    server.script.readProblem = () => problem(503, 'SERVICE_UNAVAILABLE');
    const { screen } = await showBooking();

    expect(await screen.findByText(/taking a short break/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(server.requests).toHaveLength(3);
  });

  test('no connection says so, without showing the token', async () => {
    server.script.readProblem = () => HttpResponse.error();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { screen } = await showBooking();

    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    expect(document.body.textContent).not.toContain('the-key-of-this-booking');
  });
});

test('an unexpected response shows a message and a reload button, not an empty page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.script.readProblem = () => HttpResponse.json({ status: 'CONFIRMED' });
  const { screen } = await showBooking();

  expect(await screen.findByText(/That did not work/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('a change that fails', () => {
  test('500 INTERNAL_ERROR is retried with the same ETag, and shown after the last try', async () => {
    shortenWaits();
    let tries = 0;
    server.script.refuse = () => {
      tries += 1;
      return tries < 3 ? problem(500, 'INTERNAL_ERROR') : null;
    };
    const { screen, press } = await showBooking();
    await screen.findByRole('heading', { level: 2 });
    press('Yes, we are coming');

    expect(await screen.findByText(/knows that you are coming\.$/)).toBeVisible();
    expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"1"', '"1"']);
  });

  test('an unexpected 422 VALIDATION_ERROR keeps what was typed', async () => {
    server.script.refuse = () => problem(422, 'VALIDATION_ERROR');
    const { screen, press } = await showBooking();
    await screen.findByRole('heading', { level: 2 });
    press('Change requests or allergies');
    const requests = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Special requests',
    });
    fireEvent.change(requests, { target: { value: 'A quiet corner' } });
    press('Save');

    expect(await screen.findByText(/That did not work/)).toBeVisible();
    expect(requests.value).toBe('A quiet corner');
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  test('404 BOOKING_NOT_FOUND shows that the booking no longer exists', async () => {
    server.script.refuse = () => problem(404, 'BOOKING_NOT_FOUND');
    const { screen, press } = await showBooking();
    await screen.findByRole('heading', { level: 2 });
    press('Yes, we are coming');

    expect(
      await screen.findByRole('heading', { name: 'This link opens no booking' }),
    ).toBeVisible();
  });
});
