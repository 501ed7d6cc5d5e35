import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import type { FoundCustomer, StaffCustomer } from '../../../../src/contract/staff/customers.ts';
import type { StaffRole } from '../../../../src/domain/staff-role.ts';
import BookingSheet from '../../../../src/staff/screens/booking-sheet/booking-sheet.tsx';
import type { SheetMode } from '../../../../src/staff/screens/booking-sheet/sheet-scope.ts';
import { aBooking, aCustomer, aSession, at, TODAY } from '../../fixtures/bookings.ts';
import { showPart } from '../../fixtures/part-of-staff-view.tsx';
import {
  pass,
  press,
  STAFF_API,
  server,
  setUpFakeServer,
  startFakeServer,
  typeInto,
} from '../../fixtures/staff-view.tsx';
import { serveSheet, timesAreShown } from './sheet-server.ts';

setUpFakeServer();
beforeEach(() => sessionStorage.clear());

const NEW: SheetMode = { kind: 'new', date: TODAY };
const ROSA = aCustomer({
  uuid: 'guest-rosa',
  name: 'Rosa Ferrer',
  phone: '+34612345678',
  email: null,
  isVip: true,
  visitsCount: 5,
  privateNotes: 'Likes table 4',
});
const RAUL = aCustomer({ uuid: 'guest-raul', name: 'Raúl Rosales', phone: '+34655000111' });

/** The guests are found by their first letters. */
function serveGuests() {
  const asked: string[] = [];
  server.use(
    http.post(`${STAFF_API}/customers/search`, async ({ request }) => {
      const { query } = (await request.json()) as { query: string };
      asked.push(query);
      const customers = [ROSA, RAUL]
        .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
        .map((each): FoundCustomer => ({ ...each, nextBookings: [] }));
      return HttpResponse.json({ customers, hasMore: false });
    }),
    http.get(`${STAFF_API}/customers/:uuid`, ({ params }) => {
      const known = [ROSA, RAUL, aCustomer()].find(({ uuid }) => uuid === params.uuid);
      const profile: Partial<StaffCustomer> = {
        ...known,
        allergiesTold: [{ text: 'nuts', bookingAt: at('20:00') }],
      };
      return HttpResponse.json(profile);
    }),
  );
  return asked;
}

function openSheet(mode: SheetMode, role: StaffRole = 'OWNER') {
  const done: StaffBooking[] = [];
  let closed = 0;
  const onClose = () => {
    closed += 1;
  };
  const sheet = <BookingSheet mode={mode} onClose={onClose} onDone={(b) => done.push(b)} />;
  showPart(sheet, aSession(role));
  return { done, closedTimes: () => closed };
}

const who = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name or phone' });
const key = (name: string) => fireEvent.keyDown(who(), { key: name });
const list = () => within(screen.getByRole('listbox', { name: 'Guests found' }));
const options = () => list().findAllByRole('option');
const optionsNow = () => list().queryAllByRole('option');
const type = async (text: string) => {
  fireEvent.change(who(), { target: { value: text } });
  await pass(150);
};
const changesOf = (sent: { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path.startsWith('/bookings'));

test('guests are found while somebody types; by keys, one is chosen with what matters about them', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  serveGuests();
  const { done, closedTimes } = openSheet(NEW);
  await type('ros');
  const [first, second] = await options();
  expect(first?.textContent).toContain('Rosa Ferrer +34612345678');
  expect(first?.textContent).toContain('VIP, 5 visits');
  expect(who().getAttribute('aria-expanded')).toBe('true');
  // Enter would send the form: nobody is chosen yet.
  expect(who().getAttribute('aria-activedescendant')).toBeNull();
  key('ArrowDown');
  key('ArrowDown');
  expect(who().getAttribute('aria-activedescendant')).toBe(second?.id);
  key('ArrowUp');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  key('Enter');
  expect(who().value).toBe('Rosa Ferrer');
  expect(optionsNow()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+34612345678');
  await screen.findByText('Allergies: nuts');
  expect(screen.getByText('Likes table 4')).not.toBeNull();

  fireEvent.click(await screen.findByRole('button', { name: '20:30 T4, Sala' }));
  press(/^Book Rosa Ferrer/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)).toMatchObject([
    { body: { customer: { uuid: 'guest-rosa', name: 'Rosa Ferrer', phone: '+34612345678' } } },
  ]);
  expect(closedTimes()).toBe(0);
});

test('a guest who is found by a booking is chosen as they booked', async () => {
  serveSheet(startFakeServer());
  const desk = aCustomer({ uuid: 'desk', name: 'Hotel Puig', phone: '+34931110000' });
  const bookedAs = { name: 'Ada Marsh', email: 'desk@hotel.example', phone: null };
  const found: FoundCustomer = { ...desk, bookedAs, nextBookings: [] };
  server.use(
    http.post(`${STAFF_API}/customers/search`, () =>
      HttpResponse.json({ customers: [found], hasMore: false }),
    ),
    http.get(`${STAFF_API}/customers/:uuid`, () =>
      HttpResponse.json({ ...desk, allergiesTold: [] }),
    ),
  );
  openSheet(NEW);
  await type('marsh');
  const [option] = await options();
  expect(option?.textContent).toContain('Also booked as: Ada Marsh, desk@hotel.example');
  fireEvent.click(option as HTMLElement);
  expect(who().value).toBe('Ada Marsh');
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('desk@hotel.example');
});

test('who types on after a choice means somebody else: a new guest if nobody matches', async () => {
  const fake = startFakeServer();
  serveSheet(fake);
  serveGuests();
  const { done } = openSheet(NEW);
  await type('ros');
  fireEvent.click((await options())[0] as HTMLElement);
  await screen.findByText('Allergies: nuts');
  await type('Rosa Ferrer Gil');
  expect(screen.queryByText('Allergies: nuts')).toBeNull();
  await screen.findByText('New guest');
  typeInto('Phone', '');
  fireEvent.click(await screen.findByRole('button', { name: '20:30 T4, Sala' }));
  press(/^Book Rosa Ferrer Gil/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)).toMatchObject([{ body: { customer: { name: 'Rosa Ferrer Gil' } } }]);
  expect(changesOf(fake.sent)[0]?.body).not.toHaveProperty('customer.uuid');
});

test('Escape closes the list of guests, not the sheet', async () => {
  serveSheet(startFakeServer());
  serveGuests();
  const { closedTimes } = openSheet(NEW);
  await type('ros');
  await options();
  key('Escape');
  expect(optionsNow()).toEqual([]);
  expect(closedTimes()).toBe(0);
  await timesAreShown();
});

test('somebody who may not see guests does not search them', async () => {
  serveSheet(startFakeServer());
  const asked = serveGuests();
  openSheet(NEW, 'KITCHEN');
  await type('ros');
  await timesAreShown();
  expect(asked).toEqual([]);
});

test('the guest of a booking is corrected, or another one chosen, and was told about their data', async () => {
  const booking = aBooking();
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  serveGuests();
  const { done } = openSheet({ kind: 'edit', booking });
  press('Change the guest');
  expect(who().value).toBe('Laura Vidal');
  await type('rosa');
  fireEvent.click((await options())[0] as HTMLElement);
  fireEvent.click(screen.getByLabelText('Told in person'));
  press(/^Save Rosa Ferrer/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)).toMatchObject([
    {
      path: '/bookings/booking-1',
      body: { customer: { uuid: 'guest-rosa', name: 'Rosa Ferrer' }, privacyTold: 'IN_PERSON' },
    },
  ]);
});

test('a booking is highlighted', async () => {
  const booking = aBooking();
  const fake = startFakeServer([booking]);
  serveSheet(fake);
  const { done } = openSheet({ kind: 'edit', booking });
  const sheet = within(screen.getByRole('dialog'));
  fireEvent.click(sheet.getByRole('checkbox', { name: 'Highlight in the lists' }));
  press(/^Save Laura Vidal/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(changesOf(fake.sent)).toMatchObject([{ body: { isHighlighted: true } }]);
});
