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

const changesOf = (uuid: string) =>
  [
    { method: 'PUT', path: `/bookings/${uuid}/status`, body: { status: 'ARRIVED' } },
    { method: 'PUT', path: `/bookings/${uuid}/status`, body: { status: 'CANCELED' } },
    { method: 'PUT', path: `/bookings/${uuid}/tickets/close`, body: { totalAmount: 1000 } },
    { method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom: '7' } },
    { method: 'PUT', path: `/bookings/${uuid}/cancel`, body: { cancelReason: 'OTHER' } },
  ] as const;

async function versionOf({ house }: TestHouse, uuid: string) {
  const { rows } = await house.store.read((db) =>
    sql<{ version: number }>`select version from bookings where uuid = ${uuid}`.execute(db),
  );
  return rows[0]?.version;
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

  test('404 BOOKING_NOT_FOUND for everyone else’s, to read or change, as for none', async () => {
    const { house, made } = await openBookedHouse();
    const ask = (request: { method?: 'PUT'; path: string; body?: unknown }) =>
      house.partner({ as: 'app', ...request });
    const { requestId: _, ...none } = expectProblem(
      await ask({ path: '/bookings/nobody' }),
      404,
      'BOOKING_NOT_FOUND',
    );
    for (const { uuid } of [made.pos, made.widget, made.staff]) {
      const { requestId: __, ...other } = expectProblem(
        await ask({ path: `/bookings/${uuid}` }),
        404,
        'BOOKING_NOT_FOUND',
      );
      expect(other).toEqual(none);
      for (const change of changesOf(uuid)) {
        expectProblem(await ask(change), 404, 'BOOKING_NOT_FOUND');
      }
      expect(await versionOf(house, uuid)).toBe(1);
    }
  });

  test('200 on changing its own', async () => {
    const { house, made } = await openBookedHouse();
    const [arrive] = changesOf(made.app.uuid);
    const answer = await house.partner({ as: 'app', ...arrive });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(PublicBooking.parse(answer.json())).toEqual(answer.json());
  });

  test('404 BOOKING_NOT_FOUND when availability is asked beside another’s booking', async () => {
    const { house, made } = await openBookedHouse();
    const ask = (uuid: string) =>
      house.partner({
        as: 'app',
        method: 'POST',
        path: `/availability/work-days/${TOMORROW}`,
        body: { pax: 2, paxChildren: 0, status: 'CONFIRMED', excludeBookingUuid: uuid },
      });
    expectProblem(await ask(made.pos.uuid), 404, 'BOOKING_NOT_FOUND');
    expect((await ask(made.app.uuid)).statusCode).toBe(200);
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

  test('404 CUSTOMER_NOT_FOUND for a customer of others, to read, to ask with or to book', async () => {
    const house = await openTestHouse({ venue: aRoomyVenue() });
    const request = { method: 'POST', path: '/bookings' } as const;
    const { customer } = (await house.partner({ ...request, body: aBookingRequest() })).json();
    const ask = (path: string, method?: 'POST', body?: unknown) =>
      house.partner({ as: 'app', path, ...(method ? { method, body } : {}) });
    expectProblem(await ask(`/customers/${customer.uuid}`), 404, 'CUSTOMER_NOT_FOUND');
    const named = { ...aBookingRequest().customer, uuid: customer.uuid };
    const booked = await ask('/bookings', 'POST', aBookingRequest({ customer: named }));
    expectProblem(booked, 404, 'CUSTOMER_NOT_FOUND');
    const question = {
      pax: 2,
      paxChildren: 0,
      status: 'CONFIRMED',
      customerUuid: customer.uuid,
    };
    const day = `/availability/work-days/${TOMORROW}`;
    expectProblem(await ask(day, 'POST', question), 404, 'CUSTOMER_NOT_FOUND');
    const slot = await ask(`${day}/time-slots/20:00:00`, 'POST', question);
    expectProblem(slot, 404, 'CUSTOMER_NOT_FOUND');
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

  test('409 BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER on changing another partner’s', async () => {
    const { house, made } = await openBookedHouse();
    for (const change of changesOf(made.app.uuid)) {
      expectProblem(
        await house.partner(change),
        409,
        'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER',
      );
    }
    expect(await versionOf(house, made.app.uuid)).toBe(1);
  });

  test('409 for the partner before the state of the booking', async () => {
    const { house, made } = await openBookedHouse();
    const [, cancel] = changesOf(made.app.uuid);
    await house.partner({ as: 'app', ...cancel });
    expectProblem(await house.partner(cancel), 409, 'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER');
  });
});

describe('another account', () => {
  test('404 for its bookings and customers, and an empty list', async () => {
    const { house, made } = await openBookedHouse();
    const headers = await openNeighbour(house);
    const { uuid, customer } = made.pos;
    const ask = (path: string) => house.partner({ path, headers });
    expectProblem(await ask(`/bookings/${uuid}`), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await ask(`/customers/${customer.uuid}`), 404, 'CUSTOMER_NOT_FOUND');
    for (const change of changesOf(uuid)) {
      expectProblem(await house.partner({ ...change, headers }), 404, 'BOOKING_NOT_FOUND');
    }
    const list = await ask(`/bookings?date_start=${TOMORROW}`);
    expect(list.json()).toEqual({ data: [] });
  });

  test('404 CUSTOMER_NOT_FOUND when its customer is named in a booking', async () => {
    const { house, made } = await openBookedHouse();
    const headers = await openNeighbour(house);
    const customer = { ...aBookingRequest().customer, uuid: made.pos.customer.uuid };
    const body = aBookingRequest({ customer });
    const answer = await house.partner({ method: 'POST', path: '/bookings', headers, body });
    expectProblem(answer, 404, 'CUSTOMER_NOT_FOUND');
  });

  test('200 with a customer of its own for the same email', async () => {
    const { house, made } = await openBookedHouse();
    const headers = await openNeighbour(house);
    const body = aBookingRequest();
    const answer = await house.partner({ method: 'POST', path: '/bookings', headers, body });
    expect(answer.json().customer.uuid).not.toBe(made.pos.customer.uuid);
    expect(answer.json().customer.bookingsCount).toBe(1);
  });

  test('404 ACCOUNT_NOT_FOUND with a key of this one', async () => {
    const { house } = await openBookedHouse();
    await openNeighbour(house);
    const headers = { 'service-account-id': 'next-door' };
    expectProblem(await house.partner({ path: '/bookings', headers }), 404, 'ACCOUNT_NOT_FOUND');
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
