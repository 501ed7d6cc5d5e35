import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { broken } from '../../../../src/domain/availability/staff-rules.ts';
import { aBooking, aCustomer, aTable, at } from '../../fixtures/bookings.ts';
import {
  partyOf,
  press,
  problem,
  refusedFor,
  rowOf,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

/** Puig, who has T1. */
const puig = () =>
  aBooking({
    uuid: 'puig',
    customer: aCustomer({ uuid: 'guest-2', name: 'Puig' }),
    tables: [aTable(1)],
  });
const chosen = (name: string) => screen.getByRole('region', { name: `What to do with ${name}` });
const tapTable = (name: string) => press(new RegExp(`^Table ${name}, `));

test('one tap seats a party: on screen at once, sent with its key, version and the time of the tap', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  press('Seat: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  expect(screen.getByText('Laura Vidal is now seated at T4.').getAttribute('role')).toBe('status');
  expect(screen.getByRole('tab', { name: 'In house, 1' })).not.toBeNull();
  await waitFor(() => expect(fake.sent).toHaveLength(1));
  expect(fake.sent).toEqual([
    {
      method: 'PUT',
      path: '/bookings/booking-1/status',
      ifMatch: '"1"',
      idempotencyKey: expect.stringMatching(/^[\w-]{16,}$/),
      body: { status: 'SEATED', at: expect.stringMatching(/^2026-11-20T19:00/) },
    },
  ]);
});

test('a party that has arrived comes first in its list, and waits from now on', async () => {
  const fake = startFakeServer([puig(), aBooking()]);
  showStaffView();

  press('Arrived: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
  await screen.findByText('Laura Vidal has arrived.');
  const [first] = within(screen.getByRole('grid', { name: 'Next' })).getAllByRole('row');
  expect(first?.textContent).toContain('Laura Vidal, 20:30, 2 guests, here for 0 minutes');
  await waitFor(() => expect(fake.sent).toMatchObject([{ body: { status: 'ARRIVED' } }]));
});

test('a tap on a table seats the chosen party that is at the door', async () => {
  const fake = startFakeServer([aBooking({ status: 'ARRIVED', arrivedAt: at('19:50') })]);
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  expect(chosen('Laura Vidal').textContent).toContain('Choose a table on the floor.');
  tapTable('T5');
  await screen.findByText('Laura Vidal is now seated at T5.');
  expect(screen.queryByRole('region', { name: /What to do/ })).toBeNull();
  await waitFor(() =>
    expect(fake.sent).toMatchObject([
      { path: '/bookings/booking-1/status', body: { status: 'SEATED', tables: ['pos-5'] } },
    ]),
  );
});

test('a tap on a table moves a chosen party that is still to come', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  tapTable('T5');
  await screen.findByText('Laura Vidal has T5.');
  await waitFor(() =>
    expect(fake.sent).toMatchObject([
      { path: '/bookings/booking-1/tables', body: { tables: ['pos-5'], hasFixedTables: true } },
    ]),
  );
  expect((await rowOf('Laura Vidal')).textContent).toContain('T5');
});

test('small tables are put together one tap after another, until the party fits', async () => {
  const fake = startFakeServer([
    aBooking({ status: 'ARRIVED', arrivedAt: at('19:50'), pax: 6, tables: [] }),
  ]);
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  tapTable('T4');
  expect(chosen('Laura Vidal').textContent).toContain('T4 seats 4 of 6.');
  tapTable('T1');
  await waitFor(() =>
    expect(fake.sent).toMatchObject([{ body: { status: 'SEATED', tables: ['pos-4', 'pos-1'] } }]),
  );
});

test('a table that is too small is taken anyway by a second tap', async () => {
  const fake = startFakeServer([
    aBooking({ status: 'ARRIVED', arrivedAt: at('19:50'), pax: 6, tables: [] }),
  ]);
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  tapTable('T4');
  server.use(
    http.put(
      `${STAFF_API}/bookings/:uuid/status`,
      () => refusedFor(broken('TABLE', 'TABLES_TOO_SMALL', 4)),
      { once: true },
    ),
  );
  press('Use T4 alone', chosen('Laura Vidal'));
  // It was asked about already, so the refusal is no other question.
  await waitFor(() =>
    expect(fake.sent).toMatchObject([
      { body: { tables: ['pos-4'] } },
      { body: { tables: ['pos-4'], force: ['TABLE'] } },
    ]),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a table that somebody has is swapped after a second tap', async () => {
  const fake = startFakeServer([puig(), aBooking()]);
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  tapTable('T1');
  expect(chosen('Laura Vidal').textContent).toContain('T1 has Puig.');
  expect(fake.sent).toEqual([]);
  press('Swap with Puig', chosen('Laura Vidal'));
  await waitFor(() =>
    expect(fake.sent).toMatchObject([
      {
        path: '/bookings/booking-1/tables',
        body: { swapWith: 'puig', otherTables: ['pos-1'] },
      },
    ]),
  );
  expect((await rowOf('Laura Vidal')).textContent).toContain('T1');
  const other = await rowOf('Puig');
  await waitFor(() => expect(other.textContent).toContain('T4'));
});

test('a swap to a table that is too small is made anyway', async () => {
  const fake = startFakeServer([puig(), aBooking()]);
  server.use(
    http.put(`${STAFF_API}/bookings/booking-1/tables`, async ({ request }) => {
      const { force = [] } = (await request.clone().json()) as { force?: string[] };
      const rules = [{ rule: 'TABLE', code: 'TABLES_TOO_SMALL' }];
      if (force.includes('TABLE')) return undefined;
      const refusal = { code: 'NO_AVAILABLE_SLOT', status: 409, title: 'Full', detail: 'Full.' };
      return HttpResponse.json(
        { type: 'about:blank', ...refusal, rules },
        { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
      );
    }),
  );
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  tapTable('T1');
  press('Swap with Puig', chosen('Laura Vidal'));
  press('Move to T1 anyway', await screen.findByRole('alert'));
  await waitFor(() =>
    expect(fake.sent.at(-1)).toMatchObject({ body: { swapWith: 'puig', force: ['TABLE'] } }),
  );
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a swap with a party that has other tables by now can only be left', async () => {
  startFakeServer([puig(), aBooking()]);
  server.use(
    http.put(`${STAFF_API}/bookings/booking-1/tables`, () =>
      problem(409, 'BOOKING_IS_OUTDATED', 'Puig has other tables.'),
    ),
  );
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  tapTable('T1');
  press('Swap with Puig', chosen('Laura Vidal'));
  const card = await screen.findByRole('alert');
  expect(
    within(card)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Leave it']);
});

test('the second press of a double click does not seat the party that has come under the finger', async () => {
  const fake = startFakeServer([puig(), aBooking({ bookingAt: at('20:45') })]);
  showStaffView();

  fireEvent.click(within(await rowOf('Puig')).getByRole('button', { name: /^Seat/ }), {
    detail: 1,
  });
  fireEvent.click(within(await rowOf('Laura Vidal')).getByRole('button', { name: /^Seat/ }), {
    detail: 2,
  });
  await waitFor(() => expect(fake.sent).toMatchObject([{ path: '/bookings/puig/status' }]));
  expect(screen.getByRole('tab', { name: 'In house, 1' })).not.toBeNull();
});

test('by keyboard, the next party has the focus after one is seated', async () => {
  startFakeServer([puig(), aBooking({ bookingAt: at('20:45') })]);
  showStaffView();

  const seat = within(await rowOf('Puig')).getByRole('button', { name: /^Seat/ });
  seat.focus();
  fireEvent.click(seat);
  expect(document.activeElement).toBe(await partyOf('Laura Vidal'));
});

test('a party with joined tables is seated at all of them from the sheet of one', async () => {
  const fake = startFakeServer([
    {
      ...aBooking({ status: 'ARRIVED', arrivedAt: at('19:55') }),
      pax: 6,
      tables: [aTable(1), aTable(4)],
    },
  ]);
  showStaffView();

  await partyOf('Laura Vidal');
  fireEvent.click(await screen.findByRole('button', { name: /^Table T4, / }));
  press(/^Seat Laura Vidal/, await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(fake.sent).toMatchObject([{ body: { status: 'SEATED', tables: ['pos-1', 'pos-4'] } }]),
  );
});

test('what stood against a table is forgotten with another party', async () => {
  startFakeServer([puig(), aBooking()]);
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  tapTable('T1');
  fireEvent.click(await partyOf('Puig'));
  expect(chosen('Puig').textContent).toContain('Choose a table on the floor.');
  fireEvent.keyDown(chosen('Puig'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('region', { name: /What to do/ })).toBeNull());
});

test('a note for the team is sent, and seen in the list', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  press('Note', chosen('Laura Vidal'));
  const sheet = await screen.findByRole('dialog', { name: 'Note to Laura Vidal' });
  fireEvent.change(within(sheet).getByLabelText('For the team'), {
    target: { value: ' candles from the bar ' },
  });
  press('Save the note', sheet);
  await waitFor(() =>
    expect(fake.sent).toMatchObject([
      { path: '/bookings/booking-1', body: { privateNotes: 'candles from the bar' } },
    ]),
  );
  expect(within(await rowOf('Laura Vidal')).getByText('Note')).not.toBeNull();
});

test('a no-show leaves the list by two taps', async () => {
  const fake = startFakeServer([aBooking({ bookingAt: at('19:30') })]);
  showStaffView();

  fireEvent.click(await partyOf('Laura Vidal'));
  press('No-show', chosen('Laura Vidal'));
  await screen.findByText('Laura Vidal is marked as a no-show.');
  expect(screen.getByRole('tab', { name: 'Done, 1' })).not.toBeNull();
  await waitFor(() => expect(fake.sent).toMatchObject([{ body: { status: 'NO_SHOW' } }]));
});
