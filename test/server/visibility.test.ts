import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BookingList, PrivateBooking, PublicBooking } from '../../src/contract/booking.ts';
import { PrivateCustomer, PublicCustomer } from '../../src/contract/customer.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { newApiKey } from '../../src/operations/secrets.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { insertApiKey } from '../../src/store/api-keys.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import {
  aBookingRequest,
  NOON,
  openTestHouse,
  type TestHouse,
  TOMORROW,
} from '../fixtures/open-house.ts';
import { expectProblem } from './answers.ts';
import { requestOf } from './every-operation.ts';
import { aRoomyVenue } from './some-bookings.ts';

/** A roomy house with a booking of each kind of caller, all of one and the same guest. */
async function openBookedHouse() {
  const house = await openTestHouse({ venue: aRoomyVenue() });
  const request = { method: 'POST', path: '/bookings', body: aBookingRequest() } as const;
  const made = {
    pos: (await house.partner(request)).json(),
    app: (await house.partner({ ...request, as: 'app' })).json(),
    widget: (await house.widget(request)).json(),
    staff: (await house.staff(request)).json(),
  };
  return { house, made };
}

/** A second account, with the partner `pos` but a key of its own. */
async function openNeighbour(house: TestHouse) {
  const venue = aRoomyVenue({ accountId: 'next-door' });
  const key = newApiKey();
  await house.house.store.write(async (db) => {
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
  test('200 with its own bookings alone, in the public shape', async () => {
    const { house, made } = await openBookedHouse();
    const list = await house.partner({ as: 'app', path: `/bookings?date_start=${TOMORROW}` });
    const { data } = BookingList.parse(list.json());
    expect(data.map(({ uuid }) => uuid)).toEqual([made.app.uuid]);
    expect(list.json().data.map(PublicBooking.parse)).toEqual(list.json().data);
    const read = await house.partner({ as: 'app', path: `/bookings/${made.app.uuid}` });
    expect(PublicBooking.parse(read.json())).toEqual(read.json());
  });

  test('200 on changing its own', async () => {
    const { house, made } = await openBookedHouse();
    const request = requestOf('update-booking-status', { bookingUuid: made.app.uuid });
    const answer = await house.partner({ as: 'app', ...request });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(PublicBooking.parse(answer.json())).toEqual(answer.json());
  });

  test('200 with a customer as it sent them itself, whatever the venue knows', async () => {
    const house = await openTestHouse({ venue: aRoomyVenue() });
    const guest = { ...aBookingRequest().customer, phone: '+34600000000' };
    await house.partner({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest({ customer: { ...guest, language: 'ca' } }),
    });
    const answer = await house.partner({
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
    const read = await house.partner({ as: 'app', path: `/customers/${customer.uuid}` });
    expect(PublicCustomer.parse(read.json())).toEqual(read.json());
    expect(read.json()).toEqual(customer);
    // The venue keeps what it knew, and sees it.
    const known = await house.partner({ path: `/customers/${customer.uuid}` });
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
    const { house, made } = await openBookedHouse();
    const list = await house.partner({ path: `/bookings?date_start=${TOMORROW}` });
    const data = list.json().data.map(PrivateBooking.parse);
    expect(data).toEqual(list.json().data);
    expect(new Set(data.map(({ uuid }: PrivateBooking) => uuid))).toEqual(
      new Set(Object.values(made).map(({ uuid }) => uuid)),
    );
    expect(data).toHaveLength(4);
    for (const { uuid } of Object.values(made)) {
      const read = await house.partner({ path: `/bookings/${uuid}` });
      expect(PrivateBooking.parse(read.json())).toEqual(read.json());
    }
  });
});

describe('another account', () => {
  test('200 with a customer of its own for the same email', async () => {
    const { house, made } = await openBookedHouse();
    const headers = await openNeighbour(house);
    const body = aBookingRequest();
    const answer = await house.partner({ method: 'POST', path: '/bookings', headers, body });
    expect(answer.json().customer.uuid).not.toBe(made.pos.customer.uuid);
    expect(answer.json().customer.bookingsCount).toBe(1);
  });
});

describe('a guest who withdrew the consent', () => {
  const withdraw = ({ house }: TestHouse) =>
    house.store.write((db) => sql`update customers set has_gdpr_consent = 0`.execute(db));

  test('404 CUSTOMER_NOT_FOUND, customer null on bookings, and found by no filter', async () => {
    const { house, made } = await openBookedHouse();
    await withdraw(house);
    const { uuid, customer } = made.pos;
    for (const ask of [house.partner, house.staff]) {
      expectProblem(await ask({ path: `/customers/${customer.uuid}` }), 404, 'CUSTOMER_NOT_FOUND');
      expect((await ask({ path: `/bookings/${uuid}` })).json().customer).toBeNull();
      const list = await ask({
        path: `/bookings?date_start=${TOMORROW}&customer_email=laura%40example.com`,
      });
      expect(list.json().data).toEqual([]);
    }
    const seen = await house.partner({ as: 'app', path: `/bookings/${made.app.uuid}` });
    expect(seen.json().customer).toBeNull();
  });

  test('404 CUSTOMER_NOT_FOUND when they are named, 200 with someone new when not', async () => {
    const { house, made } = await openBookedHouse();
    await withdraw(house);
    const { uuid } = made.pos.customer;
    const book = (customer: ReturnType<typeof aBookingRequest>['customer']) =>
      house.partner({ method: 'POST', path: '/bookings', body: aBookingRequest({ customer }) });
    const guest = aBookingRequest().customer;
    expectProblem(await book({ ...guest, uuid }), 404, 'CUSTOMER_NOT_FOUND');
    const anew = await book(guest);
    expect(anew.json().customer.uuid).not.toBe(uuid);
    expect(anew.json().customer.bookingsCount).toBe(1);
  });
});
