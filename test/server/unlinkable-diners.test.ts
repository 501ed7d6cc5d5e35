import { describe, expect, test } from 'vitest';
import { PublicBooking } from '../../src/contract/booking.ts';
import { issueManageToken } from '../../src/operations/bookings/manage-token.ts';
import {
  aBookingRequest,
  openTestServer,
  PUBLIC_URL,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

/** In the widget, nobody learns from a contact whose it is, whether it is known, and which others belong to it. */

const EMAIL = 'laura@example.com';
const PHONE = '+34600111222';
const consents = { hasGdprConsent: true, acceptsMarketing: false };
const NAMED = { name: 'Laura Vidal', ...consents };
const BOTH = { ...NAMED, email: EMAIL, phone: PHONE };

const open = () => openTestServer({ venue: aLargeVenue() });

type Customer = ReturnType<typeof aBookingRequest>['customer'];

function create(api: TestServer['widget'], customer: Customer, headers = {}) {
  const body = aBookingRequest({ customer });
  return api({ method: 'POST', path: '/bookings', body, headers });
}

interface DinersBooking {
  uuid: string;
  customerUuid: string;
  token: string;
}

async function book(server: TestServer, customer: Customer): Promise<DinersBooking> {
  const answer = await create(server.widget, customer);
  expect(answer.statusCode, answer.body).toBe(200);
  const { uuid, customer: shown } = PublicBooking.parse(answer.json());
  const token = String(answer.headers.location).split('#')[1] ?? '';
  return { uuid, customerUuid: shown?.uuid ?? '', token };
}

/** A request from the booking's own page. */
function manage({ app }: TestServer, { uuid, token }: DinersBooking, path = '', body?: object) {
  return app.inject({
    method: body === undefined ? 'GET' : 'PUT',
    url: `/widget/v3/bookings/${uuid}${path}`,
    headers: { origin: PUBLIC_URL, 'service-manage-token': token },
    ...(body && { payload: body }),
  });
}

describe('the uuid of the customer', () => {
  test('200 with another one for each booking of a guest, by email, by phone and by both', async () => {
    const server = await open();
    const contacts = [BOTH, { ...NAMED, email: EMAIL }, { ...NAMED, phone: PHONE }, BOTH];
    const made: DinersBooking[] = [];
    for (const contact of contacts) made.push(await book(server, contact));
    const seen = made.map(({ customerUuid }) => customerUuid);
    const path = `/bookings?date_start=${TOMORROW}`;
    const { data } = (await server.partner({ path })).json();
    const ofVenue = data.map(({ customer }: { customer: { uuid: string } }) => customer.uuid);
    expect(new Set(ofVenue).size).toBe(1);
    expect(new Set([...seen, ...ofVenue]).size).toBe(contacts.length + 1);
  });

  test('200 with the same one for as long as the booking exists', async () => {
    const server = await open();
    const booking = await book(server, BOTH);
    const uuids = [
      await manage(server, booking),
      await manage(server, booking, '', { customerSpecialRequests: 'By the window' }),
      await manage(server, booking, '/cancel', { cancelReason: 'OTHER' }),
      await manage(server, booking),
    ].map((answer) => PublicBooking.parse(answer.json()).customer?.uuid);
    expect(new Set(uuids)).toEqual(new Set([booking.customerUuid]));
  });

  test('200 with one for this booking alone on the page of a booking that a partner made', async () => {
    const server = await openTestServer({ venue: aLargeVenue(), mailDelivery: 'ON' });
    const made = await create(server.partner, BOTH);
    const { uuid, customer } = expectBooking(made);
    const token = await server.context.store.write(null, (db) =>
      issueManageToken({ context: server.context, db }, uuid),
    );
    const answer = await manage(server, { uuid, token, customerUuid: '' });
    const shown = PublicBooking.parse(answer.json()).customer;
    expect(shown?.name).toBe('Laura Vidal');
    expect(shown?.uuid).not.toBe(customer?.uuid);
  });

  test('200 with the guest’s own one for partners, as they read the customer by it', async () => {
    const { partner } = await open();
    for (const as of ['pos', 'app'] as const) {
      const send: TestServer['widget'] = (request) => partner({ as, ...request });
      const uuids = [BOTH, { ...NAMED, phone: PHONE }].map(async (customer) => {
        const answer = await create(send, customer);
        expect(answer.statusCode, answer.body).toBe(200);
        return String(answer.json().customer.uuid);
      });
      const [one = '', other] = await Promise.all(uuids);
      expect(other).toBe(one);
      expect((await partner({ as, path: `/customers/${one}` })).statusCode).toBe(200);
    }
  });
});

describe('a request that names a customer', () => {
  const ask = (server: TestServer, customerUuid: string, headers = {}) =>
    server.widget({
      method: 'POST',
      path: `/availability/work-days/${TOMORROW}`,
      body: { pax: 2, paxChildren: 0, status: 'CONFIRMED', customerUuid },
      headers,
    });

  test('404 CUSTOMER_NOT_FOUND for the uuid of a guest, of another booking, and without the link', async () => {
    const server = await open();
    const booking = await book(server, BOTH);
    const other = await book(server, BOTH);
    const read = await server.partner({ path: `/bookings/${booking.uuid}` });
    const guestUuid = expectBooking(read).customer?.uuid ?? '';
    const link = { 'service-manage-token': booking.token };
    for (const [uuid, headers] of [
      [guestUuid, {}],
      [guestUuid, link],
      [other.customerUuid, link],
      [booking.customerUuid, {}],
    ] as const) {
      expectProblem(await ask(server, uuid, headers), 404, 'CUSTOMER_NOT_FOUND');
      const again = await create(server.widget, { ...NAMED, uuid }, headers);
      expectProblem(again, 404, 'CUSTOMER_NOT_FOUND');
    }
  });

  test('200 for the uuid on the page of the booking, which is the guest of a new booking, too', async () => {
    const server = await open();
    const booking = await book(server, BOTH);
    const link = { 'service-manage-token': booking.token };
    const { customerUuid: uuid } = booking;
    expect((await ask(server, uuid, link)).statusCode).toBe(200);
    const again = await create(server.widget, { ...NAMED, uuid }, link);
    expect(again.statusCode, again.body).toBe(200);
    const [one, two] = await Promise.all(
      [booking.uuid, again.json().uuid].map(async (each) => {
        const { customer } = expectBooking(await server.partner({ path: `/bookings/${each}` }));
        return customer?.uuid;
      }),
    );
    expect(two).toBe(one);
  });
});

test('200 with the same answer for a known guest as for a new one', async () => {
  const server = await open();
  const known = { name: 'Laura Vidal Puig', email: EMAIL, phone: PHONE, language: 'de' };
  const slot = { date: TOMORROW, time: '20:00:00', pax: 2 };
  const body = { ...slot, customer: known, privacyTold: 'BY_PHONE' };
  const { customer } = expectBooking(
    await server.staff({ method: 'POST', path: '/bookings', body }),
  );
  const about = { isVip: true, privateNotes: 'Sits by the piano', tags: ['Critic'] };
  await server.staff({ method: 'PUT', path: `/customers/${customer?.uuid}`, body: about });
  const shown = async (contact: { email: string; phone?: string }) => {
    const answer = await create(server.widget, { ...NAMED, ...contact });
    expect(answer.statusCode, answer.body).toBe(200);
    const { uuid, customer: own, ...rest } = answer.json();
    const { 'content-length': length, etag } = answer.headers;
    const said = JSON.stringify({ ...rest, customer: { ...own, uuid: '' }, etag, length });
    expect(uuid).not.toBe(own.uuid);
    return said;
  };
  const ofNew = await shown({ email: 'other@example.com' });
  expect(await shown({ email: EMAIL })).toBe(ofNew);
  expect(await shown({ email: 'third@example.com', phone: PHONE })).toBe(ofNew);
});
