// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { problem } from '../diner/api-responses.ts';
import { bookingServer } from './booking-server.ts';
import { showBooking } from './show-booking.tsx';

const server = bookingServer();

const joinedAt = '2030-05-09T12:00:00+02:00';

beforeEach(() => {
  server.booking.status = 'PENDING_WAIT_LIST_BOOKING';
  server.waitList = { state: 'WAITING', place: 3, joinedAt, offeredUntil: null };
});

function offer(offeredUntil = '2030-05-10T12:10:00+02:00') {
  server.waitList = { state: 'OFFERED', place: 1, joinedAt, offeredUntil };
}

test('the place in the order, for the time of the booking', async () => {
  const { screen } = await showBooking();
  const text = await screen.findByText(/^You are number 3 for a table at /);
  expect(text.closest('[role=status]')).not.toBe(null);
  expect(screen.queryByRole('button', { name: 'Take the table' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeVisible();
});

test('the next in the order is told so', async () => {
  server.waitList = { state: 'WAITING', place: 1, joinedAt, offeredUntil: null };
  const { screen } = await showBooking();
  expect(await screen.findByText(/^You are next for a table at /)).toBeVisible();
});

test('an offer with its end; opening the page takes nothing, one press takes the table', async () => {
  offer();
  const { screen, press } = await showBooking();
  expect(await screen.findByText('It is kept for you until Friday 10 May, 12:10.')).toBeVisible();
  expect(server.sent).toEqual([]);
  press('Take the table');
  expect(await screen.findByText('The table is yours.')).toBeVisible();
  expect(server.sent).toMatchObject([{ name: 'offer', body: { answer: 'CLAIM' } }]);
  expect(screen.queryByRole('button', { name: 'Take the table' })).toBe(null);
});

test('an offer that is declined: the place stays, and asking again is one press', async () => {
  offer();
  const { screen, press } = await showBooking();
  await screen.findByRole('button', { name: 'No, thank you' });
  press('No, thank you');
  expect(await screen.findByText(/^You declined the table/)).toBeVisible();
  press('I still want a table');
  expect(await screen.findByText(/^You are next for a table at /)).toBeVisible();
  expect(server.sent).toMatchObject([
    { body: { answer: 'DECLINE' } },
    { body: { answer: 'ASK_AGAIN' } },
  ]);
});

test('409 for a table that has gone to others says so', async () => {
  offer();
  const { screen, press } = await showBooking();
  await screen.findByRole('button', { name: 'Take the table' });
  server.script.refuse = () => {
    server.waitList = { state: 'LAPSED', place: 2, joinedAt, offeredUntil: null };
    return problem(409, 'NO_AVAILABLE_SLOT');
  };
  press('Take the table');
  expect(await screen.findByText(/^The table has gone to others/)).toBeVisible();
});

test.each([
  ['an offer that is over', '2030-05-10T11:59:00+02:00', 'OFFERED', /^Your offer is over/],
  ['one that lapsed', null, 'LAPSED', /^Your offer is over/],
  ['one that staff took back', null, 'WITHDRAWN', /^The table is no longer kept/],
] as const)(
  '%s is no longer claimed, and can be asked for again',
  async (_, until, state, text) => {
    server.waitList = { state, place: 1, joinedAt, offeredUntil: until };
    const { screen } = await showBooking();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take the table' })).toBe(null);
    expect(screen.getByRole('button', { name: 'I still want a table' })).toBeVisible();
  },
);

test('a booking that staff confirmed meanwhile is shown as it is', async () => {
  server.waitList = null;
  const { screen } = await showBooking();
  server.booking.status = 'CONFIRMED';
  expect(await screen.findByText(/has changed/)).toBeVisible();
});
