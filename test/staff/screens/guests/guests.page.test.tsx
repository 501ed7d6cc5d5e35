import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type {
  FoundCustomer,
  GuestBooking,
  StaffCustomer,
} from '../../../../src/contract/staff/customers.ts';
import type { Language } from '../../../../src/domain/language.ts';
import { rememberChoice } from '../../../../src/staff/messages/preferred-language.ts';
import { resizeWindow } from '../../../fixtures/emulate.ts';
import { beyondTheEdge } from '../../../fixtures/layout.ts';
import { SAMPLED_LANGUAGES } from '../../../fixtures/long-tests.ts';
import { aCustomer, aSession, aTable, at, TODAY } from '../../fixtures/bookings.ts';
import { GUEST, startFullEvening } from '../../fixtures/full-evening.ts';
import {
  descriptionOf,
  press,
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  typeInto,
} from '../../fixtures/staff-view.tsx';
import { firstVisible } from '../../fixtures/stand.ts';

setUpFakeServer();

const COMING: GuestBooking = {
  uuid: 'coming',
  workDay: '2026-11-27',
  bookingAt: '2026-11-27T21:00:00+01:00',
  status: 'CONFIRMED',
  pax: 4,
  paxChildren: 1,
  tables: [aTable(4)],
  hasAllergies: true,
  allergiesDescription: 'Nuts and sesame',
  customerSpecialRequests: 'A quiet corner, away from the door',
  specialOccasion: 'BIRTHDAY',
  privateNotes: 'Has the window table if it is free',
  ticketTotalAmount: null,
};

const TERESA_MONTSERRAT = { name: 'Teresa Montserrat', email: null, phone: '+34655998877' };

const ROSA_NAME = 'Rosa Ferrer i Montserrat';
/** Her number at work, which she gave with one booking. */
const AT_WORK = '+34933334455';

const ROSA: StaffCustomer = {
  ...aCustomer({
    uuid: 'rosa',
    name: ROSA_NAME,
    email: 'rosa.ferrer.montserrat@a-long-name-of-a-house.example',
    isVip: true,
    acceptsMarketing: true,
    privateNotes: 'Likes table 12',
    tags: [{ id: 1, name: 'Wine club', color: '#7a1f3d' }],
    visitsCount: 12,
    noShowsCount: 1,
    cancellationsCount: 2,
    lastVisitAt: at('13:30'),
    averageOrderAmountPerPax: 4250,
  }),
  earlierVisits: { count: 31, lastOn: '2021-12-31' },
  version: 3,
  spent: 123_400,
  averagePax: 3.5,
  notesWritten: { by: 'Marta', at: at('12:00') },
  allergiesTold: [{ text: 'Nuts and sesame', bookingAt: COMING.bookingAt }],
  wishesTold: [{ text: 'A quiet corner, away from the door', bookingAt: COMING.bookingAt }],
  nextBookings: [{ ...COMING, bookedAs: TERESA_MONTSERRAT }],
  pastBookings: [
    {
      ...COMING,
      uuid: 'past',
      workDay: TODAY,
      bookingAt: at('13:30'),
      status: 'ATTENDED',
      ticketTotalAmount: 18_450,
      bookedAs: { name: ROSA_NAME, email: null, phone: AT_WORK },
    },
  ],
  hasMoreBookings: true,
  alsoBookedAs: [TERESA_MONTSERRAT],
  alike: [
    { uuid: 'rosa-2', name: 'Rosa Ferrer', email: null, phone: '+34655112233', visitsCount: 1 },
  ],
};

const TERESA = { name: 'Teresa Ferrer', email: null, phone: '+34655998877' };
const FOUND: FoundCustomer[] = [
  ROSA,
  { ...aCustomer({ name: 'Hotel Puig' }), bookedAs: TERESA, nextBookings: [] },
];

const LINK_TO_ROSA = `.guests-found a[href*="customer=${ROSA.uuid}"]`;

/** Opens the guests on a full evening; with a uuid, the profile of a guest. */
async function openGuests(customer: string | null = null, language: Language = 'en') {
  rememberChoice(aSession().staff.uuid, language);
  window.location.hash = `#place=guests${customer === null ? '' : `&customer=${customer}`}`;
  const fake = startFullEvening();
  server.use(
    http.post(`${STAFF_API}/customers/search`, () =>
      HttpResponse.json({ customers: FOUND, hasMore: true }),
    ),
    http.get(`${STAFF_API}/customers/${ROSA.uuid}`, () => HttpResponse.json(ROSA)),
  );
  showStaffView();
  await firstVisible(customer === null ? '.guests-today' : '.guest-head');
  await expect.poll(() => document.documentElement.lang).toBe(language);
  return fake;
}

test('the guests of today are there before a search, with their time, party and table', async () => {
  await openGuests();
  const today = within(screen.getByRole('region', { name: 'Guests today' }));
  const due = today.getByRole('link', { name: new RegExp(GUEST.due) });
  expect(due.textContent).toContain('2 guests, table 16');
  expect(document.activeElement).toBe(screen.getByLabelText('Find a guest'));
});

test('whom a search finds is listed with contacts, visits and the next booking', async () => {
  await openGuests();
  typeInto('Find a guest', 'ferrer');
  const rosa = await firstVisible(LINK_TO_ROSA);
  expect(rosa.textContent).toContain('Comes on');
  expect(
    within(screen.getByRole('list', { name: 'Guests found' })).getAllByRole('link'),
  ).toHaveLength(FOUND.length);
  expect(screen.queryByRole('region', { name: 'Guests today' })).toBeNull();
});

test('a guest found by a booking is listed with the name that was given', async () => {
  await openGuests();
  typeInto('Find a guest', 'ferrer');
  await firstVisible(LINK_TO_ROSA);
  const hotel = await screen.findByRole('link', { name: /^Hotel Puig/ });
  expect(hotel.textContent).toContain('Also booked as: Teresa Ferrer, +34655998877');
});

test('a profile says what the guest has told, and who may be the same person', async () => {
  await openGuests(ROSA.uuid);
  const profile = within(screen.getByRole('region', { name: 'Guest' }));
  expect(profile.getByRole('heading', { level: 2 }).textContent).toBe(ROSA.name);
  expect(profile.getByText(/^Nuts and sesame/)).toBeDefined();
  expect(profile.getByText('May be the same person')).toBeDefined();
  expect(profile.getByText(/^12 visits, last on .*, 31 visits before$/)).toBeDefined();
});

test('a profile lists the other contacts that were given, with each of those bookings', async () => {
  await openGuests(ROSA.uuid);
  const profile = within(screen.getByRole('region', { name: 'Guest' }));
  const others = 'Also booked as: Teresa Montserrat, +34655998877';
  expect(profile.getByText(others)).toBeDefined();
  const named = profile.getAllByRole('link', { name: /Teresa Montserrat/ });
  expect(named.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining(`booking=${COMING.uuid}`),
  ]);
  const past = profile.getByRole('link', { name: new RegExp(AT_WORK.replace('+', '')) });
  expect(past.getAttribute('href')).toContain('booking=past');
  expect(past.textContent).not.toContain(ROSA_NAME);
});

test('a phone number that is none is said at its field, and nothing is saved', async () => {
  const { sent } = await openGuests(ROSA.uuid);
  press('Edit');
  const phone = screen.getByLabelText('Phone');
  fireEvent.change(phone, { target: { value: 'at home' } });
  fireEvent.blur(phone);
  await waitFor(() => expect(descriptionOf(phone)).toMatch(/^Enter a phone number/));
  expect(sent).toEqual([]);
});

test('an erased guest is not requested again', async () => {
  await openGuests(ROSA.uuid);
  const asked: string[] = [];
  server.use(
    http.post(`${STAFF_API}/customers/${ROSA.uuid}/erase`, () =>
      HttpResponse.json({ uuid: ROSA.uuid, canceled: [], remaining: null }),
    ),
    http.get(`${STAFF_API}/customers/:uuid`, ({ params }) => {
      asked.push(String(params.uuid));
      return problem(404, 'CUSTOMER_NOT_FOUND', 'No.');
    }),
  );
  press('Erase …');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ROSA.name } });
  fireEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
  await screen.findByText('The guest is erased.');
  await screen.findByRole('region', { name: 'Guests today' });
  expect(asked).toEqual([]);
});

test.each(SAMPLED_LANGUAGES)(
  'neither the search nor a profile is wider than a phone: %s',
  async (language) => {
    await resizeWindow({ width: 390, height: 844 });
    await openGuests(null, language);
    expect(beyondTheEdge(), 'today').toEqual([]);
    const field = await firstVisible('.guests-field input');
    fireEvent.change(field, { target: { value: 'ferrer' } });
    (await firstVisible(LINK_TO_ROSA)).click();
    await firstVisible('.guest-head');
    expect(beyondTheEdge(), 'profile').toEqual([]);
    (await firstVisible('.guest-contact-block > button')).click();
    await firstVisible('.contact-fields');
    expect(beyondTheEdge(), 'fields').toEqual([]);
  },
);
