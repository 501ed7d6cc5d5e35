import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { problem } from '../diner/api-responses.ts';
import { bookingServer } from './booking-server.ts';
import { aPolicy, SIGNED } from './policies.ts';
import { showBooking, TOKEN } from './show-booking.tsx';

const server = bookingServer();

async function askToCancel() {
  const shown = await showBooking();
  await shown.screen.findByRole('heading', { level: 2 });
  shown.press('Cancel the booking');
  return shown;
}

async function goToConfirmation() {
  const shown = await askToCancel();
  fireEvent.click(shown.screen.getByRole('radio', { name: 'Something unexpected came up' }));
  shown.press('Continue');
  return shown;
}

test('a cancellation needs a reason and a confirmation, and is sent once', async () => {
  const { screen, press } = await goToConfirmation();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cancel for good?' }));
  expect(screen.getByText('Booked now: Friday 17 May, 21:00 · 2 people')).toBeVisible();
  expect(server.sent).toEqual([]);
  press('Yes, cancel the booking');
  press('Sending …');

  const message = await screen.findByText('Your booking is cancelled.');
  expect(document.activeElement).toBe(message);
  expect(screen.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
  const body = { cancelReason: 'UNEXPECTED_SITUATION' };
  expect(server.sent).toEqual([{ name: 'cancel', body, ifMatch: '"1"', token: TOKEN }]);
});

test('only the reasons for diners are offered, and one is required', async () => {
  const { screen, press } = await askToCancel();
  const heading = screen.getByRole('heading', { name: 'Cancel your booking' });
  expect(document.activeElement).toBe(heading);
  const group = screen.getByRole('group', { name: 'May we ask why?' });
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  press('Continue');

  expect(await screen.findByText('Choose a reason to continue.')).toBeVisible();
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  const fault = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(fault?.textContent).toBe('Choose a reason to continue.');
});

test('keeping the booking sends nothing', async () => {
  const { screen, press } = await goToConfirmation();
  press('No, keep the booking');

  const heading = screen.getByRole('heading', { name: 'Your table is booked' });
  expect(document.activeElement).toBe(heading);
  expect(server.sent).toEqual([]);
});

describe('the confirmation', () => {
  test('says that canceling costs nothing if no policy was signed', async () => {
    server.booking.cancellationPolicy = aPolicy();
    const { screen } = await goToConfirmation();

    expect(screen.getByText('Cancelling costs nothing.')).toBeVisible();
  });

  test('says until when canceling is free', async () => {
    server.booking.cancellationPolicy = aPolicy(SIGNED);
    const { screen } = await goToConfirmation();

    expect(screen.getByText('Cancelling is free until Thursday 16 May, 21:00.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, cancel the booking' })).toBeVisible();
  });

  test('says what canceling costs within the notice, also on the button', async () => {
    vi.setSystemTime(Date.parse('2030-05-17T12:00:00+02:00'));
    server.booking.cancellationPolicy = aPolicy(SIGNED);
    const { screen } = await goToConfirmation();

    expect(screen.getByText(/was free until Thursday 16 May, 21:00\..*€200\.00\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, cancel for €200.00' })).toBeVisible();
  });
});

test('409 BOOKING_IS_ALREADY_CANCELED is shown as canceled', async () => {
  server.script.refuse = () => {
    server.booking.status = 'CANCELED';
    return problem(409, 'BOOKING_IS_ALREADY_CANCELED');
  };
  const { screen, press } = await goToConfirmation();
  press('Yes, cancel the booking');

  expect(await screen.findByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
});

test('409 STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING shows the current booking, which cannot be canceled', async () => {
  server.script.refuse = () => {
    server.booking.status = 'SEATED';
    return problem(409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  };
  const { screen, press } = await goToConfirmation();
  press('Yes, cancel the booking');

  expect(await screen.findByRole('heading', { name: 'You have arrived' })).toBeVisible();
  expect(screen.getByText(/has changed in the meantime/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /ancel/ })).toBe(null);
});

test('409 BOOKING_IS_OUTDATED shows the current booking in the confirmation, which can still be answered', async () => {
  const { screen, press } = await goToConfirmation();
  server.booking.pax = 4;
  server.version = 3;
  press('Yes, cancel the booking');

  expect(await screen.findByText(/has changed in the meantime/)).toBeVisible();
  expect(screen.getByText('Booked now: Friday 17 May, 21:00 · 4 people')).toBeVisible();
  press('Yes, cancel the booking');
  expect(await screen.findByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
});

describe('a request that is not answered yet', () => {
  async function withdraw() {
    server.booking.status = 'REQUESTED';
    const shown = await showBooking();
    await shown.screen.findByRole('heading', { level: 2 });
    shown.press('Withdraw the request');
    await shown.screen.findByRole('heading', { name: 'Withdraw the request' });
    fireEvent.click(shown.screen.getByRole('radio', { name: 'Our plans have changed' }));
    shown.press('Continue');
    await shown.screen.findByText(/^Waiting for: /);
    return shown;
  }

  test('is withdrawn, without a word about a booking', async () => {
    const { screen, press } = await withdraw();
    expect(document.title).toBe('Casa Brisa');
    expect(document.body.textContent).not.toMatch(/cancel|booking/i);
    press('Withdraw the request');

    expect(await screen.findByText('Your request is withdrawn.')).toBeVisible();
    expect(server.sent).toMatchObject([
      { name: 'cancel', body: { cancelReason: 'CHANGED_PLANS' } },
    ]);
  });

  test('can be kept', async () => {
    const { screen, press } = await withdraw();
    press('Keep it as it is');

    expect(
      await screen.findByRole('heading', { name: 'Your request is on its way' }),
    ).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  test('costs what was signed for it', async () => {
    server.booking.cancellationPolicy = aPolicy({ ...SIGNED, cancellationNoticeHours: 9999 });
    const { screen } = await withdraw();

    expect(screen.getByText(/the restaurant may now charge €200\.00\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, cancel for €200.00' })).toBeVisible();
  });
});
