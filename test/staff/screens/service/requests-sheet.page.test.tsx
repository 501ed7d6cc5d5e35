import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import { approve, serveApprovals } from '../../fixtures/approvals.ts';
import { aBooking, aSession, at, TODAY } from '../../fixtures/bookings.ts';
import { refusedFor } from '../../fixtures/staff-api.ts';
import {
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

const aRequest = () => aBooking({ status: 'REQUESTED', tables: [], pax: 4 });

async function openRequests(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: /^To answer \d/ }));
  return screen.findByRole('dialog', { name: 'To answer' });
}

test('an accepted request is confirmed, and leaves the sheet', async () => {
  const fake = startFakeServer([aRequest()]);
  showStaffView();
  const sheet = await openRequests();
  expect(sheet.textContent).toContain('20:30Laura Vidal4 guestsRequest');
  press('Accept Laura Vidal, 20:30', sheet);
  await within(sheet).findByText('All requests are answered.');
  await waitFor(() => expect(fake.sent).toMatchObject([{ body: { status: 'CONFIRMED' } }]));
  expect(screen.getByRole('tab', { name: 'Next, 1' })).not.toBeNull();
});

test('requests of all coming days are counted, and listed by date', async () => {
  const ofDay = (workDay: string, time: string) =>
    aBooking({
      ...aRequest(),
      uuid: workDay,
      workDay,
      bookingAt: `${workDay}T${time}:00+01:00`,
    });
  const fake = startFakeServer([ofDay('2026-12-10', '21:00'), ofDay('2026-11-22', '20:00')]);
  showStaffView();
  const button = await screen.findByRole('button', { name: 'To answer 2' });
  const sheet = await openRequests();
  const headings = () =>
    within(sheet)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Sun 22 Nov', 'Thu 10 Dec']);
  press('Accept Laura Vidal, 20:00', sheet);
  expect(headings()).toEqual(['Thu 10 Dec']);
  await waitFor(() => expect(button.textContent).toBe('To answer 1'));
  await waitFor(() => expect(fake.sent).toMatchObject([{ path: '/bookings/2026-11-22/status' }]));

  fake.add(ofDay('2026-12-16', '13:00'));
  fake.live.day(['2026-12-16']);
  await waitFor(() => expect(headings()).toEqual(['Thu 10 Dec', 'Wed 16 Dec']));
});

test('until the server has said what other days have, nothing says that all is answered', async () => {
  startFakeServer([aBooking()]);
  server.use(http.get(`${STAFF_API}/requests`, () => HttpResponse.error()));
  showStaffView();
  fireEvent.click(await screen.findByRole('button', { name: 'To answer' }));
  const sheet = await screen.findByRole('dialog', { name: 'To answer' });
  expect(sheet.textContent).not.toContain('All requests are answered.');
});

test('a declined request waits for ten seconds and is then sent', async () => {
  const fake = startFakeServer([aRequest()]);
  showStaffView();
  press('Decline Laura Vidal, 20:30', await openRequests());
  await screen.findByText('Laura Vidal is declined.');
  await pass(9000);
  expect(fake.sent).toEqual([]);
  await pass(1500);
  await waitFor(() =>
    expect(fake.sent).toMatchObject([{ body: { status: 'DECLINED_BY_MERCHANT' } }]),
  );
});

test('a declined request is taken back while it waits, and nothing is sent', async () => {
  const fake = startFakeServer([aRequest()]);
  showStaffView();
  const sheet = await openRequests();
  press('Decline Laura Vidal, 20:30', sheet);
  press('Undo');
  expect(within(sheet).getByRole('button', { name: 'Accept Laura Vidal, 20:30' })).not.toBeNull();
  await pass(11_000);
  expect(fake.sent).toEqual([]);
});

test('a request whose time has passed says so', async () => {
  startFakeServer([{ ...aRequest(), bookingAt: at('19:30') }]);
  showStaffView();
  expect((await openRequests()).textContent).toContain('Its time has passed.');
});

test('another time is offered in the booking sheet', async () => {
  startFakeServer([aRequest()]);
  showStaffView();
  press('Other time for Laura Vidal, 20:30', await openRequests());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'To answer' })).toBeNull());
  await screen.findByRole('dialog');
});

test('a request without a table: the card says why, and what is free instead', async () => {
  const asked: unknown[] = [];
  const fake = startFakeServer([aRequest()]);
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/status`, () =>
      problem(409, 'NO_AVAILABLE_SLOT', 'There is no table left.'),
    ),
    http.post(`${STAFF_API}/availability/work-days/:date/time-slots/:time`, async (call) => {
      asked.push([call.params, new URL(call.request.url).search, await call.request.json()]);
      const none = { limit: null, taken: null, minimum: null };
      const reason = { code: 'TABLES_TAKEN', text: '', ...none, tables: 2, combinations: 0 };
      const change = { floorPlanArea: null, pax: 4, paxChildren: 0, experienceTickets: null };
      const terrace = { id: 2, name: 'Terrace' };
      return HttpResponse.json({
        explanation: {
          reason: { ...reason, freeAt: at('22:15') },
          suggestions: [
            { ...change, change: 'TIME', time: '19:45:00' },
            { ...change, change: 'AREA', time: '20:30:00', floorPlanArea: terrace },
          ],
        },
      });
    }),
  );
  showStaffView();
  press('Accept Laura Vidal, 20:30', await openRequests());
  await screen.findByText(
    '2 tables suit this party; all are taken until 22:15. Free: 19:45, 20:30 in Terrace.',
  );
  expect(asked).toEqual([
    [
      { date: TODAY, time: '20:30:00' },
      '?explain=true',
      expect.objectContaining({ pax: 4, status: 'CONFIRMED', excludeBookingUuid: 'booking-1' }),
    ],
  ]);
  expect(screen.getByRole('button', { name: 'To answer 1' })).not.toBeNull();
  expect(fake.bookings[0]?.status).toBe('REQUESTED');
});

test('a request without a table says so if the reason cannot be had', async () => {
  startFakeServer([aRequest()]);
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/status`, () =>
      problem(409, 'NO_AVAILABLE_SLOT', 'There is no table left.'),
    ),
    http.post(`${STAFF_API}/availability/work-days/:date/time-slots/:time`, () =>
      problem(500, 'INTERNAL_ERROR', 'Something failed.'),
    ),
  );
  showStaffView();
  press('Accept Laura Vidal, 20:30', await openRequests());
  await screen.findByText('No table is free for this.');
});

test('a host offers a table against the pace with the PIN of a manager, and closes the dialog without', async () => {
  const waitList = {
    state: 'WAITING',
    joinedAt: at('12:00'),
    offer: null,
    skipReason: null,
  } as const;
  const waiting = { ...aRequest(), status: 'PENDING_WAIT_LIST_BOOKING', waitList } as const;
  const fake = startFakeServer([waiting]);
  fake.session = aSession('HOST');
  const approved = serveApprovals();
  const sent: unknown[] = [];
  const offer = { tables: [], offeredAt: at('20:00'), endsAt: at('20:10') };
  server.use(
    http.put(`${STAFF_API}/bookings/booking-1/offer`, async ({ request }) => {
      const body = (await request.json()) as { force?: string[] };
      sent.push([body, request.headers.get('Staff-Approval')]);
      if (!body.force)
        return refusedFor({ rule: 'PACE', code: 'COVERS_PER_SLOT', limit: 12, taken: 11 });
      const offered = { waitList: { ...waitList, state: 'OFFERED', offer } } as const;
      fake.change('booking-1', offered);
      return HttpResponse.json({ ...waiting, ...offered, version: 2 });
    }),
  );
  showStaffView();
  const sheet = await openRequests();
  press('Offer a table: Laura Vidal, 20:30', sheet);
  const ask = () =>
    within(sheet).findByRole('button', { name: 'Ask a manager: Laura Vidal, 20:30' });
  fireEvent.click(await ask());
  press('Close', await screen.findByRole('dialog', { name: 'Who allows it?' }));
  expect(within(sheet).getByRole('alert').textContent).toContain(
    'the limit is 12 covers: 11 booked',
  );

  fireEvent.click(await ask());
  await approve();
  await within(sheet).findByText(/^Offered until/);
  expect(sent).toEqual([
    [{}, null],
    [{ force: ['PACE'] }, 'approval-1'],
  ]);
  expect(approved).toMatchObject([{ method: 'PUT', path: '/bookings/booking-1/offer' }]);
});

test('a rule that comes to stand against an offer meanwhile is set aside beside the one before', async () => {
  const waitList = { state: 'WAITING', joinedAt: at('12:00'), offer: null, skipReason: null };
  const waiting = { ...aRequest(), status: 'PENDING_WAIT_LIST_BOOKING', waitList } as StaffBooking;
  startFakeServer([waiting]);
  const sent: unknown[] = [];
  server.use(
    http.put(`${STAFF_API}/bookings/booking-1/offer`, async ({ request }) => {
      const { force = [] } = (await request.json()) as { force?: string[] };
      sent.push(force);
      return force.includes('PACE')
        ? refusedFor({ rule: 'SIZE', code: 'PARTY_TOO_LARGE', limit: 2, taken: null })
        : refusedFor({ rule: 'PACE', code: 'COVERS_PER_SLOT', limit: 12, taken: 11 });
    }),
  );
  showStaffView();
  const sheet = await openRequests();
  press('Offer a table: Laura Vidal, 20:30', sheet);
  for (const count of [1, 2]) {
    await waitFor(() => expect(sent).toHaveLength(count));
    fireEvent.click(
      await within(sheet).findByRole('button', { name: 'Offer anyway: Laura Vidal, 20:30' }),
    );
  }
  await waitFor(() => expect(sent).toEqual([[], ['PACE'], ['PACE', 'SIZE']]));
});
