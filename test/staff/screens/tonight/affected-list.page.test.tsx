import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { StaffAffectedBooking } from '../../../../src/contract/staff/service-days.ts';
import type { StaffRole } from '../../../../src/domain/staff-role.ts';
import { AffectedList } from '../../../../src/staff/screens/tonight/affected-list.tsx';
import { aBooking, aSession, aTable, at } from '../../fixtures/bookings.ts';
import { showPart } from '../../fixtures/part-of-staff-view.tsx';
import { problem, STAFF_API, server, setUpFakeServer } from '../../fixtures/staff-view.tsx';
import { anAffected } from './an-affected.ts';

setUpFakeServer();

const showList = (
  affected?: StaffAffectedBooking[],
  error: Error | null = null,
  role: StaffRole = 'HOST',
) => {
  const retry = vi.fn();
  showPart(
    <AffectedList affected={affected} error={error} onRetry={retry} moves />,
    aSession(role),
  );
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

test('children do not add to the party if the venue counts them in it', () => {
  showList([anAffected({ pax: 2, paxChildren: 1 })]);
  expect(screen.getByRole('listitem').textContent).toMatch(/^22:30 Laura Vidal, 2 people/);
});

test('each booking says who, why, and whom to call; the sum counts children beside the adults, too', () => {
  const session = aSession();
  const venue = { ...session.venue, separatesAdultsAndChildren: true };
  const affected = [
    anAffected(),
    anAffected({ uuid: 'b-2', name: null, phone: null, paxChildren: 0 }),
  ];
  showPart(<AffectedList affected={affected} error={null} onRetry={vi.fn()} moves />, {
    ...session,
    venue,
  });
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

/** What the server is sent, and answers it with a booking. */
function takeRequests(): unknown[] {
  const sent: unknown[] = [];
  const take = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.replace('/staff/v3', '');
    sent.push([request.method, path, request.headers.get('If-Match'), await request.json()]);
    return HttpResponse.json(
      aBooking({ uuid: 'b-1', version: 4, bookingAt: at('21:00'), tables: [aTable(1)] }),
    );
  };
  server.use(
    http.put(`${STAFF_API}/bookings/*`, take),
    http.put(`${STAFF_API}/bookings/*/tables`, take),
    http.post(`${STAFF_API}/bookings/*/undo`, take),
  );
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('one tap moves a booking to the other time; another one undoes it', async () => {
  const sent = takeRequests();
  showList([anAffected({ otherTime: at('21:00') })]);
  press('Move to 21:00: Laura Vidal');
  expect(await screen.findByText('Laura Vidal was moved to 21:00.')).toBeDefined();
  expect(sent).toEqual([['PUT', '/bookings/b-1', '"3"', { time: '21:00:00' }]]);
  expect(document.activeElement).toBe(screen.getAllByRole('status')[0]);
  press('Undo');
  await expect.poll(() => sent[1]).toEqual(['POST', '/bookings/b-1/undo', null, { entry: 4 }]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('who may set rules aside moves it also to a time that is too soon for guests', async () => {
  const sent = takeRequests();
  showList([anAffected({ otherTime: at('21:00') })], null, 'MANAGER');
  press('Move to 21:00: Laura Vidal');
  const body = { time: '21:00:00', force: ['WINDOW'] };
  await expect.poll(() => sent).toEqual([['PUT', '/bookings/b-1', '"3"', body]]);
});

test('one tap moves a booking to the other tables, which it may leave for others', async () => {
  const sent = takeRequests();
  showList([anAffected({ reason: 'AREA_CLOSED', otherTables: [aTable(1)] })]);
  press('Move to table T1: Laura Vidal');
  expect(await screen.findByText('Laura Vidal was moved to table T1.')).toBeDefined();
  const body = { tables: [aTable(1).posId], hasFixedTables: false };
  expect(sent).toEqual([['PUT', '/bookings/b-1/tables', '"3"', body]]);
});

test('if the table is gone meanwhile, the line says so', async () => {
  server.use(
    http.put(`${STAFF_API}/bookings/*`, () => problem(409, 'NO_AVAILABLE_SLOT', 'No table.')),
  );
  showList([anAffected({ otherTime: at('21:00') })]);
  press('Move to 21:00: Laura Vidal');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The booking was not moved/);
});

test.each<[string, Partial<StaffAffectedBooking>]>([
  ['nothing else is free', {}],
  ['the guests are here', { isInHouse: true, status: 'SEATED' }],
  ['it was moved already', { otherTables: [aTable(1)], isMoved: true }],
  ['a request waits for its answer', { status: 'REQUESTED', otherTime: at('21:00') }],
  ['an offer ends', { status: 'PENDING_WAIT_LIST_BOOKING', otherTime: at('21:00') }],
])('no button to move: %s', (_, changes) => {
  showList([anAffected(changes)]);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});
