import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import { aBooking, aCustomer, aTable, at, TODAY } from '../../fixtures/bookings.ts';
import {
  partyOf,
  rowOf,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

function named(name: string, changes: Partial<StaffBooking>): StaffBooking {
  const customer = aCustomer({ uuid: `guest-${name}`, name });
  return aBooking({ uuid: name.toLowerCase(), customer, tables: [], ...changes });
}

function aWalkIn(name: string, changes: Partial<StaffBooking>): StaffBooking {
  const walkInGuest = { name, phone: null, label: null, email: null };
  return named(name, {
    isWalkIn: true,
    customer: null,
    walkInGuest,
    status: 'WAIT_LIST_WALK_IN',
    ...changes,
  });
}

const show = (tab: RegExp) => fireEvent.click(screen.getByRole('tab', { name: tab }));
/** Name and timing of each party of a list, in order. */
function partiesOf(list: string): (string | undefined)[] {
  const rows = within(screen.getByRole('grid', { name: list })).getAllByRole('row');
  return rows.map((row) => row.querySelector('.party-title')?.textContent?.trim());
}

test('Next begins with who is there, then who is late, then by time', async () => {
  startFakeServer([
    named('Soon', { bookingAt: at('20:30') }),
    named('Late', { bookingAt: at('19:40') }),
    named('Here', { status: 'ARRIVED', bookingAt: at('20:15'), arrivedAt: at('19:55') }),
    named('Longest', { status: 'ARRIVED', bookingAt: at('20:45'), arrivedAt: at('19:45') }),
    named('Later', { bookingAt: at('22:30') }),
    named('Missing', { bookingAt: at('18:30') }),
  ]);
  showStaffView();
  await partyOf('Soon');

  expect(partiesOf('Next')).toEqual([
    'Longest, 20:45, 2 guests, here for 15 minutes',
    'Here, 20:15, 2 guests, here for 5 minutes',
    'Late, 19:40, 2 guests, 20 minutes late',
    'Soon, 20:30, 2 guests',
  ]);
  expect(screen.getByRole('tab', { name: 'Next, 4' }).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(await screen.findByText('1 later'));
  await screen.findByRole('grid', { name: '1 later' });
  fireEvent.click(screen.getByText('1 has not come'));
  await screen.findByRole('grid', { name: '1 has not come' });
  expect(partiesOf('1 later')).toEqual(['Later, 22:30, 2 guests']);
  expect(partiesOf('1 has not come')).toEqual(['Missing, 18:30, 2 guests, 90 minutes late']);
});

test('Waiting says what is left of the quoted wait, then how far it is over', async () => {
  startFakeServer([
    aWalkIn('Over', { bookingAt: at('19:20'), quotedWaitMinutes: 30 }),
    aWalkIn('Left', { bookingAt: at('19:50'), quotedWaitMinutes: 25 }),
    aWalkIn('Unquoted', { bookingAt: at('19:55') }),
  ]);
  showStaffView();
  show((await screen.findByRole('tab', { name: 'Waiting, 3' })) && /^Waiting/);

  expect(partiesOf('Waiting')).toEqual([
    'Over, 19:20, 2 guests, 10 minutes over the quoted wait',
    'Left, 19:50, 2 guests, 15 minutes of the wait left',
    'Unquoted, 19:55, 2 guests, waits for 5 minutes',
  ]);
});

test('In house begins with who is over, then by the minutes left', async () => {
  startFakeServer([
    named('Long', { status: 'SEATED', bookingAt: at('19:30'), seatedAt: at('19:30') }),
    named('Over', { status: 'SEATED', bookingAt: at('18:00'), seatedAt: at('18:00') }),
    named('Short', { status: 'DESSERTS', bookingAt: at('18:30'), seatedAt: at('18:30') }),
  ]);
  showStaffView();
  await screen.findByRole('tab', { name: 'In house, 3' });
  show(/^In house/);

  const [over, short, long] = partiesOf('In house');
  expect(over).toBe('Over, 18:00, 2 guests, 15 minutes over');
  expect(short).toMatch(/^Short, 18:30, 2 guests, \d+ minutes left$/);
  expect(long).toBe('Long, 19:30, 2 guests, 75 minutes left');
});

test('Done has those who left, canceled or did not come, the latest first', async () => {
  startFakeServer([
    named('Left', { status: 'ATTENDED', bookingAt: at('13:00') }),
    named('Canceled', { status: 'CANCELED', bookingAt: at('20:00') }),
    named('Noshow', { status: 'NO_SHOW', bookingAt: at('14:00') }),
  ]);
  showStaffView();
  await screen.findByRole('tab', { name: 'Done, 3' });
  show(/^Done/);
  expect(partiesOf('Done').map((text) => text?.split(',')[0])).toEqual([
    'Canceled',
    'Noshow',
    'Left',
  ]);
  const row = await rowOf('Left');
  expect(within(row).queryByRole('button', { name: /^Seat|^Left:/ })).toBeNull();
});

test('an empty list says so', async () => {
  startFakeServer();
  showStaffView();
  await screen.findByText('Nobody is expected in the next two hours.');
  show(/^Waiting/);
  expect(screen.getByText('Nobody is waiting.')).not.toBeNull();
  show(/^In house/);
  expect(screen.getByText('Nobody is in the house.')).not.toBeNull();
  show(/^Done/);
  expect(screen.getByText('Nobody has left yet.')).not.toBeNull();
});

test('requests are a number in the bar and not in the lists', async () => {
  startFakeServer([named('Asked', { status: 'REQUESTED' }), aBooking()]);
  showStaffView();
  await partyOf('Laura Vidal');
  expect(screen.getByRole('button', { name: 'To answer 1' })).not.toBeNull();
  expect(partiesOf('Next')).toEqual(['Laura Vidal, 20:30, 2 guests']);
});

test('a shift shows its bookings only', async () => {
  startFakeServer([
    named('Noon', { bookingAt: at('21:00'), shiftType: { id: 'lunch', name: 'Almuerzo' } }),
    aBooking(),
  ]);
  showStaffView();
  await partyOf('Noon');
  const [shift] = screen.getAllByLabelText('Shift');
  fireEvent.change(shift as HTMLElement, { target: { value: 'dinner' } });
  expect(partiesOf('Next')).toEqual(['Laura Vidal, 20:30, 2 guests']);
});

test('another day has all its parties in Next', async () => {
  const workDay = '2026-11-21';
  startFakeServer([
    named('Early', { workDay, bookingAt: '2026-11-21T13:00:00+01:00' }),
    named('Evening', { workDay, bookingAt: '2026-11-21T22:00:00+01:00' }),
    aBooking({ workDay: TODAY }),
  ]);
  window.location.hash = `date=${workDay}`;
  showStaffView();
  await partyOf('Early');
  expect(partiesOf('Next')).toEqual(['Early, 13:00, 2 guests', 'Evening, 22:00, 2 guests']);
});

test('a party of another day has no buttons of the door, in the list or once it is chosen', async () => {
  const workDay = '2026-11-21';
  startFakeServer([named('Evening', { workDay, bookingAt: '2026-11-21T22:00:00+01:00' })]);
  window.location.hash = `date=${workDay}`;
  showStaffView();
  fireEvent.click(await partyOf('Evening'));
  const chosen = await screen.findByRole('region', { name: /^What to do with Evening/ });
  expect(within(chosen).getByRole('button', { name: 'Change' })).toBeTruthy();
  expect(within(chosen).getByRole('button', { name: /Cancel/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Seat|Arrived|No-show)\b/ })).toBeNull();
});

test('a list is one stop of the Tab key, with arrow keys inside', async () => {
  startFakeServer([named('First', { bookingAt: at('20:15') }), aBooking({ tables: [aTable(4)] })]);
  showStaffView();
  const first = await partyOf('First');
  const second = await partyOf('Laura Vidal');
  const grid = screen.getByRole('grid', { name: 'Next' });
  const stops = () => [...grid.querySelectorAll('[tabindex="0"]')];

  expect(stops()).toEqual([first]);
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  await waitFor(() => expect(stops()).toEqual([second]));
  fireEvent.keyDown(second, { key: 'ArrowRight' });
  const arrived = within(grid).getByRole('button', { name: 'Arrived: Laura Vidal, 20:30' });
  expect(document.activeElement).toBe(arrived);
  fireEvent.keyDown(arrived, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'Home' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'End' });
  expect(document.activeElement).toBe(second);
});

test('the arrow keys go from tab to tab', async () => {
  startFakeServer();
  showStaffView();
  const next = await screen.findByRole('tab', { name: 'Next, 0' });
  next.focus();
  fireEvent.keyDown(next, { key: 'ArrowLeft' });
  const done = screen.getByRole('tab', { name: 'Done, 0' });
  expect(document.activeElement).toBe(done);
  expect(done.getAttribute('aria-selected')).toBe('true');
});
