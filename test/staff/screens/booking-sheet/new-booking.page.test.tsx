import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import BookingSheet from '../../../../src/staff/screens/booking-sheet/booking-sheet.tsx';
import type { SheetMode } from '../../../../src/staff/screens/booking-sheet/sheet-scope.ts';
import { aBooking, aSession, at, TODAY } from '../../fixtures/bookings.ts';
import { showPart } from '../../fixtures/part-of-staff-view.tsx';
import {
  descriptionOf,
  press,
  problem,
  refusedFor,
  STAFF_API,
  server,
  setUpFakeServer,
  startFakeServer,
  typeInto,
} from '../../fixtures/staff-view.tsx';
import { serveSheet, timesAreShown } from './sheet-server.ts';
import { aTime, FULL } from './times.ts';

setUpFakeServer();
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse(at('18:00')), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const NEW: SheetMode = { kind: 'new', date: TODAY };

function openSheet(mode: SheetMode = NEW, session = aSession()) {
  const done: StaffBooking[] = [];
  let closed = 0;
  showPart(
    <BookingSheet
      mode={mode}
      onClose={() => {
        closed += 1;
      }}
      onDone={(booking) => done.push(booking)}
    />,
    session,
  );
  return { done, closedTimes: () => closed };
}

const pressTime = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const postsOf = (sent: { method: string; path: string }[]) =>
  sent.filter(({ path }) => path === '/bookings');

test('a booking by phone: name and number in one field, party, day, time, allergies', async () => {
  const fake = startFakeServer();
  const { asked } = serveSheet(fake);
  const { done } = openSheet();

  typeInto('Name or phone', 'Rosa Ferrer 612345678');
  press('6');
  press('Tomorrow');
  await pressTime('20:30 T4, Sala');
  typeInto('Allergies', 'nuts');
  fireEvent.click(
    await screen.findByRole('button', { name: 'Book Rosa Ferrer, 6, Sat 20:30, T4' }),
  );

  await waitFor(() => expect(done).toHaveLength(1));
  const [sent] = postsOf(fake.sent) as { body?: unknown; idempotencyKey?: string }[];
  expect(sent?.body).toEqual({
    customer: { name: 'Rosa Ferrer', phone: '612345678' },
    privacyTold: 'BY_PHONE',
    status: 'CONFIRMED',
    date: '2026-11-21',
    time: '20:30:00',
    pax: 6,
    paxChildren: 0,
    hasAllergies: true,
    allergiesDescription: 'nuts',
  });
  expect(sent?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(asked.at(-1)).toEqual({
    date: '2026-11-21',
    body: { pax: 6, paxChildren: 0, status: 'CONFIRMED' },
  });
  const said = await screen.findByText('Booked: Rosa Ferrer, 6, Sat 20:30, T4.');
  expect(said.getAttribute('role')).toBe('status');
  expect(sessionStorage.length).toBe(0);
});

test('a full time stays in the list, says what is over, and is booked anyway', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  const { done } = openSheet({ ...NEW, pax: 6 });

  typeInto('Name or phone', 'Rosa');
  await pressTime('21:00 full, 36/36');
  const warning = await screen.findByRole('alert');
  expect(warning.textContent).toContain(
    'At 21:00 the limit is 36 covers: 36 booked, 42 with this party.',
  );
  press(/^Book Rosa/);
  await waitFor(() => expect(document.activeElement).toBe(warning));
  expect(postsOf(fake.sent)).toEqual([]);

  press('Book anyway', warning);
  expect(warning.textContent).toContain('Will be booked anyway.');
  press(/^Book Rosa/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(postsOf(fake.sent)).toMatchObject([{ body: { time: '21:00:00', force: ['PACE'] } }]);
});

test('another party is another question: nothing stays set aside', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  openSheet({ ...NEW, pax: 6 });
  await pressTime('21:00 full, 36/36');
  press('Book anyway');
  expect(screen.queryByText('Will be booked anyway.')).not.toBeNull();
  press('4');
  await screen.findByText(/40 with this party/);
  await timesAreShown();
  expect(screen.queryByText('Will be booked anyway.')).toBeNull();
});

test('a refusal with rules becomes the warning, and booking anyway sends it again', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  const { done } = openSheet();
  typeInto('Name or phone', 'Rosa');
  await pressTime('20:30 T4, Sala');
  server.use(http.post(`${STAFF_API}/bookings`, () => refusedFor(FULL), { once: true }));
  press(/^Book Rosa/);
  await screen.findByText('At 20:30 the limit is 36 covers: 36 booked, 38 with this party.');
  press('Book anyway');
  await waitFor(() => expect(done).toHaveLength(1));
  const posts = postsOf(fake.sent);
  expect(posts).toHaveLength(2);
  expect(posts[1]).toMatchObject({ body: { force: ['PACE'] } });
});

test('a validation error goes to its field', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  openSheet();
  typeInto('Name or phone', 'Rosa');
  await pressTime('20:30 T4, Sala');
  server.use(
    http.post(`${STAFF_API}/bookings`, () =>
      problem(422, 'VALIDATION_ERROR', 'Wrong.', [
        { parameter: 'customer.phone', reason: 'must be a phone number' },
      ]),
    ),
  );
  press(/^Book Rosa/);
  const phone = screen.getByLabelText('Phone');
  await waitFor(() => expect(descriptionOf(phone)).toMatch(/^Enter a phone number\./));
  expect(screen.getByRole('alert').textContent).toBe('Some fields need attention.');
});

test('without a name or a time nothing is sent', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  openSheet();
  typeInto('Name or phone', '612345678');
  await screen.findByText('Phone 612345678');
  press(/^Book/);
  await screen.findByText('Enter a name. One letter is enough.');
  expect(screen.queryByText('Choose a time.')).not.toBeNull();
  await timesAreShown();
  expect(postsOf(fake.sent)).toEqual([]);
});

test('what was typed is there again when the sheet is opened again, with its key', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  server.use(
    http.post(`${STAFF_API}/bookings`, () => problem(409, 'TABLE_NOT_MAPPED_BY_TENANT', 'No.')),
  );
  openSheet();
  typeInto('Name or phone', 'Rosa');
  await pressTime('20:30 T4, Sala');
  press(/^Book Rosa/);
  await screen.findByRole('alert');
  cleanup();

  serveSheet(fake);
  const { done } = openSheet();
  expect(screen.getByLabelText<HTMLInputElement>('Name or phone').value).toBe('Rosa');
  press(/^Book Rosa/);
  await waitFor(() => expect(done).toHaveLength(1));
  const [first, second] = postsOf(fake.sent) as { idempotencyKey?: string }[];
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
});

test('a draft can be thrown away', async () => {
  serveSheet(startFakeServer());
  openSheet();
  typeInto('Name or phone', 'Rosa');
  await timesAreShown();
  cleanup();
  openSheet();
  press('Start afresh');
  expect(screen.getByLabelText<HTMLInputElement>('Name or phone').value).toBe('');
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  await timesAreShown();
});

test('a tapped table and time count more than the draft', async () => {
  serveSheet(startFakeServer());
  openSheet();
  typeInto('Name or phone', 'Rosa');
  press('Tomorrow');
  await timesAreShown();
  cleanup();
  const { done } = openSheet({ kind: 'new', date: TODAY, time: '21:30:00', tableId: 4 });
  press('Book Rosa, 2, 21:30, T4');
  await waitFor(() => expect(done).toHaveLength(1));
});

test('a time that no shift has can be typed, and is judged', async () => {
  const fake = startFakeServer();
  const state = serveSheet(fake);
  state.times = [aTime('20:30'), aTime('20:40')];
  openSheet();
  fireEvent.change(screen.getByLabelText('Other time'), { target: { value: '20:40' } });
  await waitFor(() => expect(state.asked.at(-1)?.body.time).toBe('20:40:00'));
  await timesAreShown();
});

test('a guest at the door is told in person, on other days by phone', async () => {
  serveSheet(startFakeServer());
  vi.setSystemTime(Date.parse(at('20:20')));
  openSheet();
  const inPerson = () => screen.getByLabelText<HTMLInputElement>('Told in person').checked;
  expect(inPerson()).toBe(false);
  await pressTime('20:30 T4, Sala');
  await waitFor(() => expect(inPerson()).toBe(true));
  press('Tomorrow');
  expect(inPerson()).toBe(false);
  await timesAreShown();
});

test('chosen tables are asked about and sent; those of others show when they are taken', async () => {
  const other = aBooking({ uuid: 'other', bookingAt: at('20:00') });
  const fake = startFakeServer([other]);
  const { asked } = serveSheet(fake);
  const { done } = openSheet();
  typeInto('Name or phone', 'Rosa');
  await pressTime('20:30 T4, Sala');
  await screen.findByRole('checkbox', { name: 'T4, for 2–4, 20:00–21:45', hidden: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'T5, for 2–6', hidden: true }));
  await waitFor(() => expect(asked.at(-1)?.body.tables).toEqual(['5']));
  press('Book Rosa, 2, 20:30, T5');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(postsOf(fake.sent)).toMatchObject([{ body: { tables: ['5'] } }]);
});

test('the link to the cancellation policy is shown if the guest has to sign one', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  const policy = { status: 'PENDING_SIGNATURE' } as StaffBooking['cancellationPolicy'];
  const url = 'https://book.example/manage/new-booking#token';
  const booking = aBooking({ redirectUrl: url, cancellationPolicy: policy });
  server.use(http.post(`${STAFF_API}/bookings`, () => HttpResponse.json(booking)));
  const { done } = openSheet();
  typeInto('Name or phone', 'Rosa');
  await pressTime('20:30 T4, Sala');
  press(/^Book Rosa/);
  fireEvent.click(await screen.findByRole('button', { name: 'Show the link' }));
  expect(screen.getByLabelText<HTMLInputElement>('Link for the guest').value).toBe(url);
  expect(done).toEqual([]);
  press('Done', within(document.body).getByRole('dialog'));
  expect(done).toHaveLength(1);
});

test('an experience is asked for and booked with its usual tickets, and given up again', async () => {
  const fake = startFakeServer();
  const { asked } = serveSheet(fake);
  const session = aSession();
  const tasting = { id: 7, name: 'Tasting menu', minTicketsPerBooking: 1, paxPerTicket: 2 };
  const venue = { ...session.venue, experiences: [tasting] };
  const { done } = openSheet(NEW, { ...session, venue });
  typeInto('Name or phone', 'Rosa');
  press('5');
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Experience' });
  expect([choice.value, ...[...choice.options].map(({ text }) => text)]).toEqual([
    '',
    'None',
    'Tasting menu',
  ]);
  fireEvent.change(choice, { target: { value: '7' } });
  await waitFor(() => expect(asked.at(-1)?.body.experience).toEqual({ id: 7, tickets: 3 }));
  fireEvent.change(choice, { target: { value: '' } });
  await waitFor(() => expect(asked.at(-1)?.body).not.toHaveProperty('experience'));
  fireEvent.change(choice, { target: { value: '7' } });
  await pressTime('20:30 T4, Sala');
  press(/^Book Rosa/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(postsOf(fake.sent)).toMatchObject([{ body: { experience: { id: 7, tickets: 3 } } }]);
});

test('a venue without experiences has no such field', async () => {
  serveSheet(startFakeServer());
  openSheet();
  await timesAreShown();
  expect(screen.queryByRole('combobox', { name: 'Experience' })).toBeNull();
});
