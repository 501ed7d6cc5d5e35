import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AvailabilityBody } from '../../../src/contract/availability.ts';
import { FREE, unavailable, workDay } from '../../diner/answers.ts';
import { DATE, goToTimes, press } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

describe('a day without a table', () => {
  async function openFullDay(...ways: AvailabilityBody['fallbackOptions'][number]['action'][]) {
    server.script.day = (date) => (date === DATE ? unavailable('FULL', ...ways) : FREE);
    return goToTimes(server, { slots: [] });
  }

  test('shows the nearest days: one before, and those after, also of the next month', async () => {
    server.script.day = (date) =>
      ['2030-05-14', '2030-05-16', '2030-05-30', '2030-06-02', '2030-06-03'].includes(date)
        ? FREE
        : unavailable('FULL', 'CHOOSE_ANOTHER_DATE');
    const { screen } = await goToTimes(server, { slots: [] });
    await screen.findByRole('button', { name: 'Sun 2 Jun' });

    const notice = within(screen.getByRole('alert'));
    expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Thu 16 May',
      'Thu 30 May',
      'Sun 2 Jun',
      'Mon 3 Jun',
    ]);
    press(screen, 'Sun 2 Jun');
    expect(await screen.findByRole('heading', { name: 'Sunday 2 June' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'June 2030' })).toBeVisible();
  });

  test('shows days on request, as such, if none near it has a table', async () => {
    server.script.day = (date) =>
      ['2030-05-14', '2030-05-16', '2030-05-18'].includes(date)
        ? unavailable('PARTY_TOO_LARGE', 'REQUEST')
        : unavailable('CLOSED', 'CHOOSE_ANOTHER_DATE');
    const { screen } = await goToTimes(server, { slots: [] });

    expect(await screen.findByRole('button', { name: 'Thu 16 May, on request' })).toBeVisible();
    const notice = within(screen.getByRole('alert'));
    expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Thu 16 May, on request',
      'Sat 18 May, on request',
    ]);
  });

  test('shows no days on request until it is known that the next month has no table either', async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    server.script.calendarProblem = promise;
    server.script.day = (date) => {
      if (date === DATE) return unavailable('CLOSED', 'CHOOSE_ANOTHER_DATE');
      return date.startsWith('2030-06') ? FREE : unavailable('PARTY_TOO_LARGE', 'REQUEST');
    };
    const { screen } = await goToTimes(server, { slots: [] });
    const notice = within(await screen.findByRole('alert'));
    await waitFor(() => expect(server.requests).toContain('calendar'));
    expect(notice.queryAllByRole('button')).toEqual([]);

    resolve(null as never);
    await notice.findByRole('button', { name: 'Sat 1 Jun' });
    expect(notice.queryByRole('button', { name: /on request/ })).toBe(null);
  });

  test('shows days with a table, and no others, if there are any', async () => {
    server.script.day = (date) => {
      if (date === DATE) return unavailable('CLOSED', 'CHOOSE_ANOTHER_DATE');
      return date === '2030-05-20' ? FREE : unavailable('PARTY_TOO_LARGE', 'REQUEST');
    };
    const { screen } = await goToTimes(server, { slots: [] });

    await screen.findByRole('button', { name: 'Mon 20 May' });
    expect(within(screen.getByRole('alert')).getAllByRole('button')).toHaveLength(1);
  });

  test('shows the preferred alternative first: a call before other days', async () => {
    const { screen } = await openFullDay('CALL_VENUE', 'CHOOSE_ANOTHER_DATE');
    const day = await screen.findByRole('button', { name: 'Thu 16 May' });

    const call = screen.getByRole('link', { name: 'Call +34555010123' });
    expect(call.getAttribute('href')).toBe('tel:+34555010123');
    expect(call.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shows other days even if the response names no fallback', async () => {
    const { screen } = await openFullDay();

    expect(await screen.findByRole('button', { name: 'Thu 16 May' })).toBeVisible();
  });

  test('shows only the reason if no day of this or the next month has a table', async () => {
    server.script.day = () => unavailable('CLOSED', 'CHOOSE_ANOTHER_DATE');
    const { screen, events } = await goToTimes(server, { slots: [] });

    const notice = await screen.findByText('Not available: CLOSED.');
    await waitFor(() => expect(server.requests).toContain('calendar'));
    expect(notice.parentElement?.querySelectorAll('button, a')).toHaveLength(0);
    expect(events.find(({ name }) => name === 'unavailable')?.detail).toMatchObject({
      date: DATE,
      time: null,
      code: 'CLOSED',
    });
  });

  test('shows the reason of its shift if the calendar had the day as free', async () => {
    server.script.workDay = (date) =>
      workDay(date, [], { availability: unavailable('TOO_SOON', 'CALL_VENUE') });
    const { screen } = await goToTimes(server);

    expect(await screen.findByText('Not available: TOO_SOON.')).toBeVisible();
  });
});
