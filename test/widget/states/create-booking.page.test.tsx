import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { ProblemCode } from '../../../src/contract/problem.ts';
import { reportOnce } from '../../../src/widget/diagnostics/report-once.ts';
import { slotAnswer } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { shortenWaits } from '../../fixtures/shorten-waits.ts';
import { describedBy, fillForm, press, reload } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const BOOKED = { name: 'Your table is booked' };

/** Fills in and submits the form; console messages are expected. */
async function send() {
  // The console itself has each line once per document.
  const report = vi.mocked(reportOnce).mockReturnValue();
  const widget = await fillForm(server);
  press(widget.screen, /^Book for/);
  return { ...widget, logged: () => report.mock.calls.map(([line]) => line) };
}

describe('while it is sent', () => {
  test('shows “Booking …” on the button, which stays focusable and does not send twice', async () => {
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
  ] as const)(
    '%i: shows the reason and a countdown, then books without another click',
    async (...answer) => {
      const [status, code, why] = answer;
      let isFirst = true;
      server.script.create = () => {
        if (!isFirst) return {};
        isFirst = false;
        return problem(status, code, {}, { 'Retry-After': '2' });
      };
      const { screen } = await send();

      const message = await screen.findByText(/Trying again in 2 seconds/, {
        selector: '[role=status]',
      });
      expect(message.textContent).toContain(why);
      expect(screen.getByRole('button', { name: 'Booking …' })).toBeVisible();
      // The countdown is visible, but not read out every second.
      expect(await screen.findByText(/Trying again in one second/)).toBeVisible();
      expect(message.textContent).toContain('2 seconds');
      expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
      expect(new Set(server.creates.map(({ key }) => key)).size).toBe(1);
    },
  );

  test('429 for an hour: shows the server’s explanation at once, and can be sent again', async () => {
    const detail = 'Too many bookings were made. You can also book by phone: +34961234567.';
    server.script.create = () =>
      problem(429, 'RATE_LIMIT_EXCEEDED', { detail }, { 'Retry-After': '3600' });
    const { screen } = await send();

    expect(await screen.findByText(detail)).toBeVisible();
    expect(server.creates).toHaveLength(1);
    server.script.create = () => ({});
    press(screen, /^Book for/);
    expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
  });

  test('shows nothing about a connection that is lost only briefly', async () => {
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

describe('a failure above the button', () => {
  test('after five tries without a response, says that the outcome is unknown and that retrying is safe', async () => {
    shortenWaits();
    server.script.create = () => HttpResponse.error();
    const { screen, events } = await send();

    const message = await screen.findByText(/your booking is made only once/);
    expect(message.closest('[role=alert]')).not.toBe(null);
    await vi.waitFor(() =>
      expect(events).toContainEqual({ name: 'error', detail: { code: 'CONNECTION_LOST' } }),
    );
    server.script.create = () => ({});
    press(screen, /^Book for/);
    expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
    expect(server.creates).toHaveLength(6);
    expect(new Set(server.creates.map(({ key }) => key)).size).toBe(1);
  });

  test('503 five times: says that the service is unavailable, and keeps the input', async () => {
    shortenWaits();
    server.script.create = () => problem(503, 'SERVICE_UNAVAILABLE');
    const { screen } = await send();

    expect(await screen.findByText(/taking a short break/)).toBeVisible();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(name.value).toBe('Ada Lovelace');
  });

  test('401 for a revoked key: refers the diner to the restaurant, and logs the fix to the console', async () => {
    server.script.create = () => problem(401, 'UNAUTHORIZED');
    const { screen, logged } = await send();

    expect((await screen.findByRole('alert')).textContent).toMatch(/not set up correctly/);
    await waitFor(() =>
      expect(logged()).toContainEqual(expect.stringContaining('publishable-key')),
    );
  });

  test.each([
    [403, 'FORBIDDEN', /not set up correctly on this page/],
    [400, 'BAD_REQUEST', /it is not your fault/],
    [422, 'VALIDATION_ERROR', /it is not your fault/],
  ] as [number, ProblemCode, RegExp][])(
    '%i %s: is explained, and the input and the button stay',
    async (status, code, message) => {
      server.script.create = () => problem(status, code);
      const { screen, events } = await send();

      expect((await screen.findByRole('alert')).textContent).toMatch(message);
      await vi.waitFor(() => expect(events).toContainEqual({ name: 'error', detail: { code } }));
      const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
      expect(name.value).toBe('Ada Lovelace');
      server.script.create = () => ({});
      press(screen, /^Book for/);
      expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
    },
  );
});

test('after a reload, a failed slot check is shown and nothing is sent', async () => {
  const widget = await fillForm(server);
  server.script.slot = () => problem(400, 'BAD_REQUEST');
  const { screen } = await reload(widget);
  await screen.findByRole('heading', { name: 'Who is the table for?' });
  press(screen, /^Book for/);
  expect((await screen.findByRole('alert')).textContent).toContain('it is not your fault');
  expect(server.creates).toEqual([]);

  server.script.slot = () => slotAnswer();
  press(screen, /^Book for/);
  expect(await screen.findByRole('heading', BOOKED)).toBeVisible();
});

describe('an error from the server at its field', () => {
  test.each([
    ['customer.email', 'Email', /does not look like an email address/],
    ['customer.phone', 'Phone', /does not look complete/],
    ['customer.name', 'Name', /tell us your name/],
    ['customerSpecialRequests', /^Special requests/, /too long/],
    ['hotelRoom', /^Hotel room/, /too long/],
  ] as const)('422 for %s', async (parameter, label, message) => {
    server.script.create = () =>
      problem(422, 'VALIDATION_ERROR', { errors: [{ parameter, reason: 'is wrong' }] });
    const { screen, root } = await send();

    const field = screen.getByRole('textbox', { name: label });
    await waitFor(() => expect(describedBy(root, field)).toMatch(message));
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
