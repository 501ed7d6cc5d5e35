import { describe, expect, test } from 'vitest';
import { FoundCustomers } from '../../src/contract/staff/customers.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import { openTestServer, type TestServer, TOMORROW } from '../fixtures/test-context.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { expectProblem, expectStaffBooking } from './expect-response.ts';

const GUESTS = [
  { name: 'José García', phone: '+34600471123', email: 'pepe@example.org' },
  { name: 'Marta Łukasiewicz', phone: '+48512000999' },
  { name: 'Søren Strauß', phone: '+4520304050', email: 'soren_s@example.dk' },
  { name: 'Андрей Иванов', phone: '+74951112233' },
  { name: 'Li Wei', phone: '+86139000000' },
];

async function openWithGuests(): Promise<TestServer> {
  const server = await openTestServer({ venue: aLargeVenue() });
  for (const customer of GUESTS) await book(server, customer);
  return server;
}

async function book({ staff }: TestServer, customer: object) {
  const slot = { date: TOMORROW, time: '20:00:00', pax: 2 };
  const body = { ...slot, customer, privacyTold: 'BY_PHONE' };
  return expectStaffBooking(await staff({ method: 'POST', path: '/bookings', body }));
}

async function search({ staff }: Pick<TestServer, 'staff'>, query: string) {
  const answer = await staff({ method: 'POST', path: '/customers/search', body: { query } });
  expect(answer.statusCode, answer.body).toBe(200);
  const found = FoundCustomers.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(found);
  return found;
}

const namesOf = ({ customers }: FoundCustomers) => customers.map(({ name }) => name);

test('200 with the guests whose name, email or phone number has what was typed', async () => {
  const server = await openWithGuests();
  const expected: [string, string][] = [
    ['garcia', 'José García'],
    ['JOSÉ', 'José García'],
    ['arcí', 'José García'],
    ['gar jos', 'José García'],
    ['4711', 'José García'],
    ['600 47 11', 'José García'],
    ['0034600471123', 'José García'],
    ['pepe@ex', 'José García'],
    ['lukas', 'Marta Łukasiewicz'],
    ['Łukas', 'Marta Łukasiewicz'],
    ['soren', 'Søren Strauß'],
    ['strauss', 'Søren Strauß'],
    ['soren_s', 'Søren Strauß'],
    ['андрей', 'Андрей Иванов'],
    ['li', 'Li Wei'],
    ['we', 'Li Wei'],
    ['li w', 'Li Wei'],
  ];
  for (const [query, name] of expected)
    expect([query, namesOf(await search(server, query)).includes(name)]).toEqual([query, true]);
  for (const query of ['zzz', '4712', '%%%', '"""', 'a%b', 'garcia zzz', '___'])
    expect([query, namesOf(await search(server, query))]).toEqual([query, []]);
});

test('200 with the next bookings of each guest, and whether they are expected first', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const past = await book(server, { name: 'Ana Ruiz', phone: '+34600000001' });
  const next = await book(server, { name: 'Ana Ruiz Vega', phone: '+34600000002' });
  const path = `/bookings/${past.uuid}/cancel`;
  expectStaffBooking(await server.staff({ method: 'PUT', path, body: { cancelReason: 'OTHER' } }));
  const { customers, hasMore } = await search(server, 'ana ruiz');
  expect(customers.map(({ name }) => name)).toEqual(['Ana Ruiz Vega', 'Ana Ruiz']);
  expect(customers.map(({ nextBookings }) => nextBookings.map(({ uuid }) => uuid))).toEqual([
    [next.uuid],
    [],
  ]);
  expect(hasMore).toBe(false);
});

test('200 with at most twenty, and that there are more', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  for (let index = 10; index < 31; index += 1)
    await book(server, { name: `Pau ${index}`, phone: `+346000001${index}` });
  const found = await search(server, 'pau');
  expect([found.customers.length, found.hasMore]).toEqual([20, true]);
});

describe('200 with a changed name and phone', () => {
  const change = { name: 'José Pereira', phone: '+34600999888' };

  test('of a guest and the booking, and no longer with the former ones', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const { uuid } = await book(server, { name: 'José García', phone: '+34600471123' });
    const body = { customer: change };
    expectStaffBooking(await server.staff({ method: 'PUT', path: `/bookings/${uuid}`, body }));
    expect(namesOf(await search(server, 'pereira'))).toEqual(['José Pereira']);
    for (const query of ['garcia', '4711'])
      expect(namesOf(await search(server, query))).toEqual([]);
  });

  test('of the profile, and with those of the booking', async () => {
    const server = await openWithGuests();
    const [{ uuid } = { uuid: '' }] = (await search(server, 'garcia')).customers;
    const path = `/customers/${uuid}`;
    expect((await server.staff({ method: 'PUT', path, body: change })).statusCode).toBe(200);
    for (const query of ['pereira', '999888', 'garcia', '4711'])
      expect(namesOf(await search(server, query))).toEqual(['José Pereira']);
  });
});

describe('422 VALIDATION_ERROR', () => {
  test.each(['', 'a', '12', '1 2', '+4', ' b ', 'a b'])(
    '422 VALIDATION_ERROR for %j, which is too short',
    async (query) => {
      const { staff } = await openTestServer();
      const answer = await staff({ method: 'POST', path: '/customers/search', body: { query } });
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['query']);
    },
  );

  test('422 VALIDATION_ERROR for an unknown field', async () => {
    const { staff } = await openTestServer();
    const body = { query: 'ana', day: TOMORROW };
    const answer = await staff({ method: 'POST', path: '/customers/search', body });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['day']);
  });
});

test('403 FORBIDDEN from search-customers for the kitchen, whose bookings have no contacts', async () => {
  const server = await openWithGuests();
  const kitchen = await signInAs(server, await aMember(server, { role: 'KITCHEN' }));
  const body = { query: '4711' };
  const answer = await kitchen({ method: 'POST', path: '/customers/search', body });
  expectProblem(answer, 403, 'FORBIDDEN');
  const list = await kitchen({ path: `/bookings?date_start=${TOMORROW}` });
  expect(list.statusCode).toBe(200);
  expect(list.body).toContain('José García');
  for (const { phone, email } of GUESTS)
    for (const contact of [phone, email]) if (contact) expect(list.body).not.toContain(contact);
});

test('200 for each of the other roles', async () => {
  const server = await openWithGuests();
  for (const role of ['HOST', 'MANAGER', 'OWNER'] as const)
    expect(
      namesOf(
        await search({ staff: await signInAs(server, await aMember(server, { role })) }, '4711'),
      ),
    ).toEqual(['José García']);
});
