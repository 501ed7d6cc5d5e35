import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import type {
  ServiceDayRequest,
  StaffServiceDay,
} from '../../../../src/contract/staff/service-days.ts';
import { permissionsOf } from '../../../../src/domain/staff-role.ts';
import { addDays } from '../../../../src/domain/venue-time.ts';
import { aBooking, at, TODAY } from '../../fixtures/bookings.ts';
import {
  type FakeServer,
  pass,
  press,
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

beforeAll(() => import('../../../../src/staff/screens/close-night/close-night-sheet.tsx'));

const seated = (time: string, uuid: string): StaffBooking =>
  aBooking({ uuid, status: 'SEATED', bookingAt: at(time), seatedAt: at(time) });

const TOMORROW = addDays(TODAY, 1);

function aServiceDay(overrides: Partial<StaffServiceDay> = {}): StaffServiceDay {
  return {
    date: TOMORROW,
    version: 3,
    lastBookingTime: '22:00:00',
    closedAreaIds: [2],
    maxCoversPerQuarter: null,
    isOnlinePaused: false,
    teamNote: null,
    guestMessage: 'Terrace closed',
    times: [],
    blocks: [],
    affected: [],
    ...overrides,
  };
}

/** A server with these bookings, and nothing special about tomorrow. */
function start(bookings: StaffBooking[] = []): FakeServer {
  const fake = startFakeServer(bookings);
  server.use(
    http.get(`${STAFF_API}/service-days/${TOMORROW}`, () => HttpResponse.json(aServiceDay())),
  );
  return fake;
}

/** Once the parties are there: before that, nothing is left of the night. */
async function openSheet(): Promise<HTMLElement> {
  await screen.findByRole('region', { name: 'Room' });
  const button = await screen.findByRole('button', { name: 'Close the night', hidden: true });
  fireEvent.click(button);
  return screen.findByRole('dialog', { name: 'Close the night' });
}

test('all who sit have left with one tap, which one undo takes back', async () => {
  const fake = start([seated('19:00', 'a'), seated('19:15', 'b')]);
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
  const fake = start([
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

test('requests whose time has passed are declined ten seconds later', async () => {
  const fake = start([
    aBooking({ uuid: 'one', status: 'REQUESTED', tables: [], bookingAt: at('18:00') }),
    aBooking({
      uuid: 'two',
      status: 'PENDING_WAIT_LIST_BOOKING',
      tables: [],
      bookingAt: at('18:00'),
    }),
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
  const fake = start([seated('19:00', 'a')]);
  fake.session.staff.permissions = [...permissionsOf('HOST')];
  showStaffView();
  const sheet = await openSheet();
  expect(within(sheet).queryByRole('link', { name: 'Figures of the night' })).toBeNull();
});

test('the kitchen does not close the night', async () => {
  const fake = start([seated('19:00', 'a')]);
  fake.session.staff.permissions = [...permissionsOf('KITCHEN')];
  showStaffView();
  await screen.findByRole('button', { name: 'Print', hidden: true });
  expect(screen.queryByRole('button', { name: 'Close the night', hidden: true })).toBeNull();
});

test('a group that is too large to be taken back is asked about once more', async () => {
  const parties = Array.from({ length: 11 }, (_, index) => seated('19:00', `party-${index}`));
  const fake = start(parties);
  showStaffView();
  const sheet = await openSheet();
  press('All have left', sheet);
  expect(within(sheet).getByRole('alert').textContent).toContain('All 11?');
  expect(fake.sent).toEqual([]);
  press('All have left', sheet);
  await waitFor(() =>
    expect(fake.bookings.filter(({ status }) => status === 'ATTENDED')).toHaveLength(11),
  );
});

test('a note for tomorrow changes nothing else about that day, and is not written over somebody else’s', async () => {
  start();
  let day = aServiceDay();
  const written: unknown[] = [];
  server.use(
    http.get(`${STAFF_API}/service-days/${TOMORROW}`, () => HttpResponse.json(day)),
    http.put(`${STAFF_API}/service-days/${TOMORROW}`, async ({ request }) => {
      const body = (await request.json()) as ServiceDayRequest;
      written.push(body);
      if (body.version !== day.version)
        return problem(409, 'BOOKING_IS_OUTDATED', 'Somebody else has changed the day.');
      day = { ...day, teamNote: body.teamNote, version: day.version + 1 };
      return HttpResponse.json(day);
    }),
  );
  showStaffView();
  const sheet = await openSheet();
  const write = async (text: string) => {
    const field = await within(sheet).findByLabelText(/^Note for /);
    fireEvent.change(field, { target: { value: text } });
    press('Save the note', sheet);
  };
  await write(' No sea bass ');
  await within(sheet).findByText('Saved.');
  const { blocks: _, affected: __, date: ___, times: ____, ...settings } = aServiceDay();
  expect(written).toEqual([{ ...settings, teamNote: 'No sea bass' }]);

  day = { ...day, version: 9, teamNote: 'Fish at eight' };
  await write('No sole either');
  await waitFor(() =>
    expect(within(sheet).getByLabelText<HTMLTextAreaElement>(/^Note for /).value).toBe(
      'Fish at eight',
    ),
  );
});
