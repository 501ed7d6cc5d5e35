import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { broken } from '../../../src/domain/availability/staff-rules.ts';
import { approve, serveApprovals } from '../fixtures/approvals.ts';
import { aBooking, aSession, aTable } from '../fixtures/bookings.ts';
import {
  pass,
  press,
  problem,
  refusedFor,
  rowOf,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../fixtures/staff-view.tsx';

setUpFakeServer();

const card = () => screen.findByRole('alert');

test('Undo takes a move back by the number of its change', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  press('Arrived: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await waitFor(() => expect(fake.bookings[0]?.version).toBe(2));
  press('Undo');
  await waitFor(() => expect(fake.sent).toHaveLength(2));
  expect(fake.sent[1]).toMatchObject({
    method: 'POST',
    path: '/bookings/booking-1/undo',
    ifMatch: null,
    body: { entry: 2 },
  });
  expect(fake.bookings[0]?.status).toBe('CONFIRMED');
  expect((await rowOf('Laura Vidal')).textContent).not.toContain('here for');
});

test('a move whose answer is lost is sent again with the same key, and made once', async () => {
  const fake = startFakeServer([aBooking()]);
  fake.answersToLose = 1;
  showStaffView();
  const row = await rowOf('Laura Vidal');
  press('Arrived: Laura Vidal, 20:30', row);
  await screen.findByText('1 not sent');
  expect(row.textContent).toContain('not sent yet');
  await pass(2000);
  await waitFor(() => expect(screen.queryByText('1 not sent')).toBeNull());
  expect(fake.bookings[0]).toMatchObject({ status: 'ARRIVED', version: 2 });
  expect(fake.sent).toHaveLength(2);
  expect(new Set(fake.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a change elsewhere that the move is not about does not stop it', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fake.change('booking-1', { privateNotes: 'candles' });
  press('Seat: Laura Vidal, 20:30', row);
  await waitFor(() => expect(fake.bookings[0]).toMatchObject({ status: 'SEATED', version: 3 }));
  expect(fake.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a booking changed elsewhere is not moved, and a card shows the differences', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fake.change('booking-1', { pax: 6, tables: [aTable(5)] });
  press('Seat: Laura Vidal, 20:30', row);

  const notDone = await card();
  expect(notDone.textContent).toContain('“Seat” for Laura Vidal was not carried out.');
  expect(
    within(notDone)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Party: 2 guests → 6 guests', 'Tables: T4 → T5']);
  expect((await rowOf('Laura Vidal')).textContent).toContain('6 guests');

  press('Leave it', notDone);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(fake.bookings[0]?.status).toBe('CONFIRMED');
  expect(fake.sent).toHaveLength(1);
});

test('“… anyway” in the card makes the move to the booking as it is now', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fake.change('booking-1', { pax: 6 });
  press('Seat: Laura Vidal, 20:30', row);
  press('Seat anyway', await card());
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('SEATED'));
  expect(fake.sent.at(-1)).toMatchObject({ ifMatch: '"2"', body: { status: 'SEATED' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a move that is no longer possible can only be left', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fake.change('booking-1', { status: 'CANCELED', tables: [] });
  press('Arrived: Laura Vidal, 20:30', row);
  const notDone = await card();
  expect(notDone.textContent).toContain('Status: Confirmed → Cancelled');
  expect(within(notDone).queryByRole('button', { name: /anyway/ })).toBeNull();
});

test('a move that somebody else already made counts as done', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fake.change('booking-1', { status: 'ARRIVED' });
  press('Arrived: Laura Vidal, 20:30', row);
  await waitFor(() => expect(row.textContent).not.toContain('not sent yet'));
  expect(fake.sent).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a booking that is no longer there says so', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fake.bookings = [];
  press('Arrived: Laura Vidal, 20:30', row);
  const notDone = await card();
  expect(notDone.textContent).toContain('The booking is no longer there.');
  expect(within(notDone).queryByRole('button', { name: /anyway/ })).toBeNull();
});

test('a refusal is said as a colleague would say it, not as the API does', async () => {
  startFakeServer([aBooking()]);
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/status`, () =>
      problem(409, 'NO_AVAILABLE_SLOT', 'Move it to ARRIVED or SEATED.'),
    ),
  );
  showStaffView();

  press('Seat: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  expect((await card()).textContent).toContain('No table is free for this.');
  await screen.findByRole('tab', { name: 'Next, 1' });
});

/** The next move to a status is refused for a rule of the venue. */
function refuseForRule() {
  server.use(
    http.put(
      `${STAFF_API}/bookings/:uuid/status`,
      () => refusedFor(broken('TABLE', 'NEXT_AT_RISK')),
      { once: true },
    ),
  );
}

test('a rule of the venue is named, and set aside by “… anyway”', async () => {
  const fake = startFakeServer([aBooking({ status: 'ARRIVED' })]);
  refuseForRule();
  showStaffView();
  const row = await rowOf('Laura Vidal');
  press(/^Laura Vidal ?, /, row);
  press(/^Table T5, /);
  const notDone = await card();
  expect(notDone.textContent).toContain('The next party at this table may have to wait.');
  press('Seat at T5 anyway', notDone);
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('SEATED'));
  expect(fake.sent.at(-1)).toMatchObject({ body: { tables: ['pos-5'], force: ['TABLE'] } });
});

test('a host asks a manager at once: the change is sent as it was approved', async () => {
  const fake = startFakeServer([aBooking({ status: 'ARRIVED' })]);
  fake.session = aSession('HOST');
  const approved = serveApprovals();
  refuseForRule();
  showStaffView();
  const row = await rowOf('Laura Vidal');
  press(/^Laura Vidal ?, /, row);
  press(/^Table T5, /);
  const notDone = await card();
  expect(within(notDone).queryByRole('button', { name: /anyway/ })).toBeNull();
  fireEvent.click(await within(notDone).findByRole('button', { name: 'Ask for approval' }));
  await approve();
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('SEATED'));
  expect(approved).toMatchObject([{ method: 'PUT', path: '/bookings/booking-1/status' }]);
  const changes = fake.sent.filter(({ path }) => path === '/bookings/booking-1/status');
  expect(changes).toHaveLength(2);
  expect(changes[1]).toMatchObject({ approval: 'approval-1', body: { force: ['TABLE'] } });
});
