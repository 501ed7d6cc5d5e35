import { act, fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { reportOnce } from '../../../src/widget/diagnostics/report-once.ts';
import { problem } from '../../diner/api-responses.ts';
import { shortenWaits } from '../../fixtures/shorten-waits.ts';
import { showWidget } from '../show-widget.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const SKELETON = '.first-screen .skeleton-block';
const TODAY = { name: /10 May, today/ };

describe('before the start response', () => {
  test('shows the first screen’s heading, placeholders, and a status for screen readers', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.script.startProblem = promise;
    const { screen, root } = await showWidget();

    expect(screen.getByRole('heading', { name: 'Book a table' })).toBeVisible();
    expect(screen.getByText('Looking for tables …').getAttribute('role')).toBe('status');
    expect(root.querySelectorAll(SKELETON)).toHaveLength(2);
    expect(root.querySelector('[aria-busy=true]')).not.toBe(null);
    await act(async () => resolve(problem(400, 'BAD_REQUEST')));
  });

  test('says after five seconds that loading takes longer than usual', async () => {
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
    expect(root.querySelectorAll(SKELETON)).toHaveLength(2);
    vi.useRealTimers();
    resolve(problem(400, 'BAD_REQUEST'));
    await screen.findByRole('alert');
    expect(screen.queryByText(/longer than usual/)).toBe(null);
  });

  test('429: shows a countdown, then the month', async () => {
    server.script.startProblem = problem(429, 'RATE_LIMIT_EXCEEDED', {}, { 'Retry-After': '2' });
    const { screen, root } = await showWidget();
    const message = await screen.findByText(/Trying again in 2 seconds/, {
      selector: '[role=status]',
    });
    expect(message.textContent).toContain('A lot of people are booking right now.');
    expect(root.querySelectorAll(SKELETON)).toHaveLength(2);
    // Screen readers hear it once, not every second.
    expect(await screen.findByText(/Trying again in one second/)).not.toBe(message);
    expect(message.textContent).toContain('in 2 seconds');

    server.script.startProblem = null;
    expect(await screen.findByRole('gridcell', TODAY)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Trying again/)).toBe(null));
  });
});

describe('a failure a failure instead of the first screen', () => {
  test('without a key: the page’s fallback, and no request', async () => {
    const { screen, root } = await showQuietly({ 'publishable-key': '' });

    expect((await screen.findByRole('alert')).textContent).toContain(
      'not set up correctly on this page. Please contact the restaurant directly.',
    );
    expect(screen.queryByRole('button')).toBe(null);
    // The page’s own fallback in the element, such as a phone link, is shown.
    expect(root.querySelector('slot')).not.toBe(null);
    expect(server.requests).toEqual([]);
  });

  test('401: refers the diner to the restaurant, and the console to the key', async () => {
    server.script.startProblem = problem(401, 'UNAUTHORIZED');
    const { screen, events, logged } = await showQuietly();

    expect(await screen.findByText(/not set up correctly on this page/)).toBeVisible();
    await vi.waitFor(() =>
      expect(events).toContainEqual({ name: 'error', detail: { code: 'UNAUTHORIZED' } }),
    );
    await waitFor(() =>
      expect(logged()).toContainEqual(expect.stringMatching(/publishable-key pk_test, .* revoked/)),
    );
  });

  test('403: the same, with the missing origin in the console', async () => {
    server.script.startProblem = problem(403, 'FORBIDDEN');
    const { screen, logged } = await showQuietly();

    expect(await screen.findByText(/not set up correctly/)).toBeVisible();
    await waitFor(() =>
      expect(logged()).toContainEqual(expect.stringMatching(`not valid on ${location.origin}`)),
    );
  });

  test('503 three times: the service is unavailable, and the month after a successful retry', async () => {
    shortenWaits();
    server.script.startProblem = problem(503, 'SERVICE_UNAVAILABLE');
    const { screen } = await showQuietly();

    expect(await screen.findByText(/taking a short break/)).toBeVisible();
    expect(server.requests).toEqual(['start', 'start', 'start']);
    server.script.startProblem = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('gridcell', TODAY)).toBeVisible();
    expect(screen.queryByRole('alert')).toBe(null);
  });

  test('device offline: says so, and shows the month once it is online again', async () => {
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

  test('server unreachable: does not blame the device', async () => {
    server.script.startProblem = HttpResponse.error();
    const { screen } = await showQuietly();

    expect(await screen.findByText('We could not reach the booking service.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('an unexpected error: says that it did not work, and shows “Checking …” and the month after a retry', async () => {
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

/** Shows the widget and collects its console messages. */
async function showQuietly(attributes: Record<string, string> = {}) {
  // The console itself has each line once per document.
  const report = vi.mocked(reportOnce).mockReturnValue();
  return {
    ...(await showWidget(attributes)),
    logged: () => report.mock.calls.map(([line]) => line),
  };
}
