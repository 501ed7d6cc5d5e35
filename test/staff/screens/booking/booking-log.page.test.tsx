import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../src/contract/staff/log.ts';
import { aBooking, at } from '../../fixtures/bookings.ts';
import {
  type FakeServer,
  press,
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';
import { aLogEntry } from './a-log-entry.ts';

setUpFakeServer();

async function openLog(log: LogEntry[]): Promise<{ fake: FakeServer; items: HTMLElement[] }> {
  const fake = startFakeServer([aBooking({ status: 'SEATED', version: 2 })]);
  fake.log = log;
  window.location.hash = 'booking=booking-1';
  showStaffView();
  const count = log.length === 1 ? '1 change' : `${log.length} changes`;
  const heading = await screen.findByRole('heading', { name: count });
  const list = heading.closest('details');
  if (!list) throw new Error('The log is not in a details element.');
  return { fake, items: within(list).getAllByRole('listitem') };
}

test('the log says what was changed, by whom and when', async () => {
  const { items } = await openLog([
    aLogEntry({ tappedAt: at('19:55'), forced: ['TABLE', 'PACE'] }),
    aLogEntry({
      entry: 1,
      operation: 'create-booking',
      actor: { kind: 'DINER', name: null },
      writtenAt: at('10:00'),
      changes: [],
    }),
  ]);
  expect(items[0]?.textContent).toMatch(/^Status, Marta, .*19:55/);
  expect(items[0]?.textContent).toContain('Status: Confirmed → Seated');
  expect(items[0]?.textContent).toContain(
    'Rules overruled: the table, guests arriving at one time',
  );
  expect(items.at(-1)?.textContent).toMatch(/^Booked, the guest, .*10:00/);
});

test('a change above somebody’s role names who approved it', async () => {
  const { items } = await openLog([aLogEntry({ approvedBy: 'Nerea' })]);
  expect(items[0]?.textContent).toContain('Approved by Nerea');
});

test('a recent change of somebody else is undone by its number', async () => {
  const { fake, items } = await openLog([aLogEntry()]);
  press('Undo', items[0]);
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('CONFIRMED'));
  expect(fake.sent).toMatchObject([
    {
      method: 'POST',
      path: '/bookings/booking-1/undo',
      idempotencyKey: expect.any(String),
      body: { entry: 2 },
    },
  ]);
  await screen.findByRole('tab', { name: 'Next, 1' });
});

test('an undo that the server refuses says why', async () => {
  const { items } = await openLog([aLogEntry()]);
  server.use(
    http.post(`${STAFF_API}/bookings/:uuid/undo`, () =>
      problem(409, 'BOOKING_IS_OUTDATED', 'The status was changed since.'),
    ),
  );
  press('Undo', items[0]);
  await screen.findByText(/Somebody has changed it since\./);
});

test('what is older than 15 minutes, undone, an undo, a merge or an erasure has no button', async () => {
  const { items } = await openLog([
    aLogEntry({ entry: 6, operation: 'erase-customer', changes: [] }),
    aLogEntry({ entry: 5, operation: 'merge-customers', changes: [] }),
    aLogEntry({ entry: 4, operation: 'undo-change', undoes: 3 }),
    aLogEntry({ entry: 3, undoneBy: 4 }),
    aLogEntry({ entry: 2, writtenAt: at('19:44') }),
  ]);
  for (const item of items) expect(within(item).queryByRole('button')).toBeNull();
  expect(items.some((item) => item.textContent?.includes('Undone since.'))).toBe(true);
});
