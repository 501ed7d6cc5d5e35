import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { ImportedCustomers } from '../../src/contract/staff/customer-import.ts';
import { FoundCustomers, StaffCustomer } from '../../src/contract/staff/customers.ts';
import { StaffVenue } from '../../src/contract/staff/venue.ts';
import { deleteAccount } from '../../src/store/accounts.ts';
import { findCustomerByContact, insertCustomer } from '../../src/store/customers.ts';
import { aSpelling, formsOf } from '../fixtures/phone-spellings.ts';
import {
  aBookingRequest,
  openTestServer,
  PUBLIC_URL,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aVenue } from '../fixtures/venue.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { expectProblem, expectStaffBooking } from './expect-response.ts';

/** Names, email addresses and phone numbers as people type them, through every door. */

const { email: _, ...NOBODY } = aBookingRequest().customer;
const ALL = { date: TOMORROW, time: '20:00:00', pax: 1, paxChildren: 0 };

function byStaff({ staff }: TestServer, customer: object) {
  const body = { ...ALL, customer: { name: 'Rosa', ...customer }, privacyTold: 'BY_PHONE' };
  return staff({ method: 'POST', path: '/bookings', body });
}

function byDiner({ widget }: TestServer, customer: object, headers = {}) {
  const body = aBookingRequest({ pax: 1, customer: { ...NOBODY, ...customer } });
  return widget({ method: 'POST', path: '/bookings', body, headers });
}

function byPartner({ partner }: TestServer, customer: object) {
  const body = aBookingRequest({ pax: 1, customer: { ...NOBODY, ...customer } });
  return partner({ method: 'POST', path: '/bookings', body });
}

async function idOf(server: TestServer, answer: Awaited<ReturnType<typeof byStaff>>) {
  expect(answer.statusCode, answer.body).toBe(200);
  const path = `/bookings/${answer.json().uuid}`;
  return expectStaffBooking(await server.staff({ path })).customer?.uuid;
}

function find({ context, venue: { accountId } }: TestServer, phone: string) {
  return context.store.read((db) => findCustomerByContact(db, accountId, { email: null, phone }));
}

async function search({ staff }: TestServer, query: string) {
  const answer = await staff({ method: 'POST', path: '/customers/search', body: { query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return FoundCustomers.parse(answer.json()).customers.map(({ uuid }) => uuid);
}

async function importOne({ staff }: TestServer, phone: string) {
  const body = { csv: `Name;Phone\nRosa;${phone}`, columns: { name: 'Name', phone: 'Phone' } };
  const answer = await staff({ method: 'POST', path: '/customers/import', body });
  expect(answer.statusCode, answer.body).toBe(200);
  return ImportedCustomers.parse(answer.json());
}

describe.each(['ES', 'FR', 'DE', 'IT', 'GB', 'US', 'AR', 'MX'] as const)(
  'a number of %s',
  (country) => {
    const number = getExampleNumber(country, examples)?.number ?? '';

    test('200 and every spelling belongs to one guest, whom a search finds', async () => {
      const server = await openTestServer({ venue: aLargeVenue({ country }) });
      const { partner, staff } = server;
      const uuid = await idOf(server, await byStaff(server, { phone: number }));
      expect(uuid).toBe((await find(server, number))?.uuid);
      const spellings = [...formsOf(country), ...fc.sample(aSpelling(country), 4)];
      for (const [index, phone] of spellings.entries()) {
        const take = [byStaff, byDiner, byPartner][index % 3] ?? byStaff;
        expect([phone, await idOf(server, await take(server, { name: 'Rosa', phone }))]).toEqual([
          phone,
          uuid,
        ]);
        expect([phone, await search(server, phone)]).toEqual([phone, [uuid]]);
        const days = `date_start=${TOMORROW}&customer_phone=${encodeURIComponent(phone)}`;
        const list = await partner({ path: `/bookings?${days}` });
        expect([phone, list.json().data?.length]).toEqual([phone, index + 2]);
        expect([phone, await importOne(server, phone)]).toMatchObject([phone, { unchanged: 1 }]);
        const path = `/customers/${uuid}`;
        const changed = await staff({ method: 'PUT', path, body: { phone } });
        expect([phone, StaffCustomer.parse(changed.json()).phone]).toEqual([phone, number]);
      }
    });

    test('200 for a walk-in, and in the venue’s own data', async () => {
      const server = await openTestServer({ venue: aVenue({ country }) });
      const { staff } = server;
      const { document } = StaffVenue.parse((await staff({ path: '/venue' })).json());
      for (const phone of fc.sample(aSpelling(country), 3)) {
        const body = { pax: 1, paxChildren: 0, status: 'WAIT_LIST_WALK_IN', phone };
        const walkIn = await staff({ method: 'POST', path: '/bookings/walk-ins', body });
        expect([phone, expectStaffBooking(walkIn).walkInGuest?.phone]).toEqual([phone, number]);
        const contact = { ...document.contact, phone };
        const { version } = (await staff({ path: '/venue' })).json();
        const headers = { 'if-match': `"${version}"` };
        const saved = await staff({
          method: 'PUT',
          path: '/venue',
          body: { ...document, contact },
          headers,
        });
        expect(saved.statusCode, saved.body).toBe(200);
        const after = StaffVenue.parse((await staff({ path: '/venue' })).json());
        expect([phone, after.document.contact.phone]).toEqual([phone, number]);
      }
    });
  },
);

test('200 at the set-up, with a number of the country that is chosen there', async () => {
  const server = await openTestServer({ setupCode: 'the code' });
  const { accountId } = server.venue;
  await server.context.store.write(accountId, (db) => deleteAccount(db, accountId));
  const payload = {
    code: 'the code',
    owner: {
      name: ' Li\u2069 ',
      email: '\u2068li@b\u00fccher.example',
      password: 'a good long password',
    },
    venue: {
      name: 'Chez Li',
      timezone: 'Europe/Paris',
      country: 'FR',
      currency: 'EUR',
      language: 'fr',
      privacyPolicyUrl: 'https://chez-li.example/privacy',
      phone: '04 78 00 00',
    },
  };
  const post = (body: object) =>
    server.app.inject({
      method: 'POST',
      url: '/staff/v3/setup',
      headers: { origin: PUBLIC_URL, 'accept-language': 'fr' },
      payload: body,
    });
  const refused = expectProblem(await post(payload), 422, 'VALIDATION_ERROR', ['venue.phone']);
  expect(refused.errors?.[0]?.reason).toBe(
    'doit être un numéro de téléphone, par exemple +33 6 12 34 56 78',
  );
  const answer = await post({ ...payload, venue: { ...payload.venue, phone: '04 78 00 00 00' } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().staff).toMatchObject({ name: 'Li', email: 'li@xn--bcher-kva.example' });
  const [cookie] = answer.cookies;
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  const venue = await server.app.inject({ url: '/staff/v3/venue', headers });
  expect(venue.json().document.contact.phone).toBe('+33478000000');
});

test('422 VALIDATION_ERROR with an example of the venue’s country, in the language asked, beside all other issues', async () => {
  const server = await openTestServer({ venue: aVenue({ country: 'DE' }) });
  const body = aBookingRequest({ pax: 0, customer: { ...NOBODY, phone: '0171 1 call me' } });
  const expected: [string, string][] = [
    ['', 'must be a phone number, such as +49 1512 3456789'],
    ['de-AT,en;q=0.5', 'muss eine Telefonnummer sein, zum Beispiel +49 1512 3456789'],
    ['eu', 'telefono-zenbaki bat izan behar da, adibidez +49 1512 3456789'],
  ];
  for (const [language, reason] of expected) {
    const headers = { 'accept-language': language };
    const answer = await server.widget({ method: 'POST', path: '/bookings', body, headers });
    const problem = expectProblem(answer, 422, 'VALIDATION_ERROR', ['customer.phone', 'pax']);
    const [issue] = problem.errors?.filter(({ parameter }) => parameter !== 'pax') ?? [];
    expect(issue?.reason).toBe(reason);
  }
});

test('200 and a guest whom an earlier version stored with a trunk prefix is found, and keeps the number', async () => {
  const server = await openTestServer({ venue: aLargeVenue({ country: 'FR' }) });
  const { context, venue } = server;
  const old = '+330612345678';
  await idOf(server, await byStaff(server, { name: 'Claire', phone: '+33699999999' }));
  const other = await find(server, '+33699999999');
  if (!other) throw new Error('nobody was stored');
  const claire = { ...other, uuid: context.newUuid(), phone: old };
  await context.store.write(venue.accountId, (db) => insertCustomer(db, claire));

  const phone = '06 12 34 56 78';
  expect(await find(server, '+33612345678')).toMatchObject({ uuid: claire.uuid, phone: old });
  expect(await search(server, phone)).toEqual([claire.uuid]);
  for (const take of [byStaff, byDiner, byPartner])
    expect(await idOf(server, await take(server, { name: 'Claire', phone }))).toBe(claire.uuid);
  expect(await importOne(server, phone)).toMatchObject({ created: 0, unchanged: 1 });
  const query = `date_start=${TOMORROW}&customer_phone=%2B33612345678`;
  const list = await server.partner({ path: `/bookings?${query}` });
  expect(list.json().data).toHaveLength(3);
  // The last six digits alone make nobody the same.
  expect(await find(server, '+34912345678')).toBeNull();
});

describe('names', () => {
  const KEPT = [
    ['Li', 'Li'],
    ['李娜', '李娜'],
    ['O', 'O'],
    ['7', '7'],
    ['Zoë 🦊', 'Zoë 🦊'],
    ['🦊', '🦊'],
    ['स्मृति', 'स्मृति'],
    [' \u2068Laura\u0000\u2069 \t Vidal\n', 'Laura Vidal'],
  ] as const;

  test.each(KEPT)('200 for %j from diners and staff, kept as %j', async (name, kept) => {
    const server = await openTestServer({ venue: aLargeVenue() });
    for (const [index, take] of [byDiner, byStaff].entries()) {
      const phone = `+3460000000${index}`;
      await idOf(server, await take(server, { name, phone }));
      expect(await find(server, phone)).toMatchObject({ name: kept });
    }
  });

  test.each(['\ue000', '-', '.', '...', '★', '\u0301', '\u093f\u093f\u093f'])(
    '422 VALIDATION_ERROR from everybody for %j, a name without a letter, a digit or an emoji',
    async (name) => {
      const server = await openTestServer();
      const phone = '+34600000000';
      const reason = 'must have a letter, a digit or an emoji';
      const body = { pax: 1, paxChildren: 0, name };
      const walkIn = await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
      expectProblem(walkIn, 422, 'VALIDATION_ERROR', ['name']);
      const isShort = [...name].length < 3;
      for (const take of [byDiner, byStaff, byPartner]) {
        const answer = await take(server, { name, phone });
        const problem = expectProblem(answer, 422, 'VALIDATION_ERROR', ['customer.name']);
        const isTooShort = take === byPartner && isShort;
        expect(problem.errors?.[0]?.reason).toBe(
          isTooShort ? 'must have at least 3 characters' : reason,
        );
      }
      const csv = {
        csv: `Name;Phone\n${name};${phone}`,
        columns: { name: 'Name', phone: 'Phone' },
      };
      const imported = await server.staff({ method: 'POST', path: '/customers/import', body: csv });
      expect(ImportedCustomers.parse(imported.json())).toMatchObject({
        isSaved: false,
        faults: [{ line: 2, field: 'name', reason }],
      });
    },
  );

  test('200 and a guest whose stored name is no longer accepted can be erased by it', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const { context, venue } = server;
    const phone = '+34600000000';
    await idOf(server, await byStaff(server, { phone }));
    const other = await find(server, phone);
    if (!other) throw new Error('nobody was stored');
    const uuid = context.newUuid();
    const star = { ...other, uuid, name: '★', phone: '+34611111111' };
    await context.store.write(venue.accountId, (db) => insertCustomer(db, star));
    const path = `/customers/${uuid}/erase`;
    const answer = await server.staff({ method: 'POST', path, body: { name: '★' } });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('422 VALIDATION_ERROR from everybody for a name of which nothing visible is left, and from partners for one of two letters', async () => {
    const server = await openTestServer();
    const phone = '+34600000000';
    const nothing = { name: '\u2068\u200b \u3164\u0007\u2069', phone };
    for (const take of [byDiner, byStaff, byPartner])
      expectProblem(await take(server, nothing), 422, 'VALIDATION_ERROR', ['customer.name']);
    const short = await byPartner(server, { name: ' L\u200bi ', phone });
    expectProblem(short, 422, 'VALIDATION_ERROR', ['customer.name']);
    const walkIn = { pax: 1, paxChildren: 0, name: nothing.name };
    const path = '/bookings/walk-ins';
    const refused = await server.staff({ method: 'POST', path, body: walkIn });
    expectProblem(refused, 422, 'VALIDATION_ERROR', ['name']);
  });
});

test('200 and an email address is known however its domain is typed', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const uuid = await idOf(server, await byStaff(server, { email: 'ada@xn--bcher-kva.example' }));
  for (const email of [' ada@B\u00fccher.example\u2069', '\ufeffADA@b\u00fccher.example'])
    for (const take of [byDiner, byStaff, byPartner])
      expect(await idOf(server, await take(server, { name: 'Ada', email }))).toBe(uuid);
  const query = `date_start=${TOMORROW}&customer_email=${encodeURIComponent('ada@bücher.example')}`;
  const list = await server.partner({ path: `/bookings?${query}` });
  expect(list.json().data).toHaveLength(7);
});

describe('the language of a diner', () => {
  test.each([
    ['nl', 'fr'],
    ['zh-Hant-TW', 'fr'],
    ['x-klingon', 'fr'],
    ['pt-BR', 'pt'],
    ['gl', 'es'],
    ['DE-ch-1996', 'de'],
  ])('200 for %s, kept as %s where the page is in French', async (language, kept) => {
    const server = await openTestServer();
    const phone = '+34600000000';
    const headers = { 'accept-language': 'fr' };
    expect((await byDiner(server, { phone, language }, headers)).statusCode).toBe(200);
    expect(await find(server, phone)).toMatchObject({ language: kept });
  });

  test('422 VALIDATION_ERROR for what is no language tag, and from partners for any other than the eight', async () => {
    const server = await openTestServer();
    for (const language of ['', 'not a tag', 'de_AT', 7])
      expectProblem(await byDiner(server, { language }), 422, 'VALIDATION_ERROR', [
        'customer.language',
      ]);
    const refused = await byPartner(server, { language: 'nl' });
    expectProblem(refused, 422, 'VALIDATION_ERROR', ['customer.language']);
  });
});
