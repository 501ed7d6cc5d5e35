// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FREE, taken, timeSlot, workDay } from './answers.ts';
import { showWidget } from './show-widget.ts';
import { problem, venueServer } from './venue-server.ts';

const server = venueServer();

const FULL = taken('FULL', 'JOIN_WAIT_LIST', 'CHOOSE_ANOTHER_DATE');
const evening = (date: string) =>
  workDay(date, [
    { ...timeSlot(`${date}T20:00:00+02:00`), availability: FREE },
    { ...timeSlot(`${date}T21:00:00+02:00`), availability: FREE },
    { ...timeSlot(`${date}T22:00:00+02:00`), availability: FULL },
  ]);

describe('the first screen', () => {
  test('shows the month that came with the first answer, and asks for nothing else', async () => {
    const { screen, events } = await showWidget();

    const day = await screen.findByRole('gridcell', { name: 'Friday 17 May, tables available' });
    expect(day.getAttribute('aria-selected')).toBe('false');
    expect(
      screen.getByRole('gridcell', { name: /10 May, today/ }).getAttribute('aria-current'),
    ).toBe('date');
    expect(screen.getByRole('gridcell', { name: 'Monday 13 May, closed' })).toBeDefined();
    expect(
      screen.getByRole('gridcell', { name: /Thursday 9 May/ }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(server.asked).toEqual(['start']);
    expect(events).toContainEqual({ name: 'ready', detail: { accountId: 'casa-brisa' } });
  });

  test('counts adults and children apart where the venue does, up to the largest party', async () => {
    server.script.venue = { separatesAdultsAndChildren: true, maxCovers: 4 };
    const { screen } = await showWidget({ pax: '3' });

    fireEvent.click(await screen.findByRole('button', { name: 'More: Children' }));
    expect(
      screen.getByRole('button', { name: 'More: Children' }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getByText(/We take up to 4 guests online/)).toBeDefined();
    expect(screen.getByRole('link', { name: /\+34555010123/ }).getAttribute('href')).toBe(
      'tel:+34555010123',
    );
  });

  test('the arrow keys lead through the month, and Enter chooses', async () => {
    server.script.workDay = evening;
    const { screen, root } = await showWidget();
    const first = await screen.findByRole('gridcell', { name: /10 May/ });
    expect(first.tabIndex).toBe(0);

    fireEvent.keyDown(first, { key: 'ArrowDown' });
    const next = screen.getByRole('gridcell', { name: /17 May/ });
    expect(root.activeElement).toBe(next);
    expect([first.tabIndex, next.tabIndex]).toEqual([-1, 0]);

    fireEvent.keyDown(next, { key: 'Enter' });
    expect(await screen.findByRole('heading', { name: 'Friday 17 May' })).toBeDefined();
  });
});

describe('a day', () => {
  test('shows its times by shift; the full ones are folded away with what they lead to', async () => {
    server.script.workDay = evening;
    const { screen, events } = await showWidget();
    fireEvent.click(await screen.findByRole('gridcell', { name: /17 May/ }));

    const time = await screen.findByRole('radio', { name: '21:00' });
    expect(screen.getByRole('group', { name: 'Dinner' })).toBeDefined();
    expect(screen.getByText('Full, with a wait list')).toBeDefined();
    expect(screen.getByRole('radio', { name: /22:00 wait list/, hidden: true })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBe(null);

    fireEvent.click(time);
    expect(
      await screen.findByRole('button', { name: 'Continue: Friday 17 May at 21:00, for 2' }),
    ).toBeDefined();
    expect(events).toContainEqual({
      name: 'slot-selected',
      detail: {
        date: '2030-05-17',
        time: '21:00:00',
        pax: 2,
        paxChildren: 0,
        experienceId: null,
        status: 'CONFIRMED',
      },
    });
  });

  test('without a table says why, and leads to other days', async () => {
    const { screen, events } = await showWidget();
    fireEvent.click(await screen.findByRole('gridcell', { name: /13 May, closed/ }));

    expect(await screen.findByText('Not to be had: CLOSED.')).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Tue 14 May' }));
    expect(await screen.findByRole('heading', { name: 'Tuesday 14 May' })).toBeDefined();
    expect(events.find(({ name }) => name === 'unavailable')?.detail).toMatchObject({
      date: '2030-05-13',
      code: 'CLOSED',
    });
  });

  test('offers its experiences, and asks for the times of the chosen one', async () => {
    server.script.workDay = (date, { filters }) =>
      workDay(
        date,
        [
          {
            ...timeSlot(`${date}T${filters ? '20:30' : '20:00'}:00+02:00`, {
              experienceId: filters ? 7 : null,
            }),
            availability: FREE,
          },
        ],
        { hasExperiences: true },
      );
    const { screen } = await showWidget();
    fireEvent.click(await screen.findByRole('gridcell', { name: /17 May/ }));
    await screen.findByRole('radio', { name: '20:00' });

    expect(screen.getByText('€89.00 per person')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /Tasting menu/ }));
    expect(await screen.findByRole('radio', { name: '20:30' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: '20:00' })).toBe(null);
  });
});

describe('the page around', () => {
  test('may name the day and the time to begin with', async () => {
    server.script.workDay = evening;
    const { screen } = await showWidget({ date: '2030-05-17', time: '21:00', pax: '4' });

    expect(
      await screen.findByRole('button', { name: 'Continue: Friday 17 May at 21:00, for 4' }),
    ).toBeDefined();
  });

  test('may change its mind', async () => {
    const { screen, host, widget } = await showWidget();
    await screen.findByRole('gridcell', { name: /17 May/ });

    host.setAttribute('pax', '6');
    widget.update();
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Guests' }).textContent).toBe('6'),
    );
  });
});

describe('a failure', () => {
  test('401 names the mend in the console, and speaks to the diner of the restaurant', async () => {
    server.script.startProblem = problem(401, 'UNAUTHORIZED');
    const { screen, events, said } = await showWidgetQuietly();

    expect(await screen.findByText(/not set up correctly on this page/)).toBeDefined();
    expect(events).toContainEqual({ name: 'error', detail: { code: 'UNAUTHORIZED' } });
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toContain('publishable-key');
  });

  test('403 names the origin that the key’s list lacks', async () => {
    server.script.startProblem = problem(403, 'FORBIDDEN');
    const { screen, said } = await showWidgetQuietly();

    expect(await screen.findByText(/not set up correctly/)).toBeDefined();
    await waitFor(() => expect(said()[0]).toContain(location.origin));
  });

  test('without a key nothing is asked', async () => {
    const { screen } = await showWidgetQuietly({ 'publishable-key': '' });

    expect(await screen.findByText(/not set up correctly/)).toBeDefined();
    expect(server.asked).toEqual([]);
  });

  test('a press tries again', async () => {
    server.script.startProblem = problem(400, 'BAD_REQUEST');
    const { screen } = await showWidgetQuietly();
    const retry = await screen.findByRole('button', { name: 'Try again' });

    server.script.startProblem = null;
    fireEvent.click(retry);
    expect(await screen.findByRole('gridcell', { name: /17 May/ })).toBeDefined();
  });
});

/** Its one line for developers is expected, and kept. */
async function showWidgetQuietly(attributes: Record<string, string> = {}) {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  return { ...(await showWidget(attributes)), said: () => said.mock.calls.map(([line]) => line) };
}
