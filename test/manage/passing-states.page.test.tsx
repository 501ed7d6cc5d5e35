import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FREE, timeSlot, unavailable, workDay } from '../diner/answers.ts';
import { problem } from '../diner/api-responses.ts';
import { bookingServer } from './booking-server.ts';
import { showBooking } from './show-booking.tsx';

/** Other tests only pass through these states. Each of these ends in one, so that it is checked like every end. */

const server = bookingServer();

async function press(...names: (string | RegExp)[]) {
  const shown = await showBooking();
  await shown.screen.findByRole('heading', { level: 2 });
  for (const name of names) shown.press(name);
  return shown;
}

test('a booking that is loading has four placeholders', async () => {
  server.script.readProblem = () => new Promise(() => {});
  await showBooking();
  expect(document.querySelectorAll('.skeleton-block')).toHaveLength(4);
});

test('a booking that cannot be read is an alert', async () => {
  server.script.readProblem = () => problem(400, 'VALIDATION_ERROR');
  const { screen } = await showBooking();
  expect(await screen.findByRole('alert')).toBeVisible();
});

test.each(['REQUESTED', 'CONFIRMED', 'ARRIVED'] as const)(
  'a booking with requests and allergies shows the requests, %s',
  async (status) => {
    const notes = { customerSpecialRequests: 'By the window', hasAllergies: true };
    Object.assign(server.booking, { status, ...notes });
    const { screen } = await press();
    expect(screen.getByText('By the window')).toBeVisible();
  },
);

test('a change that is refused is an alert', async () => {
  server.script.workDay = (date) => {
    const times = ['20:30', '21:00'].map((time) => timeSlot(`${date}T${time}:00+02:00`));
    return workDay(
      date,
      times.map((time) => ({ ...time, availability: FREE })),
    );
  };
  server.script.refuse = () => problem(400, 'VALIDATION_ERROR');
  const { screen, press: go } = await press('Change day, time or guests');
  fireEvent.click(await screen.findByRole('radio', { name: '20:30' }));
  go(/^Change to /);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a change to a full day is refused, with the way to call', async () => {
  const availability = unavailable('FULL', 'CHOOSE_ANOTHER_DATE', 'CALL_VENUE');
  server.script.workDay = (date) => workDay(date, [], { availability });
  const { screen } = await press('Change day, time or guests');
  fireEvent.click(await screen.findByRole('gridcell', { name: /21 May/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Call/ })[0]).toBeVisible();
});

test('a cancellation that is refused is an alert', async () => {
  server.script.refuse = () => problem(400, 'VALIDATION_ERROR');
  const { screen, press: go } = await press('Cancel the booking');
  fireEvent.click(screen.getByRole('radio', { name: 'Our plans have changed' }));
  go('Continue');
  go('Yes, cancel the booking');
  expect(await screen.findByRole('alert')).toBeVisible();
});
