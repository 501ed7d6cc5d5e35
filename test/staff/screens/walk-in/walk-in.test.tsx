// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aBooking, aTable, at } from '../../fixtures/bookings.ts';
import {
  descriptionOf,
  type FakeServer,
  press,
  problem,
  rowOf,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

/** The server accepts every walk-in. */
function acceptWalkIns(fake: FakeServer): void {
  server.use(
    http.post(`${STAFF_API}/bookings/walk-ins`, async ({ request }) => {
      const body = (await request.json()) as { pax: number; status: 'SEATED'; tables?: string[] };
      const { pax, status } = body;
      const tables = status === 'SEATED' ? (body.tables ?? ['4']).map((id) => aTable(+id)) : [];
      const booking = aBooking({
        uuid: 'walk-in',
        bookingAt: at('20:40'),
        isWalkIn: true,
        customer: null,
        quotedWaitMinutes: status === 'SEATED' ? null : 20,
        status,
        pax,
        tables,
      });
      fake.bookings = [...fake.bookings, booking];
      return HttpResponse.json(booking, { headers: { ETag: '"walk-in-1"' } });
    }),
  );
}

async function openWalkIn(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Walk-in' }));
  return screen.findByRole('dialog', { name: 'Walk-in' });
}

test('a party is seated at the chosen tables', async () => {
  const fake = startFakeServer();
  acceptWalkIns(fake);
  showStaffView();

  const dialog = await openWalkIn();
  press('4', dialog);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'T4, for 2–4' }));
  press('Seat 4 at T4', dialog);

  await screen.findByText('Walk-in of 4 is now seated at T4.');
  expect(screen.queryByRole('dialog')).toBeNull();
  const [sent] = fake.sent;
  expect(sent?.body).toEqual({ pax: 4, paxChildren: 0, status: 'SEATED', tables: ['4'] });
  expect(sent?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect((await rowOf('Walk-in')).textContent).toContain('T4');
});

test('without a chosen table the server finds one', async () => {
  const fake = startFakeServer();
  acceptWalkIns(fake);
  showStaffView();

  press('Seat 2', await openWalkIn());
  await screen.findByText('Walk-in of 2 is now seated at T4.');
  expect(fake.sent[0]?.body).toEqual({ pax: 2, paxChildren: 0, status: 'SEATED' });
});

test('a waiting party goes on the list with its quoted wait', async () => {
  const fake = startFakeServer();
  acceptWalkIns(fake);
  showStaffView();

  const dialog = await openWalkIn();
  press('3', dialog);
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Wait at the door' }));
  press('20', dialog);
  press('Put 3 on the list, 20 min', dialog);

  await screen.findByText('Walk-in of 3 is on the wait list, 20 minutes quoted.');
  expect(fake.sent[0]?.body).toEqual({
    pax: 3,
    paxChildren: 0,
    status: 'WAIT_LIST_WALK_IN',
    quotedWaitMinutes: 20,
  });
  const waiting = await screen.findByRole('region', { name: 'Waiting at the door' });
  expect(within(waiting).getAllByRole('link')).toHaveLength(1);
});

test('an occupied table is marked as taken, and a table that is too small causes a warning', async () => {
  startFakeServer([aBooking({ status: 'SEATED', tables: [aTable(4)] })]);
  showStaffView();

  const dialog = await openWalkIn();
  const names = within(dialog)
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label'));
  expect(names).toEqual(['T1, for 1–2', 'T4, for 2–4, taken', 'T5, for 2–6']);
  press('5', dialog);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'T1, for 1–2' }));
  expect(dialog.textContent).toContain('T1: made for up to 2, and the party is 5.');
});

test('a wait below five minutes is reported at its field and not sent', async () => {
  const fake = startFakeServer();
  showStaffView();

  const dialog = await openWalkIn();
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Wait at the door' }));
  const wait = within(dialog).getByLabelText('Quoted wait in minutes');
  fireEvent.change(wait, { target: { value: '3' } });
  press(/^Put 2/, dialog);
  await waitFor(() => expect(descriptionOf(wait)).toBe('Between 5 and 1440 minutes.'));
  expect(fake.sent).toEqual([]);
});

test('a refusal is shown in the dialog, and the form stays filled', async () => {
  const fake = startFakeServer();
  server.use(
    http.post(`${STAFF_API}/bookings/walk-ins`, () =>
      problem(409, 'NO_AVAILABLE_SLOT', 'T4 is taken until 23:00.'),
    ),
  );
  showStaffView();

  const dialog = await openWalkIn();
  press('4', dialog);
  press('Seat 4', dialog);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Walk-in: T4 is taken until 23:00.');
  expect(within(dialog).getByLabelText<HTMLInputElement>('How many guests?').value).toBe('4');

  acceptWalkIns(fake);
  press('Seat 4', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = fake.sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBe(second);
});
