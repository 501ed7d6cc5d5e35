import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import type { StaffBooking, StaffTableMove } from '../../../src/contract/staff/booking.ts';
import { aBooking, aCustomer, aTable, at } from '../fixtures/bookings.ts';
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

const named = (uuid: string, name: string) => ({
  uuid,
  name,
  isWalkIn: false,
  bookingAt: at('20:30'),
});

/** Puig has moved from T4 to T1, to make room for Ferrer. */
const MOVE: StaffTableMove = {
  id: 7,
  booking: named('puig', 'Puig'),
  cause: named('ferrer', 'Ferrer'),
  from: ['T4'],
  to: ['T1'],
  movedAt: at('18:00'),
  undoneAt: null,
};

function theMovedOnes(changes: Partial<StaffBooking> = {}): StaffBooking[] {
  return [
    aBooking({
      uuid: 'puig',
      customer: aCustomer({ name: 'Puig' }),
      tables: [aTable(1)],
      tableMoves: [MOVE],
      ...changes,
    }),
    aBooking({
      uuid: 'ferrer',
      customer: aCustomer({ uuid: 'guest-2', name: 'Ferrer' }),
      tables: [aTable(4)],
      tableMoves: [MOVE],
    }),
  ];
}

async function openDetails(uuid: string): Promise<HTMLElement> {
  window.location.hash = `booking=${uuid}`;
  showStaffView();
  const panel = await screen.findByRole('complementary', { name: 'Booking details' });
  await within(panel).findByRole('heading', { level: 2 });
  return panel;
}

test('a move is shown at the booking that moved, and undone by one tap', async () => {
  const fake = startFakeServer(theMovedOnes());
  const panel = await openDetails('puig');
  expect(panel.textContent).toContain('from T4 to T1, made room for Ferrer');

  press('Undo the move of Puig', panel);
  await waitFor(() => expect(panel.textContent).toContain('undone at 18:05'));
  expect(fake.sent).toMatchObject([
    {
      method: 'PUT',
      path: '/bookings/puig/tables/undo',
      body: { moveId: 7 },
      ifMatch: '"1"',
    },
  ]);
  expect(within(panel).queryByRole('button', { name: 'Undo the move of Puig' })).toBeNull();
});

test('a move is shown at the booking that it made room for, and undone there', async () => {
  const fake = startFakeServer(theMovedOnes());
  const panel = await openDetails('ferrer');
  expect(panel.textContent).toContain('from T4 to T1, made room for this booking');
  press('Undo the move of Puig', panel);
  await waitFor(() =>
    expect(fake.sent.map(({ path }) => path)).toEqual(['/bookings/puig/tables/undo']),
  );
  await waitFor(() => expect(fake.bookings[0]?.tables).toMatchObject([{ name: 'T4' }]));
});

test('the day lists its moves, and a refused undo says why', async () => {
  startFakeServer(theMovedOnes());
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/tables/undo`, () =>
      problem(409, 'NO_AVAILABLE_SLOT', 'No table.'),
    ),
  );
  showStaffView();
  fireEvent.click(await screen.findByRole('heading', { name: 'Moved to make room' }));
  const list = screen.getByRole('region', { name: 'Moved to make room' });
  expect(within(list).getByRole('listitem').textContent).toContain(
    'Puig: T4 → T1from T4 to T1, made room for Ferrer',
  );
  press('Undo the move of Puig', list);
  expect((await screen.findByRole('alert')).textContent).toContain('T4 has Ferrer.');
});

test('a move is not undone once the guests sit, or have other tables', async () => {
  startFakeServer([
    ...theMovedOnes({ status: 'SEATED' }),
    ...theMovedOnes({
      uuid: 'soler',
      customer: aCustomer({ name: 'Soler' }),
      tables: [aTable(4)],
      tableMoves: [{ ...MOVE, id: 8, booking: named('soler', 'Soler') }],
    }).slice(0, 1),
  ]);
  showStaffView();
  await rowOf('Soler');
  expect(screen.queryByRole('heading', { name: 'Moved to make room' })).toBeNull();
});

test('a booking is kept at its tables, and may move again', async () => {
  const fake = startFakeServer(theMovedOnes({ tableMoves: [] }));
  const panel = await openDetails('puig');
  press('Keep at T1', panel);
  await waitFor(() =>
    expect(fake.sent.at(-1)).toMatchObject({
      path: '/bookings/puig/tables',
      body: { tables: ['pos-1'], hasFixedTables: true },
    }),
  );

  fireEvent.click(await within(panel).findByRole('button', { name: 'Let it move' }));
  await waitFor(() =>
    expect(fake.sent.at(-1)).toMatchObject({
      body: { tables: ['pos-1'], hasFixedTables: false },
    }),
  );
});

test('a booking at risk says so in the day, and moves to the other table by one tap', async () => {
  const atRisk = {
    guests: named('roca', 'Roca'),
    tables: ['T1'],
    expectedEndAt: at('20:50'),
    otherTables: [aTable(5)],
  };
  const fake = startFakeServer(theMovedOnes({ tableMoves: [], atRisk }));
  const panel = await openDetails('puig');
  expect((await rowOf('Puig')).textContent).toContain('T1 expected free at 20:50');
  expect(panel.textContent).toContain('Roca has T1, expected until 20:50.');

  press('Move to T5', panel);
  await screen.findByText('Puig has T5.');
  await waitFor(() =>
    expect(fake.sent.at(-1)).toMatchObject({
      body: { tables: ['pos-5'], hasFixedTables: false },
    }),
  );
  fake.change('puig', { atRisk: null });
  fake.live.day(['puig']);
  await waitFor(() => expect(panel.textContent).not.toContain('expected until'));
});

test('a booking at risk without another table says so', async () => {
  const atRisk = {
    guests: named('roca', 'Roca'),
    tables: ['T1'],
    expectedEndAt: at('20:50'),
    otherTables: null,
  };
  startFakeServer(theMovedOnes({ tableMoves: [], atRisk }));
  const panel = await openDetails('puig');
  expect(panel.textContent).toContain('No other table is free then.');
});
