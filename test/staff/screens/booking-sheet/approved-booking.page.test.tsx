import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import type { StaffRole } from '../../../../src/domain/staff-role.ts';
import BookingSheet from '../../../../src/staff/screens/booking-sheet/booking-sheet.tsx';
import type { SheetMode } from '../../../../src/staff/screens/booking-sheet/sheet-scope.ts';
import { approve, serveApprovals } from '../../fixtures/approvals.ts';
import { aBooking, aSession, TODAY } from '../../fixtures/bookings.ts';
import { showPart } from '../../fixtures/part-of-staff-view.tsx';
import { press, setUpFakeServer, startFakeServer, typeInto } from '../../fixtures/staff-view.tsx';
import { serveSheet } from './sheet-server.ts';

setUpFakeServer();
beforeEach(() => sessionStorage.clear());

const NEW: SheetMode = { kind: 'new', date: TODAY };

function openSheet(mode: SheetMode, role: StaffRole = 'HOST') {
  const done: StaffBooking[] = [];
  const sheet = <BookingSheet mode={mode} onClose={() => undefined} onDone={(b) => done.push(b)} />;
  showPart(sheet, aSession(role));
  return { done };
}

const pressTime = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const changesOf = (sent: { path: string }[]) =>
  sent.filter(({ path }) => path.startsWith('/bookings'));

test('a host books a full time with the PIN of a manager: the request is approved as it is sent', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  const approved = serveApprovals();
  const { done } = openSheet(NEW);
  typeInto('Name or phone', 'Rosa');
  await pressTime('21:00 full, 36/36');
  expect(screen.queryByRole('button', { name: 'Book anyway' })).toBeNull();
  press('Ask a manager');
  expect(screen.getByRole('alert').textContent).toContain('A manager allows it with their PIN');

  press(/^Book Rosa/);
  // Ander has a PIN, but may not set rules aside either.
  await screen.findByRole('button', { name: 'Nerea Manager' });
  expect(screen.queryByRole('button', { name: /^Ander/ })).toBeNull();
  expect(changesOf(fake.sent)).toEqual([]);
  await approve();
  await waitFor(() => expect(done).toHaveLength(1));
  expect(approved).toMatchObject([{ staff: 'manager-1', pin: '4711', method: 'POST' }]);
  expect(approved[0]?.path).toBe('/bookings');
  expect(changesOf(fake.sent)).toMatchObject([
    { path: '/bookings', approval: 'approval-1', body: { force: ['PACE'] } },
  ]);
});

test('without an approval nothing is sent, and the sheet keeps what was typed', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  serveApprovals();
  openSheet(NEW);
  typeInto('Name or phone', 'Rosa');
  await pressTime('21:00 full, 36/36');
  press('Ask a manager');
  press(/^Book Rosa/);
  press('Close', await screen.findByRole('dialog', { name: 'Who allows it?' }));
  await waitFor(() => screen.getByRole('button', { name: /^Book Rosa/ }));
  expect(screen.queryByRole('dialog', { name: 'Who allows it?' })).toBeNull();
  expect(changesOf(fake.sent)).toEqual([]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a host moves a booking to a full time with the PIN of a manager', async () => {
  const booking = aBooking();
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  const approved = serveApprovals();
  const { done } = openSheet({ kind: 'edit', booking });
  await pressTime('21:00 full, 36/36');
  press('Ask a manager');
  press(/^Save Laura Vidal/);
  await approve();
  await waitFor(() => expect(done).toHaveLength(1));
  expect(approved).toMatchObject([{ method: 'PUT', path: '/bookings/booking-1' }]);
  expect(changesOf(fake.sent)).toMatchObject([{ approval: 'approval-1', ifMatch: '"1"' }]);
});

test('the kitchen takes a booking with the PIN of a manager, also at a free time', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  const approved = serveApprovals();
  const { done } = openSheet(NEW, 'KITCHEN');
  typeInto('Name or phone', 'Rosa');
  await pressTime('20:30 T4, Sala');
  press(/^Book Rosa/);
  await approve();
  await waitFor(() => expect(done).toHaveLength(1));
  expect(approved).toHaveLength(1);
});

test('a host leaves a booking out of the pace with the PIN of a manager', async () => {
  const fake = startFakeServer();
  const sheet = serveSheet(fake);
  const approved = serveApprovals();
  const { done } = openSheet(NEW);
  typeInto('Name or phone', 'Rosa');
  fireEvent.click(
    screen.getByRole('checkbox', { name: 'Leave out of the limit of guests arriving at one time' }),
  );
  await waitFor(() => expect(sheet.asked.at(-1)?.body.isExemptFromPace).toBe(true));
  await pressTime('20:30 T4, Sala');
  press(/^Book Rosa/);
  await screen.findByRole('button', { name: 'Nerea Manager' });
  expect(screen.queryByRole('button', { name: /^Ander/ })).toBeNull();
  await approve();
  await waitFor(() => expect(done).toHaveLength(1));
  expect(approved).toMatchObject([{ body: { isExemptFromPace: true } }]);
  expect(changesOf(fake.sent)).toMatchObject([
    { approval: 'approval-1', body: { isExemptFromPace: true } },
  ]);
});
