// @vitest-environment happy-dom
// Isolated: the widget logs a warning only once per document.
import { act, fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { problem } from '../../diner/api-responses.ts';
import { showWidget } from '../show-widget.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const SKELETON = '.first-screen .bone';
const TODAY = { name: /10 May, today/ };

describe('before the first answer', () => {
  test('the first screen in outlines, with its heading, and words for who does not see them', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.script.startProblem = promise;
    const { screen, root } = await showWidget();

    expect(screen.getByRole('heading', { name: 'Book a table' })).toBeVisible();
    expect(screen.getByText('Looking for tables …').getAttribute('role')).toBe('status');
    expect(root.querySelectorAll(SKELETON).length).toBeGreaterThan(42);
    expect(root.querySelector('[aria-busy=true]')).not.toBe(null);
    await act(async () => resolve(problem(400, 'BAD_REQUEST')));
  });

  test('that it takes longer than usual, after five seconds, until the answer is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.script.startProblem = promise;
    const { screen, root } = await showWidget();
    await act(async () => vi.advanceTimersByTime(4999));
    expect(screen.queryByText(/longer than usual/)).toBe(null);
    await act(async () => vi.advanceTimersByTime(1));

    expect(
      screen.getAllByText('This is taking longer than usual. Please stay a moment …'),
    ).toHaveLength(2);
    expect(root.querySelectorAll(SKELETON).length).toBeGreaterThan(42);
    vi.useRealTimers();
    resolve(problem(400, 'BAD_REQUEST'));
    await screen.findByRole('alert');
    expect(screen.queryByText(/longer than usual/)).toBe(null);
  });

  test('429: how long it waits, and then the month by itself', async () => {
    server.script.startProblem = problem(429, 'RATE_LIMIT_EXCEEDED', {}, { 'Retry-After': '2' });
    const { screen, root } = await showWidget();
    const told = await screen.findByText(/Trying again in 2 seconds/, {
      selector: '[role=status]',
    });
    expect(told.textContent).toContain('A lot of people are booking right now.');
    expect(root.querySelectorAll(SKELETON).length).toBeGreaterThan(42);

    server.script.startProblem = null;
    expect(await screen.findByRole('gridcell', TODAY)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Trying again/)).toBe(null));
  });
});

describe('instead of the first screen', () => {
  test('what is there, without a key: nothing is asked', async () => {
    const { screen, root } = await showQuietly({ 'publishable-key': '' });

    expect((await screen.findByRole('alert')).textContent).toContain(
      'not set up correctly on this page. Please contact the restaurant directly.',
    );
    expect(screen.queryByRole('button')).toBe(null);
    // What the page wrote into the element, such as a link to call, shows through.
    expect(root.querySelector('slot')).not.toBe(null);
    expect(server.asked).toEqual([]);
  });

  test('401: the restaurant, for the diner; the key, for whoever reads the console', async () => {
    server.script.startProblem = problem(401, 'UNAUTHORIZED');
    const { screen, events, said } = await showQuietly();

    expect(await screen.findByText(/not set up correctly on this page/)).toBeVisible();
    await vi.waitFor(() =>
      expect(events).toContainEqual({ name: 'error', detail: { code: 'UNAUTHORIZED' } }),
    );
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toContain('publishable-key');
  });

  test('403: the same, and in the console the origin that the key’s list lacks', async () => {
    server.script.startProblem = problem(403, 'FORBIDDEN');
    const { screen, said } = await showQuietly();

    expect(await screen.findByText(/not set up correctly/)).toBeVisible();
    await waitFor(() => expect(said()[0]).toContain(location.origin));
  });

  test('503 after three tries: a short break, and the month once a press finds it', async () => {
    server.script.startProblem = problem(503, 'SERVICE_UNAVAILABLE');
    const { screen } = await showQuietly();

    expect(await screen.findByText(/taking a short break/)).toBeVisible();
    expect(server.asked).toEqual(['start', 'start', 'start']);
    server.script.startProblem = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('gridcell', TODAY)).toBeVisible();
    expect(screen.queryByRole('alert')).toBe(null);
  });

  test('no connection: that it is the device’s, and the month by itself once it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.script.startProblem = HttpResponse.error();
    const { screen, events } = await showQuietly();
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    await vi.waitFor(() =>
      expect(events).toContainEqual({ name: 'error', detail: { code: 'CONNECTION_LOST' } }),
    );

    onLine.mockReturnValue(true);
    server.script.startProblem = null;
    dispatchEvent(new Event('online'));
    expect(await screen.findByRole('gridcell', TODAY)).toBeVisible();
  });

  test('a server that is not reached: that it is not the device’s', async () => {
    server.script.startProblem = HttpResponse.error();
    const { screen } = await showQuietly();

    expect(await screen.findByText('We could not reach the booking service.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('whatever nobody foresaw: that it did not work, a press that is checking, and the month', async () => {
    server.script.startProblem = problem(400, 'BAD_REQUEST');
    const { screen } = await showQuietly();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('it is not your fault');

    const { promise, resolve } = Promise.withResolvers<Response>();
    server.script.startProblem = promise;
    fireEvent.click(retry);
    await waitFor(() => expect(retry.textContent).toBe('Checking …'));
    server.script.startProblem = null;
    resolve(HttpResponse.error());
    expect(await screen.findByRole('gridcell', TODAY)).toBeVisible();
  });
});

/** Its one line for developers is expected, and kept. */
async function showQuietly(attributes: Record<string, string> = {}) {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  return { ...(await showWidget(attributes)), said: () => said.mock.calls.map(([line]) => line) };
}
