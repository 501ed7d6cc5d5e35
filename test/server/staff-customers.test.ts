import { describe, expect, test } from 'vitest';
import { GuestBookings, StaffCustomer } from '../../src/contract/staff/customers.ts';
import { exportCustomer } from '../../src/operations/customers/export-customer.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import { readStored } from '../fixtures/stored-bytes.ts';
import { openTestServer, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { expectProblem, expectStaffBooking } from './expect-response.ts';

/** The profile of a guest, and what staff do with it. */

const ROSA = { name: 'Rosa Ferrer', phone: '+34600111222', email: 'rosa@example.org' };
const NINE = `${TODAY}T21:00:00+01:00`;

async function open(now?: number) {
  return openTestServer({ venue: aLargeVenue(), ...(now && { now }) });
}

async function take({ staff }: TestServer, customer: object = ROSA, more: object = {}) {
  const slot = { date: TOMORROW, time: '20:00:00', pax: 2, ...more };
  const body = { ...slot, customer, privacyTold: 'BY_PHONE' };
  return expectStaffBooking(await staff({ method: 'POST', path: '/bookings', body }));
}

function expectCustomer(answer: Awaited<ReturnType<TestServer['staff']>>): StaffCustomer {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const customer = StaffCustomer.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(customer);
  expect(answer.headers.etag).toBe(`"${customer.version}"`);
  return customer;
}

async function read({ staff }: Pick<TestServer, 'staff'>, uuid: string) {
  return expectCustomer(await staff({ path: `/customers/${uuid}` }));
}

function change({ staff }: TestServer, uuid: string, body: object, headers = {}) {
  return staff({ method: 'PUT', path: `/customers/${uuid}`, body, headers });
}

describe('200 from get-customer', () => {
  test('with what the guest told, the next bookings, and the visits with table and ticket', async () => {
    const server = await open(Date.parse(`${TODAY}T20:10:00+01:00`));
    const nuts = { hasAllergies: true, allergiesDescription: 'Nuts' };
    const first = await take(server, ROSA, { ...nuts, customerSpecialRequests: 'By the window' });
    const visit = await take(server, ROSA, { date: TODAY, time: '21:00:00', ...nuts });
    const path = `/bookings/${visit.uuid}`;
    const status = { status: 'SEATED' };
    await server.staff({ method: 'PUT', path: `${path}/status`, body: status });
    const ticket = { totalAmount: 8450 };
    const closed = await server.staff({
      method: 'PUT',
      path: `${path}/tickets/close`,
      body: ticket,
    });
    expect(closed.statusCode, closed.body).toBe(200);
    const left = { status: 'ATTENDED' };
    await server.staff({ method: 'PUT', path: `${path}/status`, body: left });
    server.setNow(Date.parse(`${TODAY}T23:00:00+01:00`));
    const customer = await read(server, first.customer?.uuid ?? '');
    expect(customer).toMatchObject({
      ...ROSA,
      bookingsCount: 2,
      visitsCount: 1,
      spent: 8450,
      averagePax: 2,
      allergiesTold: [{ text: 'Nuts', bookingAt: first.bookingAt }],
      wishesTold: [{ text: 'By the window', bookingAt: first.bookingAt }],
      notesWritten: null,
      alike: [],
    });
    expect(customer.nextBookings.map(({ uuid }) => uuid)).toEqual([first.uuid]);
    expect(customer.pastBookings).toMatchObject([
      { uuid: visit.uuid, bookingAt: NINE, status: 'ATTENDED', pax: 2, ticketTotalAmount: 8450 },
    ]);
    expect(customer.pastBookings[0]?.tables).toHaveLength(1);
  });

  test('with other guests who may be the same person', async () => {
    const server = await open();
    const one = await take(server, { name: 'Núria Puig', phone: '+34600000001' });
    const other = await take(server, { name: 'Nuria Puig', phone: '+34600000002' });
    const customer = await read(server, one.customer?.uuid ?? '');
    expect(customer.alike).toEqual([
      {
        uuid: other.customer?.uuid,
        name: 'Nuria Puig',
        phone: '+34600000002',
        email: null,
        visitsCount: 0,
      },
    ]);
  });
});

test('404 CUSTOMER_NOT_FOUND from every operation on a guest who is not there', async () => {
  const { staff } = await open();
  const path = '/customers/nobody';
  const requests = [
    { path },
    { path: `${path}/bookings` },
    { path: `${path}/export` },
    { method: 'PUT', path, body: {} },
    { method: 'POST', path: `${path}/merge`, body: { otherUuid: 'somebody' } },
    { method: 'POST', path: `${path}/erase`, body: { name: 'Rosa' } },
  ] as const;
  for (const request of requests) expectProblem(await staff(request), 404, 'CUSTOMER_NOT_FOUND');
});

test('200 from list-guest-bookings with one page after the other, newest first', async () => {
  const server = await open();
  const taken = [];
  for (const date of ['2030-01-17', '2030-01-18', '2030-01-19'])
    taken.push(await take(server, ROSA, { date }));
  const path = `/customers/${taken[0]?.customer?.uuid}/bookings`;
  const page = async (query: string) => {
    const answer = await server.staff({ path: `${path}?${query}` });
    expect(answer.statusCode, answer.body).toBe(200);
    const { bookings, hasMore } = GuestBookings.parse(answer.json());
    return [bookings.map(({ uuid }) => uuid), hasMore];
  };
  const [first, second, third] = taken.map(({ uuid }) => uuid);
  expect(await page('limit=2')).toEqual([[third, second], true]);
  expect(await page(`limit=2&after=${second}`)).toEqual([[first], false]);
});

describe('200 from update-customer', () => {
  test('with the new values, and who wrote the notes when', async () => {
    const server = await open();
    const { customer } = await take(server);
    const uuid = customer?.uuid ?? '';
    const body = {
      name: 'Rosa Ferrer Bosch',
      phone: null,
      email: 'rosa.f@example.org',
      language: 'ca',
      isVip: true,
      tags: ['Regular', ' regular ', 'Press'],
      privateNotes: 'Likes table 12.',
    };
    const after = expectCustomer(await change(server, uuid, body));
    expect(after).toMatchObject({ ...body, tags: [{ name: 'Regular' }, { name: 'Press' }] });
    expect(after.notesWritten).toEqual({ by: 'Floor', at: '2030-01-16T12:00:00+01:00' });
    expect(await read(server, uuid)).toEqual(after);
    const again = expectCustomer(await change(server, uuid, { tags: ['Press', 'Wine'] }));
    expect(again.tags[0]).toEqual(after.tags[1]);
    const { journal } = await exportCustomer(server.context, uuid);
    expect(journal.filter(({ operation }) => operation === 'update-customer')).toMatchObject([
      { subject: 'CUSTOMER', actor: { kind: 'STAFF' }, changes: { isVip: [false, true] } },
      { changes: { tags: expect.any(Array) } },
    ]);
  });

  test('with marketing withdrawn', async () => {
    const server = await open();
    const customer = { ...ROSA, hasGdprConsent: true, acceptsMarketing: true };
    const { customer: guest } = await take(server, customer);
    const uuid = guest?.uuid ?? '';
    expect((await read(server, uuid)).acceptsMarketing).toBe(true);
    const after = expectCustomer(await change(server, uuid, { acceptsMarketing: false }));
    expect(after.acceptsMarketing).toBe(false);
  });

  test('the same twice, with one entry in the journal', async () => {
    const server = await open();
    const { customer } = await take(server);
    const uuid = customer?.uuid ?? '';
    const once = expectCustomer(await change(server, uuid, { isVip: true }));
    expect(expectCustomer(await change(server, uuid, { isVip: true }))).toEqual(once);
  });
});

test('422 VALIDATION_ERROR from update-customer for consent that staff cannot give, and an unknown field', async () => {
  const server = await open();
  const { customer } = await take(server);
  const body = { acceptsMarketing: true, hasGdprConsent: false, tags: [''] };
  const answer = await change(server, customer?.uuid ?? '', body);
  expectProblem(answer, 422, 'VALIDATION_ERROR', ['acceptsMarketing', 'hasGdprConsent', 'tags[0]']);
});

test('409 BOOKING_IS_OUTDATED from update-customer if somebody else has changed the guest', async () => {
  const server = await open();
  const { customer } = await take(server);
  const uuid = customer?.uuid ?? '';
  const { version } = await read(server, uuid);
  const headers = { 'if-match': `"${version}"` };
  expectCustomer(await change(server, uuid, { isVip: true }, headers));
  const late = await change(server, uuid, { isVip: false }, headers);
  expectProblem(late, 409, 'BOOKING_IS_OUTDATED');
});

describe('200 from export-customer and erase-customer', () => {
  test('a file with everything, its times readable', async () => {
    const server = await open();
    const { customer } = await take(server);
    const answer = await server.staff({ path: `/customers/${customer?.uuid}/export` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="guest-.+\.json"$/,
    );
    expect(answer.json()).toMatchObject({
      customer: { ...ROSA, createdAt: '2030-01-16T12:00:00+01:00' },
      bookings: [{ customerUuid: customer?.uuid }],
      privacyNotices: [{ told: 'BY_PHONE' }],
    });
  });

  test('the guest gone from every answer, the search and what is stored', async () => {
    const server = await open();
    const { uuid: bookingUuid, customer } = await take(server);
    const uuid = customer?.uuid ?? '';
    expectCustomer(
      await change(server, uuid, { privateNotes: 'Sits by the piano', tags: ['Zither'] }),
    );
    const path = `/customers/${uuid}/erase`;
    const erase = (name: string) => server.staff({ method: 'POST', path, body: { name } });
    expectProblem(await erase('Rosa'), 422, 'VALIDATION_ERROR', ['name']);
    const erased = await erase(ROSA.name);
    expect(erased.json()).toEqual({ bookingsCount: 1, canceledBookingUuids: [bookingUuid] });
    expectProblem(await server.staff({ path: `/customers/${uuid}` }), 404, 'CUSTOMER_NOT_FOUND');
    for (const query of ['rosa', '111222', 'erased']) {
      const found = await server.staff({
        method: 'POST',
        path: '/customers/search',
        body: { query },
      });
      expect(found.json().customers).toEqual([]);
    }
    const stored = (await readStored(server.database.url)).toLowerCase();
    for (const value of ['rosa', 'ferrer', '600111222', 'piano', 'zither'])
      expect([value, stored.includes(value)]).toEqual([value, false]);
  });
});

describe('403 FORBIDDEN', () => {
  test.each([
    ['KITCHEN', ['read', 'bookings', 'update', 'merge', 'export', 'erase']],
    ['HOST', ['merge', 'export', 'erase']],
    ['MANAGER', ['export', 'erase']],
    ['OWNER', []],
  ] as const)('403 FORBIDDEN for %s to %j a guest, and nothing else', async (role, refused) => {
    const server = await open();
    const { customer } = await take(server);
    const { customer: other } = await take(server, { name: 'Other', phone: '+34600999888' });
    const path = `/customers/${customer?.uuid}`;
    const ask = await signInAs(server, await aMember(server, { role }));
    const dryRun = { otherUuid: other?.uuid, dryRun: true };
    const requests = {
      read: { path },
      bookings: { path: `${path}/bookings` },
      update: { method: 'PUT', path, body: {} },
      merge: { method: 'POST', path: `${path}/merge`, body: dryRun },
      export: { path: `${path}/export` },
      erase: { method: 'POST', path: `${path}/erase`, body: { name: ROSA.name } },
    } as const;
    if (role === 'OWNER')
      expectProblem(
        await (await signInAs(server, await aMember(server)))(requests.erase),
        403,
        'FORBIDDEN',
      );
    for (const [name, request] of Object.entries(requests)) {
      const answer = await ask(request);
      if ((refused as readonly string[]).includes(name)) expectProblem(answer, 403, 'FORBIDDEN');
      else expect([name, answer.statusCode, answer.body]).toEqual([name, 200, expect.any(String)]);
    }
  });
});
