import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import BookingSheet from '../../../../src/staff/screens/booking-sheet/booking-sheet.tsx';
import { aBooking, at } from '../../fixtures/bookings.ts';
import { showPart } from '../../fixtures/part-of-staff-view.tsx';
import {
  press,
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  startFakeServer,
  typeInto,
} from '../../fixtures/staff-view.tsx';
import { serveSheet, timesAreShown } from './sheet-server.ts';

setUpFakeServer();
beforeEach(() => sessionStorage.clear());

function openSheet(booking: StaffBooking, kind: 'edit' | 'answer' = 'edit') {
  const done: StaffBooking[] = [];
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  showPart(
    <BookingSheet mode={{ kind, booking }} onClose={close} onDone={(each) => done.push(each)} />,
  );
  return { done, closedTimes: () => closed };
}

const pressTime = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const changesOf = (sent: { method: string; path: string }[]) =>
  sent.filter(({ method }) => method === 'PUT');

test('party and time change with a tap each, and only they are sent', async () => {
  const booking = aBooking();
  const fake = startFakeServer([booking]);
  const { asked } = serveSheet(fake);
  const { done } = openSheet(booking);

  press('4');
  await pressTime('21:30 T4, Sala');
  press('Save Laura Vidal, 4, 21:30, T4');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)).toMatchObject([
    {
      path: '/bookings/booking-1',
      ifMatch: '"1"',
      body: { date: '2026-11-20', time: '21:30:00', pax: 4 },
    },
  ]);
  expect(asked.at(-1)?.body.excludeBookingUuid).toBe('booking-1');
  await screen.findByText('Saved: Laura Vidal, 4, 21:30, T4.');
});

test('a booking that is not changed is closed without a request', async () => {
  const booking = aBooking();
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  const { closedTimes } = openSheet(booking);
  await timesAreShown();
  press(/^Save/);
  await waitFor(() => expect(closedTimes()).toBe(1));
  expect(changesOf(fake.sent)).toEqual([]);
});

test('guests in the house keep their time; party and note can change', async () => {
  const booking = aBooking({ status: 'SEATED', seatedAt: at('20:35') });
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  const { done } = openSheet(booking);
  expect(screen.queryByLabelText('Other time')).toBeNull();
  press('3');
  typeInto('Note for the team', 'One more chair');
  press(/^Save/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)).toMatchObject([
    { body: { pax: 3, privateNotes: 'One more chair' } },
  ]);
});

test('guests who came before the day of their booking get the date of today', async () => {
  const booking = aBooking({
    status: 'SEATED',
    workDay: '2026-11-21',
    bookingAt: '2026-11-21T20:30:00+01:00',
    seatedAt: at('20:05'),
  });
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  openSheet(booking);
  await timesAreShown();
  press('Today');
  press(/^Save/);
  await waitFor(() =>
    expect(changesOf(fake.sent)).toMatchObject([
      { path: '/bookings/booking-1', body: { date: '2026-11-20', time: '20:30:00' } },
    ]),
  );
});

test('of a closed booking only notes can change', () => {
  serveSheet(startFakeServer());
  openSheet(aBooking({ status: 'ATTENDED' }));
  expect(
    screen.queryByText('This booking is closed. Only its notes can be changed.'),
  ).not.toBeNull();
  expect(screen.queryByLabelText('Guests')).toBeNull();
  expect(screen.queryByLabelText('Note for the team')).not.toBeNull();
});

test('what others changed meanwhile is shown, and what was typed stays', async () => {
  const booking = aBooking();
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  const { done } = openSheet(booking);
  typeInto('Note for the team', 'Cake');
  fake.change('booking-1', { pax: 5, version: 2 });
  press(/^Save/);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Party: 2 guests → 5 guests');
  expect(screen.getByLabelText<HTMLInputElement>('Guests').value).toBe('5');
  press(/^Save/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent).at(-1)).toMatchObject({ body: { privateNotes: 'Cake' } });
});

test('a request is answered with another time: changed first, then confirmed', async () => {
  const booking = aBooking({ status: 'REQUESTED', tables: [] });
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  const { done } = openSheet(booking, 'answer');
  expect(screen.queryByRole('button', { name: 'Confirm 20:30' })).not.toBeNull();
  await pressTime('21:30 T4, Sala');
  press('Offer 21:30');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)).toMatchObject([
    { path: '/bookings/booking-1', ifMatch: '"1"', body: { time: '21:30:00' } },
    {
      path: '/bookings/booking-1/status',
      ifMatch: '"2"',
      body: { status: 'CONFIRMED' },
    },
  ]);
  const keys = (changesOf(fake.sent) as { idempotencyKey?: string }[]).map((s) => s.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test('of the times that can be offered, the nearest free one is chosen, and is no draft', async () => {
  const booking = aBooking({ status: 'REQUESTED', tables: [] });
  const fake = startFakeServer([booking]);
  const sheet = serveSheet(fake);
  sheet.times = sheet.times.filter(({ time }) => time !== '20:45:00');
  const { done } = openSheet(booking, 'answer');
  await screen.findByRole('button', { name: 'Offer 21:30' });
  expect(Object.keys(sessionStorage)).toEqual([]);
  press('Offer 21:30');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)[0]).toMatchObject({ body: { time: '21:30:00' } });
});

test('a request is confirmed at the chosen tables', async () => {
  const booking = aBooking({ status: 'REQUESTED', tables: [] });
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  const { done } = openSheet(booking, 'answer');
  fireEvent.click(screen.getByRole('checkbox', { name: /^T5/, hidden: true }));
  press('Confirm 20:30');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)).toMatchObject([
    { path: '/bookings/booking-1/status', body: { status: 'CONFIRMED', tables: ['5'] } },
  ]);
});

test('if it cannot be confirmed, that is said and the request stays', async () => {
  const booking = aBooking({ status: 'REQUESTED', tables: [] });
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  server.use(
    http.put(
      `${STAFF_API}/bookings/:uuid/status`,
      () => problem(409, 'NO_AVAILABLE_SLOT', 'No table is free.'),
      { once: true },
    ),
  );
  const { done } = openSheet(booking, 'answer');
  await pressTime('21:30 T4, Sala');
  press('Offer 21:30');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'The booking now has 21:30, but it is not confirmed and stays a request. Offer: No table is free for this.',
  );
  expect(done).toEqual([]);

  press('Confirm 21:30');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent).map(({ path }) => path)).toEqual([
    '/bookings/booking-1',
    '/bookings/booking-1/status',
    '/bookings/booking-1/status',
  ]);
});

test('tables that were fixed are left to the server again', async () => {
  const booking = aBooking({ hasFixedTables: true });
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  const { done } = openSheet(booking);
  fireEvent.click(
    await screen.findByRole('checkbox', { name: /^T4/, checked: true, hidden: true }),
  );
  press(/^Save Laura Vidal/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)).toMatchObject([
    { path: '/bookings/booking-1', body: { hasFixedTables: false } },
  ]);
});
