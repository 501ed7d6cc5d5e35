// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { StaffAffectedBooking } from '../../../../src/contract/staff/service-days.ts';
import { messagePartOf } from '../../../../src/staff/messages/load-message-part.ts';
import { AffectedList } from '../../../../src/staff/screens/tonight/affected-list.tsx';
import { aTable, at } from '../../fixtures/bookings.ts';
import { showPart } from '../../fixtures/part-of-staff-view.tsx';

beforeAll(() => messagePartOf('en', 'tonight').promise);

function anAffected(changes: Partial<StaffAffectedBooking> = {}): StaffAffectedBooking {
  return {
    uuid: 'b-1',
    status: 'CONFIRMED',
    reason: 'AFTER_LAST_TIME',
    name: 'Laura Vidal',
    phone: '+34600111222',
    pax: 2,
    paxChildren: 1,
    bookingAt: at('22:30'),
    isInHouse: false,
    tables: [aTable(4)],
    otherTables: null,
    otherTime: null,
    isMoved: false,
    ...changes,
  };
}

const showList = (affected?: StaffAffectedBooking[], error: Error | null = null) => {
  const retry = vi.fn();
  showPart(<AffectedList affected={affected} error={error} onRetry={retry} />);
  return retry;
};
/** The bar for notifications is another status. */
const sum = () => screen.getAllByRole('status')[0]?.textContent;

test('while the server has not answered, it says so, and lists nobody', () => {
  showList();
  expect(sum()).toBe('Checking whom it affects …');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without an answer, it says that it could not be checked, and asks again on a press', () => {
  const retry = showList(undefined, new Error('offline'));
  expect(sum()).toBe('Whom it affects could not be checked.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an earlier answer is not shown as the present one when a later check fails', () => {
  showList([anAffected()], new Error('offline'));
  expect(sum()).toBe('Whom it affects could not be checked.');
  expect(screen.queryByRole('list')).toBeNull();
});

test('nobody is affected: it says so', () => {
  showList([]);
  expect(sum()).toBe('No booking is affected.');
  expect(screen.queryByRole('list')).toBeNull();
});

test('each booking says who, why, and whom to call; the sum counts children, too', () => {
  showList([anAffected(), anAffected({ uuid: 'b-2', name: null, phone: null, paxChildren: 0 })]);
  expect(sum()).toBe('2 bookings, 5 people no longer fit: call, move or keep them.');
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/^22:30 Laura Vidal, 3 peopleafter the last time/);
  expect(second).toMatch(/^22:30 Guest, 2 people/);
  const [call, ...others] = screen.getAllByRole('link');
  expect(call?.getAttribute('href')).toBe('tel:+34600111222');
  expect(call?.getAttribute('aria-label')).toBe('Call Laura Vidal');
  expect(others).toEqual([]);
});

test.each<[string, Partial<StaffAffectedBooking>]>([
  ['after the last time · nothing else is free', {}],
  ['after the last time · 21:00 is free', { otherTime: at('21:00') }],
  [
    'table blocked · table T1 + T2 is free',
    { reason: 'BLOCKED', otherTables: [aTable(1), aTable(2)] },
  ],
  [
    'table blocked · moved to table T1',
    { reason: 'BLOCKED', otherTables: [aTable(1)], isMoved: true },
  ],
  ['table blocked · they are here, and stay', { reason: 'BLOCKED', isInHouse: true }],
  ['area closed · request · nothing else is free', { reason: 'AREA_CLOSED', status: 'REQUESTED' }],
  [
    'online booking paused · the offer ends, and they are told',
    { reason: 'PAUSED', status: 'PENDING_WAIT_LIST_BOOKING', otherTime: at('21:00') },
  ],
  ['too many at that time · nothing else is free', { reason: 'PACE' }],
])('%s', (instead, changes) => {
  showList([anAffected(changes)]);
  expect(screen.getByText(instead)).toBeDefined();
});
