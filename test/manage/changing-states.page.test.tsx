import { act, fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { WorkDayAnswer } from '../../src/contract/partner/check-work-day.ts';
import * as useLoadedModule from '../../src/diner/use-loaded.ts';
import { FREE, startAnswer, timeSlot, unavailable, workDay } from '../diner/answers.ts';
import { problem } from '../diner/api-responses.ts';
import { shortenWaits } from '../fixtures/shorten-waits.ts';
import { bookingServer } from './booking-server.ts';
import { showBooking } from './show-booking.tsx';

const server = bookingServer();

const dayWith = (date: string, ...times: string[]) =>
  workDay(
    date,
    times.map((time) => ({ ...timeSlot(`${date}T${time}:00+02:00`), availability: FREE })),
  );

async function beginChange() {
  const shown = await showBooking();
  await shown.screen.findByRole('heading', { level: 2 });
  shown.press('Change day, time or guests');
  return shown;
}

async function showChange() {
  const shown = await beginChange();
  await shown.screen.findByRole('heading', { name: 'Change day, time or guests' });
  return shown;
}

describe('the view', () => {
  test('shows a failure if its code cannot be loaded, and loads it on retry', async () => {
    const retry = vi.fn();
    vi.mocked(useLoadedModule.useLoaded).mockReturnValueOnce({
      loaded: null,
      failure: new TypeError('not loaded'),
      retry,
    });
    const { screen, press } = await beginChange();

    expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
    press('Try again');
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the month', () => {
  test('shows only the numbers of its days until they are loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.script.calendarProblem = promise;
    const { screen } = await showChange();
    const day = await screen.findByRole('gridcell', { name: 'Tuesday 21 May' });
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    resolve(HttpResponse.json(startAnswer().calendar));

    await waitFor(() =>
      expect(day.getAttribute('aria-label')).toBe('Tuesday 21 May, tables available'),
    );
  });

  test('shows no day as on request: a booking that changes cannot become a request', async () => {
    const { calendar } = startAnswer();
    const availability = unavailable('PARTY_TOO_LARGE', 'REQUEST');
    const workDays = calendar.workDays.map(({ date }) => ({ date, availability }));
    server.script.calendarProblem = HttpResponse.json({ ...calendar, workDays });
    const { screen } = await showChange();

    const day = await screen.findByRole('gridcell', { name: 'Tuesday 21 May, not available' });
    expect(day.dataset.day).toBe('unavailable');
  });

  test('shows a failure below it, and its days after a successful retry', async () => {
    server.script.calendarProblem = problem(400, 'BAD_REQUEST');
    const { screen, press } = await showChange();
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
    server.script.calendarProblem = null;
    press('Try again');

    expect(await screen.findByRole('gridcell', { name: /21 May, tables/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBe(null);
  });
});

describe('the times', () => {
  test('are placeholders while loading, and the previous party’s times, dimmed, for another party', async () => {
    let held = Promise.withResolvers<WorkDayAnswer>();
    server.script.workDay = () => held.promise;
    const { screen, press } = await showChange();
    expect(document.querySelectorAll('.times .skeleton-block').length).toBeGreaterThan(0);
    await act(async () => held.resolve(dayWith('2030-05-17', '21:00')));
    expect(await screen.findByRole('button', { name: 'Keep it as it is' })).toBeVisible();
    expect(await screen.findByRole('radio', { name: '21:00' })).toBeVisible();

    held = Promise.withResolvers();
    press('More: Guests');
    const before = screen.getByRole('radio', { name: '21:00' });
    expect(before.closest('[inert]')).not.toBe(null);
    expect(screen.getByText('Looking for tables …')).toBeVisible();
    held.resolve(dayWith('2030-05-17', '20:30'));
    const now = await screen.findByRole('radio', { name: '20:30' });
    expect(now.closest('[inert]')).toBe(null);
    expect(before.isConnected).toBe(false);
  });

  test('are placeholders for another day, because the previous day’s times would mislead', async () => {
    server.script.workDay = (date) => dayWith(date, '21:00');
    const { screen } = await showChange();
    await screen.findByRole('radio', { name: '21:00' });
    const { promise, resolve } = Promise.withResolvers<WorkDayAnswer>();
    server.script.workDay = () => promise;
    fireEvent.click(await screen.findByRole('gridcell', { name: /21 May/ }));

    expect(screen.queryByRole('radio', { name: '21:00' })).toBe(null);
    expect(document.querySelectorAll('.times .skeleton-block').length).toBeGreaterThan(0);
    resolve(dayWith('2030-05-21', '20:30'));
    expect(await screen.findByRole('radio', { name: '20:30' })).toBeVisible();
  });

  test('are replaced by a failure, and shown after a successful retry', async () => {
    server.script.workDay = () => problem(400, 'BAD_REQUEST');
    const { screen, press } = await showChange();
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
    expect(document.querySelector('.times .skeleton-block')).toBe(null);
    server.script.workDay = (date) => dayWith(date, '21:00');
    press('Try again');

    expect(await screen.findByRole('radio', { name: '21:00' })).toBeVisible();
  });
});

describe('a change without a response', () => {
  test('says that retrying is safe, and the retry finds the change already made', async () => {
    shortenWaits();
    server.script.workDay = (date) => dayWith(date, '20:30', '21:00');
    const { screen, press } = await showChange();
    fireEvent.click(await screen.findByRole('radio', { name: '20:30' }));
    server.script.refuse = () => HttpResponse.error();
    press(/^Change to/);
    press('Sending …');

    const message = await screen.findByText(/nothing is done twice/);
    expect(message.closest('[role=alert]')).not.toBe(null);
    expect(server.sent).toHaveLength(5);
    // The change was made nevertheless.
    server.booking.bookingAt = '2030-05-17T20:30:00+02:00';
    server.version = 2;
    server.script.refuse = () => null;
    press(/^Change to/);
    expect(await screen.findByText('Your change is saved.')).toBeVisible();
    expect(screen.getByText('Friday 17 May, 20:30')).toBeVisible();
  });
});
