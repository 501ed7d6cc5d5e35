import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import { WaitListPlace } from '../../../../src/staff/screens/booking/wait-list-place.tsx';
import { answerRequests } from '../../../fixtures/page-network.ts';
import { aBooking, aCustomer, aSession, at } from '../../fixtures/bookings.ts';
import { showPart } from '../../fixtures/part-of-staff-view.tsx';
import { problem, refusedFor, STAFF_API } from '../../fixtures/staff-api.ts';
import { setUpStaffPage } from '../../fixtures/staff-page.ts';

setUpStaffPage();

let sent: { path: string; body: unknown; ifMatch: string | null }[] = [];
let refusal: Response | null = null;

answerRequests(
  http.put(`${STAFF_API}/bookings/booking-1/*`, async ({ request }) => {
    sent.push({
      path: new URL(request.url).pathname.replace(/^.*booking-1\//, ''),
      body: await request.json(),
      ifMatch: request.headers.get('If-Match'),
    });
    return refusal ?? HttpResponse.json(aBooking());
  }),
  http.post(`${STAFF_API}/availability/work-days/:date/time-slots/:time`, () => {
    const none = { limit: null, taken: null, minimum: null };
    const reason = { code: 'TABLES_TAKEN', text: '', ...none, tables: 2, combinations: 0 };
    const change = { floorPlanArea: null, pax: 4, paxChildren: 0, experienceTickets: null };
    const earlier = { ...change, change: 'TIME', time: '19:45:00' };
    return HttpResponse.json({
      explanation: { reason: { ...reason, freeAt: at('22:15') }, suggestions: [earlier] },
    });
  }),
);
afterEach(() => {
  sent = [];
  refusal = null;
});

function waiting(place: Partial<NonNullable<StaffBooking['waitList']>> = {}): StaffBooking {
  return aBooking({
    status: 'PENDING_WAIT_LIST_BOOKING',
    waitList: {
      state: 'WAITING',
      joinedAt: '2026-11-20T12:00:00+01:00',
      offer: null,
      skipReason: null,
      ...place,
    },
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a booking that is not on the wait list has no place', () => {
  showPart(<WaitListPlace booking={aBooking()} />);
  expect(screen.queryByText('Wait list')).toBe(null);
});

test('a party that waits is offered a table with one press, to the version on screen', async () => {
  showPart(<WaitListPlace booking={waiting()} />);
  expect(screen.getByText('Waiting')).toBeVisible();
  press('Offer a table');
  await expect.poll(() => sent).toEqual([{ path: 'offer', body: {}, ifMatch: '"1"' }]);
});

test('an offer shows its table and its end, and is withdrawn with one press', async () => {
  const offer = {
    tables: [{ id: 4, name: 'T4', floorPlanAreaId: 1, posId: 'T4' }],
    offeredAt: '2026-11-20T19:00:00+01:00',
    endsAt: '2026-11-20T19:10:00+01:00',
  };
  showPart(<WaitListPlace booking={waiting({ state: 'OFFERED', offer })} />);
  expect(screen.getByText(/^Offered until .*19:10$/)).toBeVisible();
  expect(screen.getByText(/T4/)).toBeVisible();
  press('Withdraw the offer');
  await expect.poll(() => sent).toMatchObject([{ path: 'offer/withdraw', body: {} }]);
});

test('a party is passed over with a reason, and put back', async () => {
  const { unmount } = showPart(<WaitListPlace booking={waiting()} />);
  fireEvent.change(screen.getByLabelText('Why (optional)'), { target: { value: ' Wants nine ' } });
  press('Pass over');
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ isSkipped: true, reason: 'Wants nine' }]);
  unmount();

  showPart(<WaitListPlace booking={waiting({ state: 'SKIPPED', skipReason: 'Wants nine' })} />);
  expect(screen.getByText(/Wants nine/)).toBeVisible();
  press('Put back into the order');
  await expect.poll(() => sent.at(-1)?.body).toEqual({ isSkipped: false, reason: null });
});

test('a refusal without a free table says until when all are taken, and what is free instead', async () => {
  refusal = problem(409, 'NO_AVAILABLE_SLOT', 'No table is free for this party at its time.');
  showPart(<WaitListPlace booking={waiting()} />);
  press('Offer a table');
  await expect
    .poll(() => screen.getByRole('alert').textContent)
    .toBe('2 tables suit this party; all are taken until 22:15. Free: 19:45.');
});

test('a refusal by a limit of the day says which one, and how much of it is used', async () => {
  refusal = refusedFor({ rule: 'PACE', code: 'COVERS_PER_SLOT', limit: 12, taken: 11 });
  showPart(<WaitListPlace booking={waiting()} />);
  press('Offer a table');
  await expect
    .poll(() => screen.getByRole('alert').textContent)
    .toContain('the limit is 12 covers: 11 booked');
});

test('a manager offers a table anyway, with the rules of the refusal set aside', async () => {
  refusal = refusedFor(
    { rule: 'PACE', code: 'COVERS_PER_SLOT', limit: 12, taken: 11 },
    { rule: 'SHIFT', code: 'CLOSED', limit: null, taken: null },
  );
  showPart(<WaitListPlace booking={waiting()} />, aSession('MANAGER'));
  press('Offer a table');
  const again = await screen.findByRole('button', { name: 'Offer anyway' });
  refusal = null;
  fireEvent.click(again);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ path: 'offer', body: { force: ['PACE', 'SHIFT'] } });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a refusal that no rule stands behind has no button to offer a table anyway', async () => {
  refusal = problem(409, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW', 'The time is past.');
  showPart(<WaitListPlace booking={waiting()} />, aSession('MANAGER'));
  press('Offer a table');
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Offer anyway' })).toBeNull();
});

test('a refusal of any other kind says why', async () => {
  refusal = problem(409, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW', 'The time is past.');
  showPart(<WaitListPlace booking={waiting()} />);
  press('Offer a table');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Offer a table: /);
});

test('a guest without a mail address is to be called', () => {
  const booking = { ...waiting(), customer: aCustomer({ email: null }) };
  showPart(<WaitListPlace booking={booking} />);
  expect(screen.getByText(/^No mail address/)).toBeVisible();
});
