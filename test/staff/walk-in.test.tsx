// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aBooking, aTable, at } from './bookings.ts';
import {
  type AppContext,
  DOOR,
  listenAtStaffDoor,
  openContext,
  press,
  problem,
  server,
  showStaffView,
} from './staff-view.tsx';

listenAtStaffDoor();

/** The house seats walk-ins as it is asked to. */
function takesWalkIns(context: AppContext): void {
  server.use(
    http.post(`${DOOR}/bookings/walk-ins`, async ({ request }) => {
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
      context.bookings = [...context.bookings, booking];
      return HttpResponse.json(booking, { headers: { ETag: '"walk-in-1"' } });
    }),
  );
}

async function openWalkIn(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Walk-in' }));
  return screen.findByRole('dialog', { name: 'Walk-in' });
}

test('a party is seated at the tables that were chosen', async () => {
  const context = openContext();
  takesWalkIns(context);
  showStaffView();

  const dialog = await openWalkIn();
  press('4', dialog);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'T4, for 2–4' }));
  press('Seat 4 at T4', dialog);

  await screen.findByText('Walk-in of 4 is now seated at T4.');
  expect(screen.queryByRole('dialog')).toBeNull();
  const [sent] = context.sent;
  expect(sent?.body).toEqual({ pax: 4, paxChildren: 0, status: 'SEATED', tables: ['4'] });
  expect(sent?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(await screen.findByRole('link', { name: 'Walk-in' })).toBeDefined();
});

test('without a table the venue finds one', async () => {
  const context = openContext();
  takesWalkIns(context);
  showStaffView();

  press('Seat 2', await openWalkIn());
  await screen.findByText('Walk-in of 2 is now seated at T4.');
  expect(context.sent[0]?.body).toEqual({ pax: 2, paxChildren: 0, status: 'SEATED' });
});

test('a party that waits is put on the list with its quoted wait', async () => {
  const context = openContext();
  takesWalkIns(context);
  showStaffView();

  const dialog = await openWalkIn();
  press('3', dialog);
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Wait at the door' }));
  press('20', dialog);
  press('Put 3 on the list, 20 min', dialog);

  await screen.findByText('Walk-in of 3 is on the wait list, 20 minutes quoted.');
  expect(context.sent[0]?.body).toEqual({
    pax: 3,
    paxChildren: 0,
    status: 'WAIT_LIST_WALK_IN',
    quotedWaitMinutes: 20,
  });
  expect(await screen.findByRole('region', { name: 'Waiting at the door' })).toBeDefined();
});

test('a table where guests sit is marked as taken, and one that is too small is told', async () => {
  openContext([aBooking({ status: 'SEATED', tables: [aTable(4)] })]);
  showStaffView();

  const dialog = await openWalkIn();
  expect(within(dialog).getByRole('checkbox', { name: 'T4, for 2–4, taken' })).toBeDefined();
  press('5', dialog);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'T1, for 1–2' }));
  expect(dialog.textContent).toContain('T1: made for up to 2, and the party is 5.');
});

test('a wait below five minutes is refused at its field', async () => {
  const context = openContext();
  showStaffView();

  const dialog = await openWalkIn();
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Wait at the door' }));
  fireEvent.change(within(dialog).getByLabelText('Quoted wait in minutes'), {
    target: { value: '3' },
  });
  press(/^Put 2/, dialog);
  expect(await screen.findByText('Between 5 and 1440 minutes.')).toBeDefined();
  expect(context.sent).toEqual([]);
});

test('a refusal is told in the dialog, and what was chosen stays', async () => {
  const context = openContext();
  server.use(
    http.post(`${DOOR}/bookings/walk-ins`, () =>
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

  takesWalkIns(context);
  press('Seat 4', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = context.sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBe(second);
});
