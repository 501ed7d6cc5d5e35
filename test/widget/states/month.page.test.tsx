import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as later from '../../../src/widget/steps/load-deferred-parts.ts';
import { FREE, startAnswer, unavailable, workDay } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { holdNavigation } from '../../fixtures/held-navigation.ts';
import { press } from '../diner.ts';
import { showWidget } from '../show-widget.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

async function showMonth(attributes: Record<string, string> = {}) {
  const widget = await showWidget(attributes);
  const { screen } = widget;
  // The days have their labels after the first paint.
  await screen.findAllByRole('gridcell', { name: /[a-z]/ });
  const cell = (day: RegExp) => screen.getByRole('gridcell', { name: day });
  return { ...widget, cell, grid: screen.getByRole('grid') };
}

describe('the month', () => {
  test('shows the days of the start response without another request', async () => {
    const { screen, cell, grid, events } = await showMonth();

    expect(screen.getByRole('heading', { name: 'May 2030' })).toBeVisible();
    expect(cell(/^Friday 17 May, tables available$/).getAttribute('aria-selected')).toBe('false');
    expect(grid.getAttribute('aria-busy')).toBe('false');
    expect(screen.getByText('Choose a day to see its times.')).toBeVisible();
    expect(server.requests).toEqual(['start']);
    await vi.waitFor(() =>
      expect(events).toContainEqual({ name: 'ready', detail: { accountId: 'casa-brisa' } }),
    );
  });

  test('marks today, and disables days in the past or beyond the booking window', async () => {
    server.script.venue = { lastBookableOn: '2030-05-20' };
    const { screen, cell } = await showMonth();

    expect(cell(/^Friday 10 May, today, tables/).getAttribute('aria-current')).toBe('date');
    for (const beyond of [/ 9 May/, /21 May/])
      expect(cell(beyond).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(cell(/21 May/));
    expect(screen.queryByRole('heading', { name: 'Tuesday 21 May' })).toBe(null);
    for (const name of ['Previous month', 'Next month'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  });

  test('has distinct labels for closed, full and otherwise unavailable days, which can all be chosen', async () => {
    const days: Record<string, ReturnType<typeof unavailable>> = {
      '2030-05-14': unavailable('FULL'),
      '2030-05-15': unavailable('PARTY_TOO_LARGE'),
    };
    server.script.day = (date) =>
      days[date] ?? (date.endsWith('-13') ? unavailable('CLOSED') : FREE);
    const { screen, cell } = await showMonth();

    expect(cell(/13 May/).getAttribute('aria-label')).toBe('Monday 13 May, closed');
    expect(cell(/14 May/).getAttribute('aria-label')).toBe('Tuesday 14 May, full');
    expect(cell(/15 May/).getAttribute('aria-label')).toBe('Wednesday 15 May, not available');
    expect([/13 May/, /14 May/, /15 May/].map((day) => cell(day).dataset.day)).toEqual([
      'unavailable',
      'unavailable',
      'unavailable',
    ]);
    fireEvent.click(cell(/14 May/));
    expect(await screen.findByText('Not available: FULL.')).toBeVisible();
    expect(cell(/14 May/).getAttribute('aria-selected')).toBe('true');
  });

  test('has a third look and label for days on request, which are neither free nor crossed out', async () => {
    const onRequest = unavailable('PARTY_TOO_LARGE', 'REQUEST', 'CALL_VENUE');
    server.script.day = (date) => (date.endsWith('-13') ? unavailable('CLOSED') : onRequest);
    const { screen, cell, grid } = await showMonth();

    expect(cell(/17 May/).getAttribute('aria-label')).toBe('Friday 17 May, on request');
    expect(cell(/10 May/).getAttribute('aria-label')).toBe('Friday 10 May, today, on request');
    expect(cell(/13 May/).getAttribute('aria-label')).toBe('Monday 13 May, closed');
    expect(grid.querySelectorAll('[data-day=on-request]')).toHaveLength(21);
    expect(cell(/10 May/).tabIndex).toBe(0);
    const lineOf = (day: RegExp) =>
      getComputedStyle(cell(day).querySelector('span') as HTMLElement).textDecorationLine;
    expect([lineOf(/17 May/), lineOf(/13 May/)]).toEqual(['underline', 'line-through']);
    // The month is not full: each of these days can be asked for.
    press(screen, 'Next month');
    await screen.findByRole('gridcell', { name: 'Sunday 2 June, on request' });
    expect(screen.getByText('Choose a day to see its times.')).toBeVisible();
  });

  test('the wait list of a full day is no request', async () => {
    server.script.day = () => unavailable('FULL', 'JOIN_WAIT_LIST');
    const { cell } = await showMonth();

    expect(cell(/17 May/).dataset.day).toBe('unavailable');
    expect(cell(/17 May/).getAttribute('aria-label')).toBe('Friday 17 May, full');
  });

  test('focuses the day that the arrow keys move to, and Enter chooses it', async () => {
    const { screen, root, cell } = await showMonth();
    const first = cell(/10 May/);
    expect(first.tabIndex).toBe(0);
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    const next = cell(/17 May/);
    expect(root.activeElement).toBe(next);
    expect([first.tabIndex, next.tabIndex]).toEqual([-1, 0]);
    fireEvent.keyDown(next, { key: 'Enter' });

    expect(await screen.findByRole('heading', { name: 'Friday 17 May' })).toBeVisible();
  });

  test('without a free day: says so at each day and in the second column, and leads to the next month', async () => {
    server.script.day = (date) => (date < '2030-06-01' ? unavailable('FULL') : FREE);
    const { screen, cell, grid } = await showMonth();

    expect(screen.queryByRole('gridcell', { name: /tables available/ })).toBe(null);
    expect(grid.querySelectorAll('[data-day=unavailable]')).toHaveLength(22);
    expect(cell(/10 May, today/).tabIndex).toBe(0);
    press(screen, 'Next month');
    expect(await screen.findByRole('gridcell', { name: /^Saturday 1 June, tables/ })).toBeVisible();
    expect(screen.getByText('Choose a day to see its times.')).toBeVisible();
    press(screen, 'Previous month');
    expect((await screen.findByText(/^No table is free this month/)).role).toBe('status');
  });

  test('shows only the numbers of another month’s days until they are loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.script.calendarProblem = promise;
    const { screen, grid } = await showMonth();
    press(screen, 'Next month');
    const june = await screen.findByRole('gridcell', { name: 'Sunday 2 June' });

    expect(screen.getByRole('heading', { name: 'June 2030' })).toBeVisible();
    expect(june.dataset.day).toBe('pending');
    expect(grid.getAttribute('aria-busy')).toBe('true');
    server.script.calendarProblem = null;
    const workDays = [{ date: '2030-06-02', availability: FREE }];
    resolve(Response.json({ ...startAnswer().calendar, workDays }));
    expect(await screen.findByRole('gridcell', { name: 'Sunday 2 June, tables available' })).toBe(
      june,
    );
    expect(grid.getAttribute('aria-busy')).toBe('false');
  });

  test('shows the previous party’s days, dimmed, until the new ones are loaded', async () => {
    const { screen, cell, grid } = await showMonth();
    server.script.day = () => unavailable('FULL');
    press(screen, 'More: Guests');

    expect(cell(/17 May, tables available/)).toBeVisible();
    expect(grid.dataset.pending).toBe('true');
    expect(await screen.findByRole('gridcell', { name: 'Friday 17 May, full' })).toBeVisible();
    expect(grid.dataset.pending).toBe('false');
  });

  test('shows a failure below the month, and its days after a successful retry', async () => {
    server.script.calendarProblem = problem(400, 'BAD_REQUEST');
    const { screen } = await showMonth();
    press(screen, 'Next month');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('gridcell', { name: 'Sunday 2 June' })).toBeVisible();
    press(screen, 'Previous month');
    expect(screen.queryByRole('alert')).toBe(null);
    press(screen, 'Next month');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();

    server.script.calendarProblem = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('gridcell', { name: /^Sunday 2 June, tables/ })).toBeVisible();
    expect(retry.isConnected).toBe(false);
  });

  test('shows a failure if the later code cannot be loaded, and the times after a retry', async () => {
    vi.mocked(later.loadDeferredParts).mockRejectedValueOnce(new TypeError('not loaded'));
    server.script.workDay = (date) => workDay(date, [], { availability: unavailable('CLOSED') });
    const { screen, cell } = await showMonth();
    fireEvent.click(cell(/17 May/));

    expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
    press(screen, 'Try again');
    expect(await screen.findByText('Not available: CLOSED.')).toBeVisible();
  });

  test('offers to reload the page if that code fails to load a second time', async () => {
    const held = holdNavigation();
    const load = vi.mocked(later.loadDeferredParts);
    for (let time = 0; time < 2; time += 1) load.mockRejectedValueOnce(new TypeError('not loaded'));
    const { screen, cell } = await showMonth();
    fireEvent.click(cell(/17 May/));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reload the page' }));

    expect(screen.getByRole('alert').textContent).toContain('A part of this page is missing.');
    await waitFor(() => expect(held.map(({ type }) => type)).toEqual(['reload']));
  });
});

describe('the party', () => {
  test('is one number of guests, at least one', async () => {
    const { screen } = await showMonth();
    const count = screen.getByRole('status', { name: 'Guests' });
    expect(count.textContent).toBe('2');
    press(screen, 'Fewer: Guests');

    expect(count.textContent).toBe('1');
    const fewer = screen.getByRole('button', { name: 'Fewer: Guests' });
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(fewer);
    expect(count.textContent).toBe('1');
  });

  test('is two numbers if the venue counts adults and children separately', async () => {
    server.script.venue = { separatesAdultsAndChildren: true };
    const { screen } = await showMonth({ pax: '3', 'pax-children': '1' });

    expect(screen.getByRole('status', { name: 'Adults' }).textContent).toBe('3');
    expect(screen.getByRole('status', { name: 'Children' }).textContent).toBe('1');
    press(screen, 'Fewer: Children');
    expect(screen.getByRole('status', { name: 'Children' }).textContent).toBe('0');
    expect(
      screen.getByRole('button', { name: 'Fewer: Children' }).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  test('stops at the largest online party, with the phone number for more', async () => {
    server.script.venue = { separatesAdultsAndChildren: true, maxCovers: 4 };
    const { screen } = await showMonth({ pax: '3' });
    expect(screen.queryByText(/We take up to/)).toBe(null);
    press(screen, 'More: Children');

    expect(screen.getByText(/We take up to 4 guests online/).getAttribute('role')).toBe('status');
    expect(screen.getByRole('link', { name: /\+34555010123/ }).getAttribute('href')).toBe(
      'tel:+34555010123',
    );
    for (const name of ['More: Adults', 'More: Children'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  });

  test('is reduced to the largest online party if the attributes ask for more', async () => {
    server.script.venue = { maxCovers: 4, phone: null };
    const { screen } = await showMonth({ pax: '12' });

    expect(screen.getByRole('status', { name: 'Guests' }).textContent).toBe('4');
    expect(screen.getByText('We take up to 4 guests online.')).toBeVisible();
    expect(screen.queryByRole('link')).toBe(null);
  });

  test('follows later changes of the attributes', async () => {
    const { screen, host, widget } = await showMonth();
    host.setAttribute('pax', '6');
    widget.update();

    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Guests' }).textContent).toBe('6'),
    );
  });
});
