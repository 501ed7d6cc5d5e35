import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PrivateBooking, PublicBooking } from '../../src/contract/booking.ts';
import { PrivateCustomer, PublicCustomer } from '../../src/contract/customer.ts';
import { BookingList } from '../../src/contract/partner/list-bookings.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { newApiKey } from '../../src/operations/access/secrets.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { insertApiKey } from '../../src/store/api-keys.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';
import { requestOf } from './operation-requests.ts';

/** A large venue with a booking by each kind of caller, all for the same guest. */
async function openServerWithBookings() {
  const server = await openTestServer({ venue: aLargeVenue() });
  const request = { method: 'POST', path: '/bookings', body: aBookingRequest() } as const;
  const made = {
    pos: (await server.partner(request)).json(),
    app: (await server.partner({ ...request, as: 'app' })).json(),
    widget: (await server.widget(request)).json(),
    staff: (await server.staff(request)).json(),
  };
  return { server, made };
}

/** A second account, for which the partner `pos` has another key. */
async function openNeighbour(server: TestServer) {
  const venue = aLargeVenue({ accountId: 'next-door' });
  const key = newApiKey();
  await server.context.store.write(null, async (db) => {
    const { accountId } = venue;
    await saveAccount(db, { accountId, document: venue, tables: venue.tables }, NOON);
    await saveIntegration(
      db,
      {
        accountId,
        partnerId: 'pos',
        dataAccess: 'private',
        permissions: PERMISSIONS,
        isEnabled: true,
      },
      NOON,
    );
    await insertApiKey(db, { ...key, partnerId: 'pos', accountIds: [accountId] }, NOON);
  });
  return { authorization: `Bearer ${key.apiKey}`, 'service-account-id': venue.accountId };
}

describe('a public integration', () => {
  test('200 with only its own bookings, in the public shape', async () => {
    const { server, made } = await openServerWithBookings();
    const list = await server.partner({ as: 'app', path: `/bookings?date_start=${TOMORROW}` });
    const { data } = BookingList.parse(list.json());
    expect(data.map(({ uuid }) => uuid)).toEqual([made.app.uuid]);
    expect(list.json().data.map(PublicBooking.parse)).toEqual(list.json().data);
    const read = await server.partner({ as: 'app', path: `/bookings/${made.app.uuid}` });
    expect(PublicBooking.parse(read.json())).toEqual(read.json());
  });

  test('200 for changing its own booking', async () => {
    const { server, made } = await openServerWithBookings();
    const request = requestOf('update-booking-status', { bookingUuid: made.app.uuid });
    const answer = await server.partner({ as: 'app', ...request });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(PublicBooking.parse(answer.json())).toEqual(answer.json());
  });

  test('200 with a customer as it sent them, not as the venue knows them', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const guest = { ...aBookingRequest().customer, phone: '+34600000000' };
    await server.partner({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest({ customer: { ...guest, language: 'ca' } }),
    });
    const answer = await server.partner({
      as: 'app',
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest({
        customer: {
          name: 'Somebody',
          email: 'LAURA@example.com',
          language: 'fr',
          hasGdprConsent: true,
          acceptsMarketing: false,
        },
      }),
    });
    const { customer } = answer.json();
    expect(customer).toEqual({ uuid: expect.any(String), name: 'Somebody', language: 'fr' });
    const read = await server.partner({ as: 'app', path: `/customers/${customer.uuid}` });
    expect(PublicCustomer.parse(read.json())).toEqual(read.json());
    expect(read.json()).toEqual(customer);
    // The venue still sees its own data.
    const known = await server.partner({ path: `/customers/${customer.uuid}` });
    expect(PrivateCustomer.parse(known.json())).toMatchObject({
      name: 'Laura Vidal',
      email: 'laura@example.com',
      phone: '+34600000000',
      language: 'ca',
      bookingsCount: 2,
    });
  });
});

describe('a private integration', () => {
  test('200 with all bookings of the account, in the private shape', async () => {
    const { server, made } = await openServerWithBookings();
    const list = await server.partner({ path: `/bookings?date_start=${TOMORROW}` });
    const data = list.json().data.map(PrivateBooking.parse);
    expect(data).toEqual(list.json().data);
    expect(new Set(data.map(({ uuid }: PrivateBooking) => uuid))).toEqual(
      new Set(Object.values(made).map(({ uuid }) => uuid)),
    );
    expect(data).toHaveLength(4);
    for (const { uuid } of Object.values(made)) {
      const read = await server.partner({ path: `/bookings/${uuid}` });
      expect(PrivateBooking.parse(read.json())).toEqual(read.json());
    }
  });
});

describe('another account', () => {
  test('200 with another customer for the same email', async () => {
    const { server, made } = await openServerWithBookings();
    const headers = await openNeighbour(server);
    const body = aBookingRequest();
    const answer = await server.partner({ method: 'POST', path: '/bookings', headers, body });
    expect(answer.json().customer.uuid).not.toBe(made.pos.customer.uuid);
    expect(answer.json().customer.bookingsCount).toBe(1);
  });
});

describe('a guest who withdrew their consent', () => {
  const withdraw = ({ context }: TestServer) =>
    context.store.write(null, (db) => sql`update customers set has_gdpr_consent = 0`.execute(db));

  test('404 CUSTOMER_NOT_FOUND, customer null on bookings, and no match in filters', async () => {
    const { server, made } = await openServerWithBookings();
    await withdraw(server);
    const { uuid, customer } = made.pos;
    for (const ask of [server.partner, server.staff]) {
      expectProblem(await ask({ path: `/customers/${customer.uuid}` }), 404, 'CUSTOMER_NOT_FOUND');
      expect((await ask({ path: `/bookings/${uuid}` })).json().customer).toBeNull();
      const list = await ask({
        path: `/bookings?date_start=${TOMORROW}&customer_email=laura%40example.com`,
      });
      expect(list.json().data).toEqual([]);
    }
    const seen = await server.partner({ as: 'app', path: `/bookings/${made.app.uuid}` });
    expect(seen.json().customer).toBeNull();
  });

  test('404 CUSTOMER_NOT_FOUND for their uuid, 200 with a new customer without it', async () => {
    const { server, made } = await openServerWithBookings();
    await withdraw(server);
    const { uuid } = made.pos.customer;
    const book = (customer: ReturnType<typeof aBookingRequest>['customer']) =>
      server.partner({ method: 'POST', path: '/bookings', body: aBookingRequest({ customer }) });
    const guest = aBookingRequest().customer;
    expectProblem(await book({ ...guest, uuid }), 404, 'CUSTOMER_NOT_FOUND');
    const anew = await book(guest);
    expect(anew.json().customer.uuid).not.toBe(uuid);
    expect(anew.json().customer.bookingsCount).toBe(1);
  });
});
