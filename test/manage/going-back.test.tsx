// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bookingServer } from './booking-server.ts';
import { showBooking, TOKEN } from './show-booking.tsx';

const server = bookingServer();

const ROOT = 'Your table is booked';

async function open(button: string, heading: string) {
  const shown = await showBooking();
  await shown.screen.findByRole('heading', { level: 2 });
  const entries = history.length;
  const address = location.href;
  shown.press(button);
  await shown.screen.findByRole('heading', { name: heading });
  return { ...shown, entries, address };
}

const goBack = () => act(async () => history.back());
const goForward = () => act(async () => history.forward());

/** A page leaves a history entry only some time after it has called `history.back()`. */
const untilEntryIsLeft = () => vi.waitFor(() => expect(history.state).toBe(null));

describe('the browser’s Back', () => {
  test.each([
    ['Change day, time or guests', 'Change your booking'],
    ['Change requests or allergies', 'Requests and allergies'],
    ['Cancel the booking', 'Cancel your booking'],
  ])('from “%s” leads to the booking, at the same URL', async (button, heading) => {
    const { screen, entries, address } = await open(button, heading);
    expect(history.length).toBe(entries + 1);
    expect(location.href).toBe(address);
    expect(location.hash).toBe(`#${TOKEN}`);
    expect(JSON.stringify(history.state)).not.toContain(TOKEN);
    expect(document.title).not.toContain(TOKEN);
    await goBack();

    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: ROOT }));
    expect(location.href).toBe(address);
    await goForward();
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  test('from the confirmation of a cancellation leads to the booking, and sends nothing', async () => {
    const { screen, press } = await open('Cancel the booking', 'Cancel your booking');
    act(() => screen.getByRole('radio', { name: 'Another reason' }).click());
    press('Continue');
    await screen.findByRole('heading', { name: 'Cancel for good?' });
    await goBack();

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
    const message = await screen.findByText('Your booking is canceled.');
    expect(document.activeElement).toBe(message);
    await untilEntryIsLeft();
    await goForward();

    expect(screen.getByRole('heading', { name: 'This booking is canceled' })).toBeVisible();
    expect(history.state).toBe(null);
  });
});
