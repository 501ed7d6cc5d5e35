import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aBooking, aTable, at } from '../../fixtures/bookings.ts';
import {
  type FakeServer,
  pass,
  press,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
  typeInto,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

async function openSheet(): Promise<HTMLElement> {
  showStaffView();
  await screen.findByRole('tab', { name: /^Next/ });
  press('Walk-in');
  return screen.findByRole('dialog', { name: 'Walk-in' });
}

async function pressOnce(name: string | RegExp, sheet: HTMLElement): Promise<void> {
  fireEvent.click(await within(sheet).findByRole('button', { name }));
}

/** Somebody sits at every table, and 20 minutes are expected until one is free. */
function startFull(): FakeServer {
  const fake = startFakeServer(
    [1, 4, 5].map((number) =>
      aBooking({
        uuid: `seated-${number}`,
        status: 'SEATED',
        bookingAt: at('19:45'),
        seatedAt: at('19:45'),
        tables: [aTable(number)],
      }),
    ),
  );
  const puig = { uuid: 'puig', name: 'Puig', isWalkIn: false, bookingAt: at('18:30') };
  fake.waits = {
    ahead: 0,
    minutes: { from: 25, to: 35 },
    reason: { tables: ['T4'], booking: puig, expectedEndAt: at('20:25') },
    tables: [],
  };
  return fake;
}

test('the best table stands on the button, and a tap seats the party there', async () => {
  const fake = startFakeServer([aBooking({ bookingAt: at('22:45') })]);
  const sheet = await openSheet();
  press('4', sheet);
  await pressOnce('Seat 4 at T4, free till 22:45', sheet);
  await screen.findByText('Walk-in of 4 added.');
  await waitFor(() =>
    expect(fake.sent).toMatchObject([
      {
        method: 'POST',
        path: '/bookings/walk-ins',
        idempotencyKey: expect.any(String),
        body: {
          pax: 4,
          paxChildren: 0,
          status: 'SEATED',
          tables: ['pos-4'],
          at: expect.stringMatching(/^2026-11-20T19:00/),
        },
      },
    ]),
  );
  await screen.findByRole('tab', { name: 'In house, 1' });
});

test('the server’s table stands on the button, and the device’s own if the server is slow', async () => {
  const fake = startFakeServer();
  fake.waits = { ...fake.waits, tables: [aTable(5)] };
  const sheet = await openSheet();
  press('4', sheet);
  await within(sheet).findByRole('button', { name: 'Seat 4 at T5' });

  const answer = Promise.withResolvers<void>();
  server.use(
    http.get(`${STAFF_API}/waits`, async () => {
      await answer.promise;
      return HttpResponse.json({ waits: fake.waits });
    }),
  );
  press('2', sheet);
  const own = await within(sheet).findByRole('button', { name: 'Seat 2 at T1' });
  answer.resolve();
  await within(sheet).findByRole('button', { name: 'Put on the list instead' });
  expect(own.isConnected && own.textContent).toBe('Seat 2 at T1');
});

test('a large party is typed, digit by digit', async () => {
  startFakeServer();
  const sheet = await openSheet();
  const field = within(sheet).getByRole<HTMLInputElement>('spinbutton');
  for (const text of ['1', '12']) fireEvent.change(field, { target: { value: text } });
  expect(field.value).toBe('12');
  await within(sheet).findByRole('button', { name: /^Seat 12 at/ });
  press('4', sheet);
  expect(field.value).toBe('');
});

test('a walk-in is seated at a table that is tapped on the floor with one more tap', async () => {
  const fake = startFakeServer();
  showStaffView();
  fireEvent.click(await screen.findByRole('button', { name: /^Table T5, / }));
  press('2', await screen.findByRole('group', { name: 'Walk-in here' }));
  await waitFor(() =>
    expect(fake.sent).toMatchObject([{ body: { pax: 2, tables: ['pos-5'], status: 'SEATED' } }]),
  );
  expect(fake.sent[0]?.body).not.toHaveProperty('isTimeLimited');
});

test('at a table that the next party has soon, it stays until then', async () => {
  const fake = startFakeServer([aBooking({ bookingAt: at('20:40'), tables: [aTable(5)] })]);
  showStaffView();
  fireEvent.click(await screen.findByRole('button', { name: /^Table T5, / }));
  press('2', await screen.findByRole('group', { name: 'Walk-in here' }));
  await waitFor(() =>
    expect(fake.sent).toMatchObject([{ body: { pax: 2, tables: ['pos-5'], isTimeLimited: true } }]),
  );
});

test('when all is full, the button says the wait that the server expects, and why', async () => {
  const fake = startFull();
  const sheet = await openSheet();
  press('4', sheet);
  await within(sheet).findByText('Next is T4: Puig is expected to leave.');
  typeInto('Name or phone', 'Rosa 612345678');
  typeInto('How to recognise them', 'red hat by the bar');
  press('Put on the list, 25–35 min', sheet);
  await waitFor(() =>
    expect(fake.sent).toMatchObject([
      {
        body: {
          pax: 4,
          status: 'WAIT_LIST_WALK_IN',
          quotedWaitMinutes: 35,
          name: 'Rosa',
          phone: '612345678',
          label: 'red hat by the bar',
        },
      },
    ]),
  );
  await screen.findByRole('tab', { name: 'Waiting, 1' });
});

test('an email address is asked for on a tap only; a wrong one is said at its field, and nothing is sent', async () => {
  const fake = startFull();
  const sheet = await openSheet();
  press('2', sheet);
  expect(within(sheet).queryByLabelText('Email (optional)')).toBeNull();
  // Who has to wait is asked for the name.
  const name = within(sheet).getByLabelText('Name or phone');
  await waitFor(() => expect(document.activeElement).toBe(name));
  press('Add an email', sheet);
  const field = within(sheet).getByLabelText('Email (optional)');
  expect(document.activeElement).toBe(field);
  typeInto('Email (optional)', 'rosa@');
  await pressOnce(/^Put on the list, /, sheet);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  within(sheet).getByText('Enter a full email address, or none.');
  expect(fake.sent).toEqual([]);
  typeInto('Email (optional)', ' rosa@guest.example ');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  press(/^Put on the list, /);
  await waitFor(() => expect(fake.sent).toMatchObject([{ body: { email: 'rosa@guest.example' } }]));
});

test('without a network the party is put on the list without a quote', async () => {
  const fake = startFull();
  const sheet = await openSheet();
  fake.isReachable = false;
  press('2', sheet);
  await pressOnce('Put on the list', sheet);
  await screen.findByRole('tab', { name: 'Waiting, 1' });
  await screen.findByText('1 not sent');
});

test('guests may wait although a table is free', async () => {
  const fake = startFakeServer();
  const sheet = await openSheet();
  press('2', sheet);
  await pressOnce('Put on the list instead', sheet);
  await waitFor(() => expect(fake.sent).toMatchObject([{ body: { status: 'WAIT_LIST_WALK_IN' } }]));
});

test('a walk-in is taken back, before and after the server has it', async () => {
  const fake = startFakeServer();
  const sheet = await openSheet();
  press('2', sheet);
  await pressOnce(/^Seat 2 at/, sheet);
  await waitFor(() => expect(fake.bookings).toHaveLength(1));
  press('Undo');
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('DELETED'));
  await screen.findByRole('tab', { name: 'In house, 0' });
});

test('details that were opened before the walk-in was sent are of the booking that the server has then', async () => {
  const fake = startFakeServer([]);
  const sheet = await openSheet();
  press('2', sheet);
  fake.isReachable = false;
  await pressOnce(/^Seat 2/, sheet);
  fireEvent.click(screen.getByRole('tab', { name: 'In house, 1' }));
  const party = await screen.findByRole('button', { name: /^Walk-in ?, \d/ });
  fireEvent.click(party);
  press('Details');
  const details = await screen.findByRole('complementary', { name: 'Booking details' });
  await within(details).findByText(/2 guests/);

  fake.isReachable = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(fake.bookings).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('not sent yet')).toBeNull());
  await pass(6000);
  expect(within(details).getByText(/2 guests/)).not.toBeNull();
  expect(fake.readings.filter((uuid) => uuid.includes('new-'))).toEqual([]);
});
