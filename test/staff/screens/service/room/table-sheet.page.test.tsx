import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StaffBooking } from '../../../../../src/contract/staff/booking.ts';
import { TableSheet } from '../../../../../src/staff/screens/service/room/table-sheet.tsx';
import type { BlockedTime } from '../../../../../src/staff/service/blocked-times.ts';
import { fittingParties } from '../../../../../src/staff/service/fitting-tables.ts';
import { tableStates, withBlocks } from '../../../../../src/staff/service/table-states.ts';
import { aBooking, aCustomer, aSession, at } from '../../../fixtures/bookings.ts';
import { renderInRoom } from '../../../fixtures/room.tsx';
import { setUpStaffPage } from '../../../fixtures/staff-page.ts';

setUpStaffPage();

const { venue } = aSession();
const NOW = Date.parse(at('20:30'));
const seated = aBooking({
  uuid: 'seated',
  status: 'SEATED',
  bookingAt: at('20:00'),
  seatedAt: at('20:00'),
  turnMinutes: 90,
  customer: aCustomer({ name: 'Puig' }),
});

/** Shows the sheet of table 4. */
function show(bookings: StaffBooking[], canSeat = true, blocked: BlockedTime[] = []) {
  const [, table] = venue.tables;
  const state = withBlocks(tableStates(bookings, venue, NOW), blocked, NOW).get(4);
  if (!table || !state) throw new Error('The venue has no table 4.');
  const calls = {
    onSeat: vi.fn(),
    otherTables: [],
    onMoveTo: vi.fn(),
    onTicket: vi.fn(),
    onMove: vi.fn(),
    onStatus: vi.fn(),
    onOpen: vi.fn(),
    onWalkIn: vi.fn(),
    onBook: vi.fn(),
    onClose: vi.fn(),
  };
  const candidates = fittingParties(table, bookings, bookings, venue, NOW, blocked);
  renderInRoom(
    <TableSheet table={table} state={state} canSeat={canSeat} candidates={candidates} {...calls} />,
  );
  return calls;
}

function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('who sits there, how long still, and what comes next', () => {
  const next = aBooking({ uuid: 'next', bookingAt: at('22:00'), pax: 3 });
  const { onMove, onOpen } = show([seated, next]);

  expect(screen.getByRole('dialog', { name: 'Table T4, seats 2 to 4' })).toBeDefined();
  expect(screen.getByText('60 minutes left, free at about 21:30')).toBeDefined();
  expect(screen.queryByText('Seat here')).toBeNull();
  press('Move Puig');
  expect(onMove.mock.calls).toEqual([[seated]]);
  press('Details of Laura Vidal');
  expect(onOpen.mock.calls).toEqual([[next]]);
});

test('desserts, bill, paid and left are steps, and each is one tap', () => {
  const { onStatus } = show([seated]);

  for (const step of ['Desserts', 'Bill', 'Paid', 'Left']) press(step);
  expect(onStatus.mock.calls).toEqual(
    ['DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID', 'ATTENDED'].map((status) => [seated, status]),
  );
});

test('the reached step is the current one; what cannot follow is disabled', () => {
  const { onStatus } = show([{ ...seated, status: 'ACCOUNT_PAID' }]);
  const steps = within(screen.getByRole('list', { name: 'Where they are' })).getAllByRole('button');

  expect(steps.map((step) => [step.textContent, step.matches(':disabled')])).toEqual([
    ['Desserts', true],
    ['Bill', false],
    ['Paid', false],
    ['Left', false],
  ]);
  press('Paid');
  expect(onStatus).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('Paid');
});

test('guests over their time, with the minutes', () => {
  show([{ ...seated, turnMinutes: 20 }]);

  expect(screen.getByText('10 minutes over the planned end')).toBeDefined();
});

test('two parties at one table are both named', () => {
  const other = { ...seated, uuid: 'other', bookingAt: at('20:10'), seatedAt: at('20:10') };
  show([seated, { ...other, customer: aCustomer({ name: 'Iker' }) }]);

  expect(screen.getByText('Also at this table')).toBeDefined();
  expect(screen.getByText('Iker')).toBeDefined();
});

test('a free table: until when, whom to seat, a walk-in or a new booking', () => {
  const later = aBooking({ uuid: 'later', bookingAt: at('23:00') });
  const waiting = aBooking({
    uuid: 'waiting',
    status: 'WAIT_LIST_WALK_IN',
    bookingAt: at('20:20'),
    pax: 3,
    isWalkIn: true,
    customer: null,
    tables: [],
  });
  const { onSeat, onWalkIn, onBook } = show([later, waiting]);

  expect(screen.getByText('Free until 23:00')).toBeDefined();
  press(/^Seat Walk-in/);
  expect(onSeat.mock.calls).toMatchObject([[{ booking: { uuid: 'waiting' }, isOwnTable: false }]]);
  press('2');
  expect(onWalkIn.mock.calls).toEqual([[2, []]]);
  press('Book this table');
  expect(onBook.mock.calls).toEqual([[4]]);
});

test('on another day nobody sits down: a free table can only be booked', () => {
  show([], false);

  expect(screen.queryByText('Seat here')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Walk-in here' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Book this table' })).not.toBeNull();
});

test('a free table that suits nobody says so', () => {
  const { onClose } = show([]);

  expect(screen.getByText('Free')).toBeDefined();
  expect(screen.getByText(/^Nobody who waits or comes next suits/)).toBeDefined();
  expect(screen.getByText('Nobody else tonight')).toBeDefined();
  press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['ARRIVED', at('20:30'), 'Here, waiting to sit'],
  ['CONFIRMED', at('20:45'), 'Expected at 20:45'],
  ['CONFIRMED', at('20:15'), 'Expected at 20:15, 15 minutes late'],
] as const)('%s at %s: "%s", and its party can be seated', (status, bookingAt, text) => {
  const own = aBooking({ uuid: 'own', status, bookingAt });
  const { onSeat } = show([own]);

  expect(screen.getByText(text)).toBeDefined();
  press(/^Seat Laura Vidal.*booked here$/);
  expect(onSeat.mock.calls).toMatchObject([[{ booking: { uuid: own.uuid }, isOwnTable: true }]]);
});

test('a blocked table is for nobody of the lists, and for a walk-in only with the rule set aside', () => {
  const blocked = {
    id: 'block',
    tableIds: [4],
    startAt: Date.parse(at('20:00')),
    endAt: Date.parse(at('22:00')),
    reason: null,
  };
  const waiting = aBooking({ uuid: 'waiting', status: 'ARRIVED', tables: [] });
  const { onWalkIn } = show([waiting], true, [blocked]);

  expect(screen.getByText('blocked until 22:00')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Seat Laura/ })).toBeNull();
  const walkIn = screen.getByRole('group', { name: 'Walk-in here, although it is blocked' });
  fireEvent.click(within(walkIn).getByRole('button', { name: '2' }));
  expect(onWalkIn.mock.calls).toEqual([[2, ['BLOCK']]]);
});
