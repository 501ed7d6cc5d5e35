import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { HoldAnswer } from '../../../src/contract/widget/hold-table.ts';
import { slotAnswer, unavailable } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { at, fillForm, goToForm, goToTimes, press, type Screen, type } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();
const FULL = unavailable('FULL', 'JOIN_WAIT_LIST', 'CHOOSE_ANOTHER_DATE');
const KEPT = 'We keep this table for you until 20:05.';
const OVER = 'We no longer keep the table, but it may still be free.';

let secret: string;

beforeEach(({ task }) => {
  secret = `of the test that ${task.name}`;
});

function aHold(hold: Partial<NonNullable<HoldAnswer['hold']>> = {}): HoldAnswer {
  return {
    hold: {
      secret,
      expiresAt: '2030-05-10T20:05:00+02:00',
      // Less than the five minutes after which the query client forgets answers.
      secondsLeft: 290,
      mayProlong: true,
      ...hold,
    },
  };
}

/** Those of this test: the end of the one before may release its table only now. */
const requestsTo = (path: string) =>
  server.holds.filter((each) => each.path === path && [secret, null].includes(holdOf(each)));
const holdOf = ({ body }: (typeof server.holds)[number]) => body.holdSecret ?? null;
const nameIn = (screen: Screen) => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

/** Timers of more than half a minute run when the test says so. */
function stopLongTimers() {
  const { setTimeout: start } = globalThis;
  const stopped = new Map<number, () => void>();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    if (ms < 30_000) return start(run, ms);
    stopped.set(ms, run);
    return start(() => {}, 0);
  }) as typeof setTimeout);
  const runAfter = async (seconds: number) => {
    // An effect starts it, which may follow what is on screen.
    const run = await vi.waitUntil(() => stopped.get(seconds * 1000));
    await act(async () => run());
  };
  return { runAfter };
}

describe('a table that is kept', () => {
  test('is asked for when the form opens, as it would be booked, and said with the venue’s time', async () => {
    server.script.hold = () => aHold();
    const { screen } = await goToForm(server);
    expect((await screen.findByText(KEPT)).role).toBe('status');
    expect(requestsTo('/holds')).toEqual([
      {
        path: '/holds',
        body: {
          date: '2030-05-17',
          time: '21:00:00',
          pax: 2,
          paxChildren: 0,
          floorPlanAreaId: null,
          experience: null,
          addOns: [],
          holdSecret: null,
        },
      },
    ]);
  });

  test('is booked with its secret, and then not released', async () => {
    server.script.hold = () => aHold();
    const { screen } = await fillForm(server);
    await screen.findByText(KEPT);
    press(screen, /^Book for/);
    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(server.creates[0]?.body.holdSecret).toBe(secret);
    expect(requestsTo('/holds/release')).toEqual([]);
  });

  test('is released when the diner goes back to the times', async () => {
    server.script.hold = () => aHold();
    const { screen } = await goToForm(server);
    await screen.findByText(KEPT);
    press(screen, 'Change: 21:00');
    await waitFor(() =>
      expect(requestsTo('/holds/release').map(({ body }) => body)).toEqual([
        { holdSecret: secret },
      ]),
    );
  });

  test('is released when the page is left', async () => {
    server.script.hold = () => aHold();
    const { screen } = await goToForm(server);
    await screen.findByText(KEPT);
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(requestsTo('/holds/release')).toHaveLength(1));
  });

  test('is released if the answer comes after the form was left', async () => {
    const { promise, resolve } = Promise.withResolvers<HoldAnswer>();
    server.script.hold = (path) => (path === '/holds' ? promise : { hold: null });
    const { screen } = await goToForm(server);
    press(screen, 'Change: 21:00');
    await screen.findByRole('heading', { name: 'Book a table' });
    resolve(aHold());
    await waitFor(() => expect(requestsTo('/holds/release')).toHaveLength(1));
  });
});

describe('no table is kept', () => {
  test.each([
    ['if a limit is reached', () => ({ hold: null })],
    ['if the server fails', () => problem(503, 'SERVICE_UNAVAILABLE')],
    ['if there are too many requests', () => problem(429, 'RATE_LIMIT_EXCEEDED')],
  ])('%s: the form works without a word', async (_, answer) => {
    server.script.hold = answer;
    const { screen } = await fillForm(server);
    await waitFor(() => expect(requestsTo('/holds')).toHaveLength(1));
    press(screen, /^Book for/);
    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(server.creates[0]?.body.holdSecret).toBe(null);
  });

  test('for a request or the wait list', async () => {
    const { screen } = await goToTimes(server, { slots: [at('21:00', {}, FULL)] });
    fireEvent.click(await screen.findByRole('radio', { name: /^21:00/ }));
    press(screen, /^(Continue|Join the wait list for 2)/);
    await screen.findByRole('heading', { name: 'Who is the table for?' });
    expect(requestsTo('/holds')).toEqual([]);
  });
});

describe('the end of a hold', () => {
  async function openEndingForm() {
    const timers = stopLongTimers();
    server.script.hold = () => aHold();
    const widget = await goToForm(server);
    await widget.screen.findByText(KEPT);
    type(widget.screen, 'Name', 'Ada Lovelace');
    return { ...widget, ...timers };
  }

  test('shortly before it, the table can be kept longer, once; the focus stays', async () => {
    const { screen, root, runAfter } = await openEndingForm();
    await runAfter(230);
    server.script.hold = () => aHold({ expiresAt: '2030-05-10T20:09:00+02:00', mayProlong: false });
    press(screen, 'Keep it longer');
    const line = await screen.findByText('We keep this table for you until 20:09.');
    expect(root.activeElement).toBe(line);
    expect(requestsTo('/holds/prolong').map(({ body }) => body)).toEqual([{ holdSecret: secret }]);
    await runAfter(230);
    expect(screen.queryByRole('button', { name: 'Keep it longer' })).toBe(null);
  });

  test('is told; when the diner goes on, another hold is asked for, and nothing typed is lost', async () => {
    const { screen, runAfter } = await openEndingForm();
    await runAfter(290);
    expect(screen.getByText(OVER).role).toBe('status');
    expect(requestsTo('/holds')).toHaveLength(1);

    server.script.hold = () => aHold({ secret: 'next', expiresAt: '2030-05-10T20:15:00+02:00' });
    fireEvent.keyDown(nameIn(screen), { key: 'a' });
    expect(await screen.findByText('We keep this table for you until 20:15.')).toBeVisible();
    expect(nameIn(screen).value).toBe('Ada Lovelace');
  });

  test('and the time went meanwhile: the ways as for a lost time, and nothing typed is lost', async () => {
    const { screen, root, runAfter } = await openEndingForm();
    await runAfter(290);
    server.script.hold = (path) =>
      path === '/holds' ? problem(409, 'NO_AVAILABLE_SLOT') : { hold: null };
    server.script.slot = () => slotAnswer({ availability: FULL });
    nameIn(screen).focus();
    fireEvent.keyDown(nameIn(screen), { key: 'a' });
    expect(await screen.findByText(FULL.detail)).toBeVisible();
    expect(screen.getByText('Everything you typed is still here.')).toBeVisible();
    expect(nameIn(screen).value).toBe('Ada Lovelace');
    expect(root.activeElement).toBe(nameIn(screen));
  });
});
