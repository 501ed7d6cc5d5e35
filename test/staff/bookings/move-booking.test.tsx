// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aBooking, aTable, at, TODAY } from '../fixtures/bookings.ts';
import {
  press,
  problem,
  rowOf,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../fixtures/staff-view.tsx';

setUpFakeServer();

test('the button in the row sends the next status with the ETag of the fetched booking', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  press('Arrived: Laura Vidal, 20:30', row);

  await screen.findByText('Laura Vidal has arrived.');
  expect(fake.sent).toEqual([
    {
      method: 'PUT',
      path: '/bookings/booking-1/status',
      ifMatch: '"booking-1-1"',
      idempotencyKey: null,
      body: { status: 'ARRIVED' },
    },
  ]);
  expect((await rowOf('Laura Vidal')).textContent).toContain('Arrived');
});

test('the notification after seating names the table', async () => {
  startFakeServer([aBooking({ status: 'ARRIVED' })]);
  showStaffView();

  press('Seat: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  const notification = await screen.findByText('Laura Vidal is now seated at T4.');
  expect(notification.getAttribute('role')).toBe('status');
});

test('Undo moves the booking back', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  press('Arrived: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await screen.findByText('Laura Vidal has arrived.');
  press('Undo');
  await screen.findByText('Laura Vidal is now confirmed.');
  expect(fake.sent.map(({ ifMatch, body }) => [ifMatch, body])).toEqual([
    ['"booking-1-1"', { status: 'ARRIVED' }],
    ['"booking-1-2"', { status: 'CONFIRMED' }],
  ]);
});

test('Undo is not offered if no move leads back', async () => {
  startFakeServer([aBooking({ status: 'REQUESTED', tables: [] })]);
  showStaffView();

  press('Confirm: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await screen.findByText('Laura Vidal is now confirmed.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a booking changed elsewhere is not moved, and a dialog shows the differences', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fake.change('booking-1', { pax: 6, tables: [aTable(5)] });
  press('Arrived: Laura Vidal, 20:30', row);

  const dialog = await screen.findByRole('dialog', { name: 'Changed meanwhile' });
  expect(
    within(dialog)
      .getAllByRole('row')
      .map((each) => each.textContent),
  ).toEqual(['WhatOn your screenNow', 'Party2 guests6 guests', 'TablesT4T5']);
  expect(fake.sent).toEqual([]);

  press('Leave it as it is now', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await rowOf('Laura Vidal')).textContent).toContain('6 guests');
  expect(fake.sent).toEqual([]);
});

test('“… all the same” in the conflict dialog makes the move', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fake.change('booking-1', { pax: 6 });
  press('Arrived: Laura Vidal, 20:30', row);
  press('Arrived all the same', await screen.findByRole('dialog', { name: 'Changed meanwhile' }));

  await screen.findByText('Laura Vidal has arrived.');
  expect(fake.sent).toMatchObject([{ ifMatch: '"booking-1-2"', body: { status: 'ARRIVED' } }]);
});

test('a change between fetching and sending is a conflict, too', async () => {
  const fake = startFakeServer([aBooking()]);
  server.use(
    http.put(
      `${STAFF_API}/bookings/:uuid/status`,
      () => {
        fake.change('booking-1', { status: 'CANCELED', tables: [] });
        return problem(409, 'BOOKING_IS_OUTDATED', 'Changed meanwhile.');
      },
      { once: true },
    ),
  );
  showStaffView();

  press('Arrived: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  const dialog = await screen.findByRole('dialog', { name: 'Changed meanwhile' });
  expect(dialog.textContent).toContain('StatusConfirmedCanceled');
  expect(dialog.textContent).toContain('“Arrived” is no longer possible.');
  expect(within(dialog).queryByRole('button', { name: /all the same/ })).toBeNull();
});

test('a move that somebody else already made counts as done', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fake.change('booking-1', { status: 'ARRIVED' });
  press('Arrived: Laura Vidal, 20:30', row);

  await screen.findByText('Laura Vidal has arrived.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal shows the problem’s detail', async () => {
  startFakeServer([aBooking({ status: 'REQUESTED', tables: [] })]);
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/status`, () =>
      problem(409, 'NO_AVAILABLE_SLOT', 'No table is free for two at 20:30.'),
    ),
  );
  showStaffView();

  press('Confirm: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  const refusal = 'Confirm – Laura Vidal: No table is free for two at 20:30.';
  const notification = await screen.findByText(refusal);
  expect(notification.getAttribute('role')).toBe('status');
  expect((await rowOf('Laura Vidal')).textContent).toContain('Request');
});

test('a final move asks for confirmation', async () => {
  const fake = startFakeServer([aBooking({ status: 'REQUESTED', tables: [] })]);
  showStaffView();

  press('Decline: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this booking?' });
  expect(fake.sent).toEqual([]);
  press('Decline it', dialog);
  await screen.findByText('Laura Vidal is declined.');
  expect(fake.sent).toMatchObject([{ body: { status: 'DECLINED_BY_MERCHANT' } }]);
});

test('a request without a table: says why, and what is free instead', async () => {
  const asked: unknown[] = [];
  startFakeServer([aBooking({ status: 'REQUESTED', tables: [], pax: 4 })]);
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/status`, () =>
      problem(409, 'NO_AVAILABLE_SLOT', 'There is no table left.'),
    ),
    http.post(`${STAFF_API}/availability/work-days/:date/time-slots/:time`, async (call) => {
      asked.push([call.params, new URL(call.request.url).search, await call.request.json()]);
      const none = { limit: null, taken: null, minimum: null };
      const reason = { code: 'TABLES_TAKEN', text: '', ...none, tables: 2, combinations: 0 };
      const change = { floorPlanArea: null, pax: 4, paxChildren: 0, experienceTickets: null };
      return HttpResponse.json({
        explanation: {
          reason: { ...reason, freeAt: at('22:15') },
          suggestions: [
            { ...change, change: 'TIME', time: '19:45:00' },
            {
              ...change,
              change: 'AREA',
              time: '20:30:00',
              floorPlanArea: { id: 2, name: 'Terrace' },
            },
          ],
        },
      });
    }),
  );
  showStaffView();
  press('Confirm: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await screen.findByText(
    'Confirm – Laura Vidal: 2 tables suit this party; all are taken until 22:15. Free: 19:45, 20:30 in Terrace.',
  );
  expect(asked).toEqual([
    [
      { date: TODAY, time: '20:30:00' },
      '?explain=true',
      expect.objectContaining({ pax: 4, status: 'CONFIRMED', excludeBookingUuid: 'booking-1' }),
    ],
  ]);
});

test('a request without a table says what the server said if the reason cannot be had', async () => {
  startFakeServer([aBooking({ status: 'REQUESTED', tables: [] })]);
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/status`, () =>
      problem(409, 'NO_AVAILABLE_SLOT', 'There is no table left.'),
    ),
    http.post(`${STAFF_API}/availability/work-days/:date/time-slots/:time`, () =>
      problem(500, 'INTERNAL_ERROR', 'Something failed.'),
    ),
  );
  showStaffView();
  press('Confirm: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await screen.findByText('Confirm – Laura Vidal: There is no table left.');
});
