import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { problem } from '../diner/api-responses.ts';
import { bookingServer } from './booking-server.ts';
import { aPolicy } from './policies.ts';
import { showBooking, TOKEN } from './show-booking.tsx';

const server = bookingServer();

describe('a policy that is to be signed', () => {
  beforeEach(() => {
    server.booking.cancellationPolicy = aPolicy();
  });

  test('shows its deadline, and is signed once by a tick and a button, however often it is pressed', async () => {
    const { screen } = await showBooking();
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(false);
    expect(
      screen.getByText(
        'Please agree to the cancellation policy by Friday 10 May, 15:00. After that, the restaurant may give your table to someone else.',
      ),
    ).toBeVisible();

    fireEvent.click(box);
    const button = screen.getByRole('button', { name: 'Sign the policy' });
    // Twice before the next render, and once more while the request is pending.
    await act(async () => {
      button.click();
      button.click();
    });
    fireEvent.click(button);

    const message = await screen.findByText('Thank you. The cancellation policy is signed.');
    expect(document.activeElement).toBe(message);
    expect(message.closest('[role=status]')).not.toBe(null);
    expect(server.sent).toEqual([{ name: 'sign', body: null, ifMatch: '"1"', token: TOKEN }]);
    expect(screen.getByText(/^You signed this on Friday 10 May/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBe(null);
  });

  test('of a request speaks of no table, which is not kept yet', async () => {
    server.booking.status = 'REQUESTED';
    const { screen } = await showBooking();

    expect(await screen.findByText(/^Please agree to the .* 15:00\.$/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/your table/i);
  });

  test('is not signed without the tick, and shows an error at the checkbox', async () => {
    const { screen, press } = await showBooking();
    const box = await screen.findByRole('checkbox');
    press('Sign the policy');

    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const fault = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(fault?.textContent).toBe('Tick the box to sign the policy.');
    expect(server.sent).toEqual([]);
  });

  test('has the only main button until it is signed; then the reconfirmation has it', async () => {
    const { screen, press } = await showBooking();
    const mains = () =>
      [...document.querySelectorAll('.main-button')].map(({ textContent }) => textContent);
    fireEvent.click(await screen.findByRole('checkbox'));
    expect(mains()).toEqual(['Sign the policy']);
    press('Sign the policy');
    await screen.findByText(/is signed\.$/);

    expect(mains()).toEqual(['Yes, we are coming']);
  });

  test('409 BOOKING_AT_NOT_ALLOWED_TIME_WINDOW shows that the deadline is over', async () => {
    server.script.refuse = () => {
      server.booking.cancellationPolicy = aPolicy({ status: 'EXPIRED' });
      return problem(409, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW');
    };
    const { screen, press } = await showBooking();
    fireEvent.click(await screen.findByRole('checkbox'));
    press('Sign the policy');

    expect(await screen.findByText(/^The time to sign ended on/)).toBeVisible();
    expect(screen.getByText(/has changed in the meantime/)).toBeVisible();
  });

  test('409 BOOKING_IS_OUTDATED with other terms removes the tick', async () => {
    const { screen, press } = await showBooking();
    fireEvent.click(await screen.findByRole('checkbox'));
    server.booking.cancellationPolicy = aPolicy({ cancellationFeeAmount: 40_000 });
    server.version = 7;
    press('Sign the policy');

    const message = await screen.findByText(/has changed in the meantime/);
    expect(document.activeElement).toBe(message);
    expect(screen.getByText(/the restaurant may charge €400\.00/)).toBeVisible();
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    press('Sign the policy');
    expect(await screen.findByText(/is signed\.$/)).toBeVisible();
    expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"7"']);
  });
});

describe('a reconfirmation', () => {
  test('is sent once, and stays confirmed', async () => {
    const { screen, press } = await showBooking();
    await screen.findByRole('heading', { name: 'Are you still coming?' });
    press('Yes, we are coming');
    press('Sending …');

    const message = await screen.findByText('Thank you. The restaurant knows that you are coming.');
    expect(document.activeElement).toBe(message);
    expect(server.sent).toEqual([{ name: 'reconfirm', body: null, ifMatch: '"1"', token: TOKEN }]);
    expect(screen.getByText('You have told the restaurant that you are coming.')).toBeVisible();
  });

  test('with a lost response is found to be done already, and not sent as a new one', async () => {
    server.script.losesAnswer = true;
    const { screen, press } = await showBooking();
    await screen.findByRole('heading', { level: 2 });
    press('Yes, we are coming');

    // The retry gets BOOKING_IS_OUTDATED, and the booking fetched again is already changed.
    expect(
      await screen.findByText('Thank you. The restaurant knows that you are coming.'),
    ).toBeVisible();
    expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"1"']);
  });
});

describe('two presses at once, on different buttons', () => {
  async function pressBoth() {
    const shown = await showBooking();
    fireEvent.click(await shown.screen.findByRole('checkbox'));
    await act(async () => {
      shown.press('Yes, we are coming');
      shown.press('Sign the policy');
    });
    return shown;
  }

  test('are sent one after the other, and neither is treated as someone else’s change', async () => {
    server.booking.cancellationPolicy = aPolicy();
    const { screen } = await pressBoth();

    expect(await screen.findByText(/is signed\.$/)).toBeVisible();
    expect(screen.getByText('You have told the restaurant that you are coming.')).toBeVisible();
    expect(server.sent.map(({ name, ifMatch }) => [name, ifMatch])).toEqual([
      ['reconfirm', '"1"'],
      ['sign', '"2"'],
    ]);
  });

  test('do not sign terms that were not shown, if the first finds the booking changed', async () => {
    server.booking.cancellationPolicy = aPolicy();
    server.script.refuse = (name) => {
      if (name !== 'reconfirm') return null;
      server.booking.cancellationPolicy = aPolicy({ cancellationFeeAmount: 40_000 });
      server.version = 9;
      return problem(409, 'BOOKING_IS_OUTDATED');
    };
    const { screen } = await pressBoth();

    expect(await screen.findByText(/the restaurant may charge €400\.00/)).toBeVisible();
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toMatchObject({ name: 'sign', ifMatch: '"1"' });
    expect(server.booking.cancellationPolicy).toMatchObject({ status: 'PENDING_SIGNATURE' });
  });
});
