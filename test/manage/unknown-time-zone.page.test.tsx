import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetTimezone } from '../fixtures/forget-timezone.ts';
import { bookingServer } from './booking-server.ts';
import { aPolicy, SIGNED } from './policies.ts';
import { showBooking } from './show-booking.tsx';

const server = bookingServer();

/** A zone since 2025, for a venue whose clocks are those of the other tests. */
const TIMEZONE = 'America/Coyhaique';

beforeEach(() => {
  server.script.venue = { timezone: TIMEZONE };
  forgetTimezone(TIMEZONE);
});

async function showConfirmation() {
  const shown = await showBooking();
  await shown.screen.findByRole('heading', { level: 2 });
  shown.press('Cancel the booking');
  fireEvent.click(shown.screen.getByRole('radio', { name: 'Something unexpected came up' }));
  shown.press('Continue');
  return shown.screen;
}

describe('a browser that does not know the venue’s time zone', () => {
  test('shows the booking and its policy, which can be signed', async () => {
    server.booking.cancellationPolicy = aPolicy();
    const { screen, press } = await showBooking();

    expect(await screen.findByText('Friday 17 May, 21:00')).toBeVisible();
    expect(
      screen.getByText(
        /^Cancelling is free up to 24 hours before your booking \(until Thursday 16 May, 21:00/,
      ),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox'));
    press('Sign the policy');
    expect(await screen.findByText(/^You signed this on /)).toBeVisible();
  });

  test('says until when canceling is free, by the clock before a clock change', async () => {
    server.booking.bookingAt = '2030-04-01T21:00:00+02:00';
    server.booking.cancellationPolicy = aPolicy({ ...SIGNED, cancellationNoticeHours: 48 });
    vi.setSystemTime(Date.parse('2030-03-10T12:00:00+01:00'));
    const screen = await showConfirmation();

    expect(screen.getByText('Cancelling is free until Saturday 30 March, 20:00.')).toBeVisible();
  });

  test('says since when canceling has a fee', async () => {
    vi.setSystemTime(Date.parse('2030-05-17T12:00:00+02:00'));
    server.booking.cancellationPolicy = aPolicy(SIGNED);
    const screen = await showConfirmation();

    expect(screen.getByText(/was free until Thursday 16 May, 21:00\./)).toBeVisible();
  });

  test('uses the offset of the booking if a server of the previous version sends no offsets', async () => {
    server.script.venue.utcOffsets = undefined;
    server.booking.cancellationPolicy = aPolicy();
    const { screen } = await showBooking();

    expect(await screen.findByText(/until Thursday 16 May, 21:00/)).toBeVisible();
  });
});

test('a policy that cannot be shown breaks nothing else, and cannot be signed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.booking.cancellationPolicy = aPolicy({ currency: 'EURO' });
  const { screen } = await showBooking();

  expect(await screen.findByText('Friday 17 May, 21:00')).toBeVisible();
  expect(screen.getByRole('alert').textContent).toContain('That did not work');
  expect(screen.queryByRole('button', { name: 'Sign the policy' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeVisible();
});
