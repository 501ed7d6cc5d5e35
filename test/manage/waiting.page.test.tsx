import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { FREE, timeSlot, workDay } from '../diner/answers.ts';
import { problem } from '../diner/api-responses.ts';
import { bookingServer } from './booking-server.ts';
import { BOOKING_UUID, showBooking } from './show-booking.tsx';

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

test('409 for an offer that ended early says that the table is no longer kept', async () => {
  offer();
  const { screen, press } = await showBooking();
  await screen.findByRole('button', { name: 'Take the table' });
  server.script.refuse = () => {
    server.waitList = { state: 'WAITING', place: 1, joinedAt, offeredUntil: null };
    return problem(409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  };
  press('Take the table');
  expect(await screen.findByText(/^The table is no longer kept for you/)).toBeVisible();
});

describe('too late', () => {
  const slots = (date: string, times: string[], floorPlanAreaId: number | null = null) =>
    times.map((time) => ({
      ...timeSlot(`${date}T${time}:00+02:00`, { floorPlanAreaId }),
      availability: FREE,
    }));
  const buttonsUnder = (title: string) =>
    within(screen.getByText(title).nextElementSibling as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  async function comeTooLate() {
    server.script.workDay = (date) =>
      date === '2030-05-17'
        ? workDay(date, slots(date, ['19:00', '20:00', '20:30', '21:30', '22:00', '23:00']))
        : workDay(date, slots(date, ['21:00', '21:15']));
    offer();
    const shown = await showBooking();
    await shown.screen.findByRole('button', { name: 'Take the table' });
    server.script.refuse = () => {
      server.waitList = { state: 'LAPSED', place: 2, joinedAt, offeredUntil: null };
      return problem(409, 'NO_AVAILABLE_SLOT');
    };
    shown.press('Take the table');
    await shown.screen.findByRole('button', { name: 'Book 21:30' });
    server.script.refuse = () => null;
    return shown;
  }

  test('the nearest free times of that day are shown, and one press takes one', async () => {
    const { press } = await comeTooLate();
    const gone = screen.getByText(/^The table has gone to others/);
    expect(document.activeElement).toBe(gone.closest('[role=status]'));
    expect(buttonsUnder('Nearest free times')).toEqual([
      'Book 20:00',
      'Book 20:30',
      'Book 21:30',
      'Book 22:00',
    ]);
    expect(server.requests.at(-1)?.body).toMatchObject({
      pax: 2,
      status: 'CONFIRMED',
      excludeBookingUuid: BOOKING_UUID,
    });
    press('Book 21:30');
    expect(await screen.findByText('The table is yours.')).toBeVisible();
    expect(server.sent.at(-1)?.body).toEqual({
      answer: 'CLAIM',
      date: '2030-05-17',
      time: '21:30:00',
      floorPlanAreaId: null,
    });
    expect(server.booking.bookingAt).toBe('2030-05-17T21:30:00+02:00');
  });

  test('days near it are one press away, and so is the way back', async () => {
    const { press } = await comeTooLate();
    await screen.findByText('Next days with tables');
    const [day = ''] = buttonsUnder('Next days with tables');
    press(day ?? '');
    expect(await screen.findByRole('button', { name: 'Book 21:15' })).toBeVisible();
    expect(document.activeElement?.textContent).not.toBe('');
    press('Fri 17 May');
    expect(await screen.findByRole('button', { name: 'Book 21:30' })).toBeVisible();
  });

  test('409 for a time that goes in the same moment says so, and shows what is free then', async () => {
    const { press } = await comeTooLate();
    server.script.refuse = () => problem(409, 'NO_AVAILABLE_SLOT');
    server.script.workDay = (date) => workDay(date, slots(date, ['20:00']));
    press('Book 21:30');
    const gone = await screen.findByText('This time is no longer available.');
    expect(document.activeElement).toBe(gone.closest('[role=status]'));
    await screen.findByRole('button', { name: 'Book 20:00' });
    expect(screen.queryByRole('button', { name: 'Book 21:30' })).toBe(null);
  });

  test('a time in another area says which', async () => {
    server.script.workDay = (date) => workDay(date, slots(date, ['21:00'], 2));
    server.waitList = { state: 'LAPSED', place: 1, joinedAt, offeredUntil: null };
    const { press } = await showBooking();
    await screen.findByRole('button', { name: 'Book 21:00 · Dining room' });
    press('Book 21:00 · Dining room');
    await screen.findByText('The table is yours.');
    expect(server.sent.at(-1)?.body).toMatchObject({ floorPlanAreaId: 2 });
  });
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
