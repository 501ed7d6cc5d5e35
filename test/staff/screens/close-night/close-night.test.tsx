// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import { permissionsOf } from '../../../../src/domain/staff-role.ts';
import { messagePartOf } from '../../../../src/staff/messages/load-message-part.ts';
import { aBooking, at } from '../../fixtures/bookings.ts';
import {
  pass,
  press,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

beforeAll(() =>
  Promise.all([
    messagePartOf('en', 'closeNight').promise,
    import('../../../../src/staff/screens/close-night/close-night-sheet.tsx'),
  ]),
);

const seated = (time: string, uuid: string): StaffBooking =>
  aBooking({ uuid, status: 'SEATED', bookingAt: at(time), seatedAt: at(time) });

async function openSheet(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Close the night', hidden: true });
  fireEvent.click(button);
  return screen.findByRole('dialog', { name: 'Close the night' });
}

test('all who sit have left with one tap, which one undo takes back', async () => {
  const fake = startFakeServer([seated('19:00', 'a'), seated('19:15', 'b')]);
  showStaffView();
  const sheet = await openSheet();
  expect(within(sheet).getByRole('heading', { name: '2 parties are still seated' })).toBeTruthy();
  press('All have left', sheet);
  await within(sheet).findByText('Nothing is left: everyone is accounted for.');
  await waitFor(() =>
    expect(fake.bookings.map(({ status }) => status)).toEqual(['ATTENDED', 'ATTENDED']),
  );
  press('Undo');
  await waitFor(() =>
    expect(fake.bookings.map(({ status }) => status)).toEqual(['SEATED', 'SEATED']),
  );
});

test('who never came is a no-show, who waited left without a table, and who still comes is only counted', async () => {
  const fake = startFakeServer([
    aBooking({ uuid: 'late', status: 'CONFIRMED', bookingAt: at('18:00') }),
    aBooking({ uuid: 'door', status: 'WAIT_LIST_WALK_IN', isWalkIn: true, tables: [] }),
    aBooking({ uuid: 'coming', status: 'CONFIRMED', bookingAt: at('23:30') }),
  ]);
  showStaffView();
  const sheet = await openSheet();
  expect(sheet.textContent).toContain('1 party is still to come.');
  press('All are no-shows', sheet);
  press('All left without a table', sheet);
  await waitFor(() =>
    expect(fake.bookings.map(({ status }) => status)).toEqual(['NO_SHOW', 'NO_SHOW', 'CONFIRMED']),
  );
});

test('requests are declined ten seconds later', async () => {
  const fake = startFakeServer([
    aBooking({ uuid: 'one', status: 'REQUESTED', tables: [] }),
    aBooking({ uuid: 'two', status: 'PENDING_WAIT_LIST_BOOKING', tables: [] }),
  ]);
  showStaffView();
  press('Decline all; the guests are told', await openSheet());
  await pass(9000);
  expect(fake.sent).toEqual([]);
  await pass(1500);
  await waitFor(() =>
    expect(fake.bookings.map(({ status }) => status)).toEqual([
      'DECLINED_BY_MERCHANT',
      'DECLINED_BY_MERCHANT',
    ]),
  );
});

test('hosts close the night without seeing the figures', async () => {
  const fake = startFakeServer([seated('19:00', 'a')]);
  fake.session.staff.permissions = [...permissionsOf('HOST')];
  showStaffView();
  const sheet = await openSheet();
  expect(within(sheet).queryByRole('link', { name: 'Figures of the night' })).toBeNull();
});

test('the kitchen does not close the night', async () => {
  const fake = startFakeServer([seated('19:00', 'a')]);
  fake.session.staff.permissions = [...permissionsOf('KITCHEN')];
  showStaffView();
  await screen.findByRole('button', { name: 'Print', hidden: true });
  expect(screen.queryByRole('button', { name: 'Close the night', hidden: true })).toBeNull();
});
