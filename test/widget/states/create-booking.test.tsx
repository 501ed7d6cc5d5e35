// @vitest-environment happy-dom
// Isolated: the widget logs a warning only once per document.
import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { ProblemCode } from '../../../src/contract/problem.ts';
import { slotAnswer } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { describedBy, fillForm, press } from '../diner.ts';
import { showWidget } from '../show-widget.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const BOOKED = { name: 'Your table is booked' };

/** The filled form, sent; whatever is said to developers on the way is expected. */
async function send() {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const widget = await fillForm(server);
  press(widget.screen, /^Book for/);
  return { ...widget, said: () => said.mock.calls.map(([line]) => line) };
}

describe('while it is sent', () => {
  test('a button that is booking, which is in reach and sends nothing twice', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    server.script.create = () => promise;
    const { screen } = await send();
    const button = await screen.findByRole('button', { name: 'Booking …' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    button.click();

    resolve({});
    expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
    expect(server.creates).toHaveLength(1);
  });

  test.each([
    [429, 'RATE_LIMIT_EXCEEDED', 'A lot of people are booking right now.'],
    [503, 'SERVICE_UNAVAILABLE', 'We could not reach the booking service.'],
  ] as const)('%i: why it waits and how long, until it is booked by itself', async (...answer) => {
    const [status, code, why] = answer;
    let isFirst = true;
    server.script.create = () => {
      if (!isFirst) return {};
      isFirst = false;
      return problem(status, code, {}, { 'Retry-After': '2' });
    };
    const { screen } = await send();

    const told = await screen.findByText(/Trying again in 2 seconds/, {
      selector: '[role=status]',
    });
    expect(told.textContent).toContain(why);
    expect(screen.getByRole('button', { name: 'Booking …' })).toBeVisible();
    // Seconds that pass are seen, and not read out each.
    expect(await screen.findByText(/Trying again in one second/)).toBeVisible();
    expect(told.textContent).toContain('2 seconds');
    expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
    expect(new Set(server.creates.map(({ key }) => key)).size).toBe(1);
  });

  test('nothing of a connection that was lost for a moment', async () => {
    let isDown = true;
    server.script.create = () => {
      if (!isDown) return {};
      isDown = false;
      return HttpResponse.error();
    };
    const { screen } = await send();

    expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
    expect(server.creates).toHaveLength(2);
    expect(server.creates[1]?.key).toBe(server.creates[0]?.key);
  });
});

describe('what could not be done, above the button', () => {
  test('after five tries without an answer: that nobody knows, and that a press is safe', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.script.create = () => HttpResponse.error();
    const { screen, events } = await send();

    const told = await screen.findByText(/your booking is made only once/);
    expect(told.closest('[role=alert]')).not.toBe(null);
    await vi.waitFor(() =>
      expect(events).toContainEqual({ name: 'error', detail: { code: 'CONNECTION_LOST' } }),
    );
    server.script.create = () => ({});
    press(screen, /^Book for/);
    expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
    expect(server.creates).toHaveLength(6);
    expect(new Set(server.creates.map(({ key }) => key)).size).toBe(1);
  });

  test('503 five times: a short break, and everything still there', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.script.create = () => problem(503, 'SERVICE_UNAVAILABLE');
    const { screen } = await send();

    expect(await screen.findByText(/taking a short break/)).toBeVisible();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(name.value).toBe('Ada Lovelace');
  });

  test('401 for a key that was revoked meanwhile: the restaurant; and in the console, the mend', async () => {
    server.script.create = () => problem(401, 'UNAUTHORIZED');
    const { screen, said } = await send();

    expect((await screen.findByRole('alert')).textContent).toMatch(/not set up correctly/);
    await waitFor(() => expect(said()[0]).toContain('publishable-key'));
  });

  test.each([
    [403, 'FORBIDDEN', /not set up correctly on this page/],
    [400, 'BAD_REQUEST', /it is not your fault/],
    [422, 'VALIDATION_ERROR', /it is not your fault/],
  ] as [number, ProblemCode, RegExp][])(
    '%i %s: in words, with everything still there and the button to be pressed again',
    async (status, code, told) => {
      server.script.create = () => problem(status, code);
      const { screen, events } = await send();

      expect((await screen.findByRole('alert')).textContent).toMatch(told);
      await vi.waitFor(() => expect(events).toContainEqual({ name: 'error', detail: { code } }));
      const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
      expect(name.value).toBe('Ada Lovelace');
      server.script.create = () => ({});
      press(screen, /^Book for/);
      expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
    },
  );
});

test('a failure too where the page was loaded anew and its time cannot be looked up: nothing is sent', async () => {
  const { widget } = await fillForm(server);
  await act(async () => widget.unmount());
  server.script.slot = () => problem(400, 'BAD_REQUEST');
  const { screen } = await showWidget();
  await screen.findByRole('heading', { name: 'Who is the table for?' });
  press(screen, /^Book for/);
  expect((await screen.findByRole('alert')).textContent).toContain('it is not your fault');
  expect(server.creates).toEqual([]);

  server.script.slot = () => slotAnswer();
  press(screen, /^Book for/);
  expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
});

describe('what the server finds wrong, at its field', () => {
  test.each([
    ['customer.email', 'Email', /does not look like an email address/],
    ['customer.phone', 'Phone', /does not look complete/],
    ['customer.name', 'Name', /at least three letters/],
    ['customerSpecialRequests', /^Special requests/, /too long/],
    ['hotelRoom', /^Hotel room/, /too long/],
  ] as const)('422 for %s', async (parameter, label, told) => {
    server.script.create = () =>
      problem(422, 'VALIDATION_ERROR', { errors: [{ parameter, reason: 'is wrong' }] });
    const { screen, root } = await send();

    const field = screen.getByRole('textbox', { name: label });
    await waitFor(() => expect(describedBy(root, field)).toMatch(told));
    expect(root.activeElement).toBe(field);
    expect(screen.getByText('One field needs your attention.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBe(null);
  });

  test('409 CUSTOMER_GDPR_CONSENT_REQUIRED at the box', async () => {
    server.script.create = () => problem(409, 'CUSTOMER_GDPR_CONSENT_REQUIRED');
    const { screen, root } = await send();

    const box = screen.getByRole('checkbox', { name: /I agree that/ });
    await waitFor(() => expect(describedBy(root, box)).toContain('only book with your agreement'));
    expect(root.activeElement).toBe(box);
  });
});
