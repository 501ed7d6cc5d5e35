import { fireEvent, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { FREE, timeSlot, workDay } from '../diner/answers.ts';
import { asVisitor, resizeWindow } from '../fixtures/emulate.ts';
import { layoutIssues, smallTargets } from '../fixtures/layout.ts';
import { isLong } from '../fixtures/long-tests.ts';
import { obscuredFocus } from '../fixtures/press-tab.ts';
import { bookingServer } from './booking-server.ts';
import { aPolicy } from './policies.ts';
import { showBooking } from './show-booking.tsx';

const server = bookingServer();

/** `npm test` takes the narrowest. */
const ROOMIER = [
  { width: 640, height: 800, text: '200%' },
  { width: 320, height: 640, text: '100%' },
];
const SIZES = [
  { width: 320, height: 256, text: '100%' },
  { width: 320, height: 640, text: '200%' },
  ...(isLong ? ROOMIER : []),
];

test.each(SIZES)(
  'at $width × $height with text at $text, nothing of a booking is cut off or covered',
  async (size) => {
    const { screen, press } = await showPending();
    await enlarge(size);
    const look = (view: string) =>
      asVisitor(async () => {
        expect(layoutIssues(), view).toEqual([]);
        expect(await obscuredFocus(), view).toEqual([]);
        expect(smallTargets(), view).toEqual([]);
      });

    const keep = async () => {
      press('Keep it as it is');
      // A page leaves a history entry only some time after it has asked to.
      await waitFor(() => expect(history.state).toBe(null));
    };

    fireEvent.click(await screen.findByRole('button', { name: 'Sign the policy' }));
    await look('booking');
    press('Change day, time or guests');
    fireEvent.click(await screen.findByRole('radio', { name: '20:30' }));
    await look('change');
    await keep();
    press('Change requests or allergies');
    fireEvent.click(await screen.findByRole('checkbox', { name: /allerg/ }));
    await look('requests');
    await keep();
    press('Cancel the booking');
    press('Continue');
    await look('why');
    fireEvent.click(screen.getByRole('radio', { name: 'Our plans have changed' }));
    press('Continue');
    await look('last question');
  },
);

/** A booking of eight, with a policy that is to be signed. */
function showPending() {
  Object.assign(server.booking, { pax: 8, cancellationPolicy: aPolicy() });
  const times = ['20:00', '20:30', '21:00', '21:30', '22:00'];
  server.script.workDay = (date) =>
    workDay(
      date,
      times.map((time) => ({ ...timeSlot(`${date}T${time}:00+02:00`), availability: FREE })),
    );
  return showBooking();
}

async function enlarge({ text, ...size }: (typeof SIZES)[number]): Promise<void> {
  document.documentElement.style.fontSize = text;
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await resizeWindow();
  });
  await resizeWindow(size);
}
