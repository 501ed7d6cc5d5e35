import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { slotAnswer, unavailable, workDay } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { dayStreams } from '../day-streams.ts';
import { at, DATE, goToTimes } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();
const FULL = unavailable('FULL', 'JOIN_WAIT_LIST', 'CHOOSE_ANOTHER_DATE');

/** Opens the times of a day with its stream. */
async function openLiveDay() {
  const streams = dayStreams();
  const widget = await goToTimes(server, { slots: [at('20:30'), at('21:00'), at('21:30')] });
  await widget.screen.findByRole('radio', { name: '21:00' });
  await waitFor(() => expect(streams.open()).toHaveLength(1));
  /** Somebody takes 21:00. */
  const take = async () => {
    server.script.workDay = (date) =>
      workDay(date, [at('20:30'), at('21:00', {}, FULL), at('21:30')]);
    server.script.slot = () => slotAnswer({ availability: FULL });
    server.script.dayVersion = 'second';
    await streams.send('second');
    return widget.screen.findByRole<HTMLInputElement>('radio', { name: '21:00 no longer free' });
  };
  return { ...widget, streams, take };
}

const requestsForTimes = () => server.requests.filter((each) => each === 'work-day').length;

describe('the stream of a day', () => {
  test('is that of the day, with the key, and the version of the times on screen asks for nothing', async () => {
    const { streams } = await openLiveDay();
    expect(streams.open()[0]?.url).toMatch(
      new RegExp(`/availability/work-days/${DATE}/changes\\?key=pk_test$`),
    );
    await streams.send('first');
    expect(requestsForTimes()).toBe(1);
  });

  test('closes while the times cannot be seen, and opens again', async () => {
    const { streams } = await openLiveDay();
    await streams.show(false);
    expect(streams.open()).toEqual([]);
    await streams.show(true);
    await waitFor(() => expect(streams.open()).toHaveLength(1));
  });

  test('closes while the page is hidden', async () => {
    const { streams } = await openLiveDay();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(streams.open()).toEqual([]);
  });

  test('that ends opens again, without a word', async () => {
    const { streams, screen, events } = await openLiveDay();
    streams.fail();
    expect(streams.open()).toEqual([]);
    await waitFor(() => expect(streams.open()).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBe(null);
    expect(events.filter(({ name }) => name === 'error')).toEqual([]);
  });

  test('ends with the widget', async () => {
    const { streams, widget } = await openLiveDay();
    widget.unmount();
    await waitFor(() => expect(streams.open()).toEqual([]));
  });
});

describe('a time that goes while it is on screen', () => {
  test('stays in place, marked in words, and cannot be chosen', async () => {
    const { take, screen } = await openLiveDay();
    const gone = await take();
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '20:30',
      '21:00no longer free',
      '21:30',
      // As the time is now.
      '21:00wait list',
    ]);
    expect(gone.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(gone);
    expect(gone.checked).toBe(false);
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBe(null);
  });

  test('is told politely, with how many times are left', async () => {
    const { take, screen } = await openLiveDay();
    await take();
    expect(screen.getByText('21:00 no longer free, 2 times available').role).toBe('status');
  });

  test('keeps the focus', async () => {
    const { take, screen, root } = await openLiveDay();
    const radio = screen.getByRole('radio', { name: '21:00' });
    radio.focus();
    expect(await take()).toBe(radio);
    expect(root.activeElement).toBe(radio);
  });

  test('can be chosen again when it comes back', async () => {
    const { take, streams, screen } = await openLiveDay();
    await take();
    server.script.workDay = (date) => workDay(date, [at('20:30'), at('21:00'), at('21:30')]);
    server.script.dayVersion = 'third';
    await streams.send('third');
    const radio = await screen.findByRole('radio', { name: '21:00' });
    expect(radio.getAttribute('aria-disabled')).not.toBe('true');
  });

  test('is forgotten by another search', async () => {
    const { take, screen } = await openLiveDay();
    await take();
    fireEvent.click(screen.getByRole('button', { name: 'More: Guests' }));
    await waitFor(() =>
      expect(screen.queryByRole('radio', { name: '21:00 no longer free' })).toBe(null),
    );
    expect(screen.getByRole('radio', { name: '20:30' })).toBeVisible();
  });

  test('and was chosen: the explanation comes at once, and the focus stays on the page', async () => {
    const { take, screen, events } = await openLiveDay();
    fireEvent.click(screen.getByRole('radio', { name: '21:00' }));
    await screen.findByRole('button', { name: /^Continue/ });
    const before = document.activeElement;
    await take();
    expect(await screen.findByText(FULL.detail)).toBeVisible();
    expect(document.activeElement).toBe(before);
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBe(null);
    await waitFor(() =>
      expect(events.find(({ name }) => name === 'unavailable')?.detail).toMatchObject({
        time: '21:00:00',
        code: 'FULL',
      }),
    );
  });

  test('and was chosen, with the focus on the button: the explanation has the focus', async () => {
    const { take, screen, root } = await openLiveDay();
    fireEvent.click(screen.getByRole('radio', { name: '21:00' }));
    (await screen.findByRole('button', { name: /^Continue/ })).focus();
    await take();
    const notice = await screen.findByRole('alert');
    await waitFor(() => expect(root.activeElement).toBe(notice));
  });

  test('and was chosen: it is marked also if no explanation can be had, and the button tries again', async () => {
    const { take, screen } = await openLiveDay();
    fireEvent.click(screen.getByRole('radio', { name: '21:00' }));
    await screen.findByRole('button', { name: /^Continue/ });
    const taken = take();
    server.script.slot = () => problem(404, 'CUSTOMER_NOT_FOUND');
    await taken;
    expect(screen.queryByRole('alert')).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

test('what the venue tells guests about the day is below its times, in its own words, until it is withdrawn', async () => {
  const { screen, streams } = await openLiveDay();
  const text = 'Bis 22 Uhr <b>spielt</b> ein Trio.';
  await streams.tell(text);
  expect(screen.getByText(text).getAttribute('role')).toBe('status');
  await streams.tell('');
  expect(screen.queryByText(text)).toBeNull();
});
