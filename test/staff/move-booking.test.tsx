// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { aBooking, aTable } from './bookings.ts';
import {
  DOOR,
  listenAtStaffDoor,
  openContext,
  press,
  problem,
  rowOf,
  server,
  showStaffView,
} from './staff-view.tsx';

listenAtStaffDoor();

test('one tap on the row sends the next status for the very version that was read', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  press('Arrived: Laura Vidal, 20:30', row);

  await screen.findByText('Laura Vidal has arrived.');
  expect(context.sent).toEqual([
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

test('a move is announced with its table', async () => {
  openContext([aBooking({ status: 'ARRIVED' })]);
  showStaffView();

  press('Seat: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  const told = await screen.findByText('Laura Vidal is now seated at T4.');
  expect(told.getAttribute('role')).toBe('status');
});

test('undo takes a move back where the moves allow it', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  press('Arrived: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await screen.findByText('Laura Vidal has arrived.');
  press('Undo');
  await screen.findByText('Laura Vidal is now confirmed.');
  expect(context.sent.map(({ ifMatch, body }) => [ifMatch, body])).toEqual([
    ['"booking-1-1"', { status: 'ARRIVED' }],
    ['"booking-1-2"', { status: 'CONFIRMED' }],
  ]);
});

test('no undo is offered where there is no way back', async () => {
  openContext([aBooking({ status: 'REQUESTED', tables: [] })]);
  showStaffView();

  press('Confirm: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await screen.findByText('Laura Vidal is now confirmed.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a booking that changed elsewhere is left alone, and what changed is shown', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  context.touch('booking-1', { pax: 6, tables: [aTable(5)] });
  press('Arrived: Laura Vidal, 20:30', row);

  const dialog = await screen.findByRole('dialog', { name: 'Changed meanwhile' });
  expect(
    within(dialog)
      .getAllByRole('row')
      .map((each) => each.textContent),
  ).toEqual(['WhatOn your screenNow', 'Party2 guests6 guests', 'TablesT4T5']);
  expect(context.sent).toEqual([]);

  press('Leave it as it is now', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await rowOf('Laura Vidal')).textContent).toContain('6 guests');
  expect(context.sent).toEqual([]);
});

test('the person may decide to go on with what the booking has become', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  context.touch('booking-1', { pax: 6 });
  press('Arrived: Laura Vidal, 20:30', row);
  press('Arrived all the same', await screen.findByRole('dialog', { name: 'Changed meanwhile' }));

  await screen.findByText('Laura Vidal has arrived.');
  expect(context.sent).toMatchObject([{ ifMatch: '"booking-1-2"', body: { status: 'ARRIVED' } }]);
});

test('a change between reading and writing is a conflict as well', async () => {
  const context = openContext([aBooking()]);
  server.use(
    http.put(
      `${DOOR}/bookings/:uuid/status`,
      () => {
        context.touch('booking-1', { status: 'CANCELED', tables: [] });
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

test('a move that someone else made already is done, and not a conflict', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  context.touch('booking-1', { status: 'ARRIVED' });
  press('Arrived: Laura Vidal, 20:30', row);

  await screen.findByText('Laura Vidal has arrived.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the server’s refusal is told in its own words', async () => {
  openContext([aBooking({ status: 'REQUESTED', tables: [] })]);
  server.use(
    http.put(`${DOOR}/bookings/:uuid/status`, () =>
      problem(409, 'NO_AVAILABLE_SLOT', 'No table is free for two at 20:30.'),
    ),
  );
  showStaffView();

  press('Confirm: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  expect(
    await screen.findByText('Confirm – Laura Vidal: No table is free for two at 20:30.'),
  ).toBeDefined();
});

test('a move without a way back is asked about first', async () => {
  const context = openContext([aBooking({ status: 'REQUESTED', tables: [] })]);
  showStaffView();

  press('Decline: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this booking?' });
  expect(context.sent).toEqual([]);
  press('Decline it', dialog);
  await screen.findByText('Laura Vidal is declined.');
  expect(context.sent).toMatchObject([{ body: { status: 'DECLINED_BY_MERCHANT' } }]);
});
