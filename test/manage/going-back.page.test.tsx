import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bookingServer } from './booking-server.ts';
import { showBooking, TOKEN } from './show-booking.tsx';

const server = bookingServer();

const ROOT = 'Your table is booked';

async function open(button: string, heading: string) {
  const shown = await showBooking();
  await shown.screen.findByRole('heading', { level: 2 });
  const entry = navigation.currentEntry?.key;
  const address = location.href;
  shown.press(button);
  await shown.screen.findByRole('heading', { name: heading });
  return { ...shown, entry, address };
}

/** Goes back or forward; a page arrives at another entry only some time later. */
const go = (steps: number) =>
  act(async () => {
    const arrival = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(steps);
    await arrival;
  });

/** A page leaves a history entry only some time after it has called `history.back()`. */
const untilEntryIsLeft = () => vi.waitFor(() => expect(history.state).toBe(null));

describe('the browser’s Back', () => {
  test.each([
    ['Change day, time or guests', 'Change day, time or guests'],
    ['Change requests or allergies', 'Requests and allergies'],
    ['Cancel the booking', 'Cancel your booking'],
  ])('from “%s” leads to the booking, at the same URL', async (button, heading) => {
    const { screen, entry, address } = await open(button, heading);
    expect(navigation.currentEntry?.key).not.toBe(entry);
    expect(location.href).toBe(address);
    expect(location.hash).toBe(`#${TOKEN}`);
    expect(JSON.stringify(history.state)).not.toContain(TOKEN);
    expect(document.title).not.toContain(TOKEN);
    await go(-1);

    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: ROOT }));
    expect(location.href).toBe(address);
    // The view had only one entry.
    expect(navigation.currentEntry?.key).toBe(entry);
    await go(1);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  test('from the confirmation of a cancellation leads to the booking, and sends nothing', async () => {
    const { screen, press } = await open('Cancel the booking', 'Cancel your booking');
    act(() => screen.getByRole('radio', { name: 'Another reason' }).click());
    press('Continue');
    await screen.findByRole('heading', { name: 'Cancel for good?' });
    await go(-1);

    expect(await screen.findByRole('heading', { name: ROOT })).toBeVisible();
    expect(server.sent).toEqual([]);
  });
});

describe('a view left by a button', () => {
  test('leaves no history entry: Back does not return to it', async () => {
    const { screen, press } = await open('Cancel the booking', 'Cancel your booking');
    expect(history.state).not.toBe(null);
    await act(async () => press('No, keep the booking'));

    expect(await screen.findByRole('heading', { name: ROOT })).toBeVisible();
    await untilEntryIsLeft();
  });

  test('shows what was done, and Forward does not lead to a change that is no longer permitted', async () => {
    const { screen, press } = await open('Cancel the booking', 'Cancel your booking');
    act(() => screen.getByRole('radio', { name: 'Another reason' }).click());
    press('Continue');
    press('Yes, cancel the booking');
    const message = await screen.findByText('Your booking is cancelled.');
    expect(document.activeElement).toBe(message);
    await untilEntryIsLeft();
    await go(1);

    await untilEntryIsLeft();
    expect(screen.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  });
});
