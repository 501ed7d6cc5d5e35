import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import { aBookingRequest, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';
import { type AskAs, openTwoVenues } from './open-two-venues.ts';
import {
  BOOKING_CHANGES,
  comparableParts,
  OPERATIONS,
  type OperationRequest,
  requestOf,
} from './operation-requests.ts';

/**
 * Bookings and customers of others get the same response as unknown uuids, byte for byte, so no
 * operation reveals that they exist.
 */

/** The fields of each operation that take the uuid of a booking or a customer. */
type Fill = (uuid: string, own: string) => OperationRequest;
const asking = (name: PartnerOperation, field: string): Fill => {
  return (uuid) => {
    const request = requestOf(name);
    return { ...request, body: { ...request.body, [field]: uuid } };
  };
};
const questions = (name: PartnerOperation): Record<string, Fill> => ({
  customerUuid: asking(name, 'customerUuid'),
  excludeBookingUuid: asking(name, 'excludeBookingUuid'),
});
const inPath = (name: PartnerOperation): Record<string, Fill> => ({
  bookingUuid: (uuid, own) => requestOf(name, { bookingUuid: uuid, destinationBookingUuid: own }),
});
const FIELDS: Record<PartnerOperation, Record<string, Fill>> = {
  'create-booking': {
    'customer.uuid': (uuid) => ({
      ...requestOf('create-booking'),
      body: aBookingRequest({ customer: { ...aBookingRequest().customer, uuid } }),
    }),
  },
  'update-booking-status': inPath('update-booking-status'),
  'check-slot-add-ons': questions('check-slot-add-ons'),
  'create-walk-in': {},
  'check-calendar': questions('check-calendar'),
  'close-ticket': inPath('close-ticket'),
  'list-bookings': {},
  'get-customer': { customerUuid: (uuid) => requestOf('get-customer', { customerUuid: uuid }) },
  'check-work-day': questions('check-work-day'),
  'check-slot': questions('check-slot'),
  'read-booking': inPath('read-booking'),
  'update-booking': inPath('update-booking'),
  'cancel-booking': inPath('cancel-booking'),
  'transfer-ticket': {
    ...inPath('transfer-ticket'),
    destinationBookingUuid: (uuid, own) =>
      requestOf('transfer-ticket', { bookingUuid: own, destinationBookingUuid: uuid }),
  },
  'list-events': {},
};

test('every operation is in the table or has its own tests', () => {
  expect(Object.keys(FIELDS).sort()).toEqual([...OPERATIONS].sort());
  const without = OPERATIONS.filter((name) => Object.keys(FIELDS[name]).length === 0);
  expect(without).toEqual(['list-bookings', 'create-walk-in', 'list-events']);
});

const uuidOf = (answer: { json: () => { uuid: string } }) => answer.json().uuid;
const customerOf = (answer: { json: () => { customer: { uuid: string } } }) =>
  answer.json().customer.uuid;
/** A booking of a new guest, so that no customers are matched. */
const aBooking = (): OperationRequest => ({
  ...requestOf('create-booking'),
  body: aBookingRequest({
    date: TODAY,
    customer: { ...aBookingRequest().customer, email: `${randomUUID()}@example.com` },
  }),
});

/** A public partner, a private one, and staff. */
const ASKERS = ['app', 'pos', 'staff'] as const;
type Asker = (typeof ASKERS)[number];

/** Bookings that the caller may not see, by reason. */
async function foreignBookings(server: TestServer, ask: AskAs, asker: Asker) {
  const deleted = uuidOf(await ask(asker, aBooking()));
  const { method, path } = requestOf('update-booking-status', { bookingUuid: deleted });
  const gone = await server.staff({ method, path, body: { status: 'DELETED' } });
  expect(gone.statusCode, gone.body).toBe(200);
  const elsewhere = {
    'of another account': uuidOf(await ask(asker, aBooking(), 'next-door')),
    deleted,
  };
  if (asker !== 'app') return elsewhere;
  return {
    ...elsewhere,
    'of another public partner': uuidOf(await ask('other', aBooking())),
    'of a private partner': uuidOf(await ask('pos', aBooking())),
    'of the widget': uuidOf(await server.widget(aBooking())),
    'of the staff': uuidOf(await server.staff(aBooking())),
  };
}

/** Customers that the caller may not see, by reason. */
async function foreignCustomers(server: TestServer, ask: AskAs, asker: Asker) {
  const withdrawn = customerOf(await ask(asker, aBooking()));
  await server.context.store.write(null, (db) =>
    sql`update customers set has_gdpr_consent = 0 where uuid = ${withdrawn}`.execute(db),
  );
  const elsewhere = {
    'of another account': customerOf(await ask(asker, aBooking(), 'next-door')),
    'who withdrew the consent': withdrawn,
  };
  if (asker !== 'app') return elsewhere;
  return {
    ...elsewhere,
    'of another public partner': customerOf(await ask('other', aBooking())),
    'of a private partner': customerOf(await ask('pos', aBooking())),
    'of the staff': customerOf(await server.staff(aBooking())),
  };
}

const isCustomer = (field: string) => field.startsWith('customer');
const cases = (...names: readonly PartnerOperation[]) =>
  names.flatMap((name) => Object.keys(FIELDS[name]).map((field) => [name, field] as const));
const OF_CUSTOMERS = cases(...OPERATIONS).filter(([, field]) => isCustomer(field));
const OF_BOOKINGS = cases(...OPERATIONS).filter(([, field]) => !isCustomer(field));

describe.each(ASKERS)('asked by %s', (asker) => {
  async function open(name: PartnerOperation, field: string) {
    const { server, ask } = await openTwoVenues();
    const seat = async () => uuidOf(await ask(asker, requestOf('create-walk-in')));
    const own = await seat();
    const fill = FIELDS[name][field];
    if (!fill) throw new Error(`${name} has no field ${field}`);
    const send = (uuid: string) => ask(asker, fill(uuid, own));
    return { server, ask, seat, send };
  }

  test.each(OF_BOOKINGS)(
    '404 BOOKING_NOT_FOUND from %s for %s of others, like an unknown uuid',
    async (name, field) => {
      const { server, ask, seat, send } = await open(name, field);
      const unknown = await send(randomUUID());
      expectProblem(unknown, 404, 'BOOKING_NOT_FOUND');
      for (const [whose, uuid] of Object.entries(await foreignBookings(server, ask, asker))) {
        expect(comparableParts(await send(uuid)), whose).toEqual(comparableParts(unknown));
      }
      // Its own uuid works, so nothing else was wrong.
      const isSeated = /ticket/.test(name);
      const own = isSeated ? await seat() : uuidOf(await ask(asker, aBooking()));
      const answer = await send(own);
      expect(answer.statusCode, answer.body).toBe(200);
    },
  );

  test.each(OF_CUSTOMERS)(
    '404 CUSTOMER_NOT_FOUND from %s for %s of others, like an unknown uuid',
    async (name, field) => {
      const { server, ask, send } = await open(name, field);
      const unknown = await send(randomUUID());
      expectProblem(unknown, 404, 'CUSTOMER_NOT_FOUND');
      for (const [whose, uuid] of Object.entries(await foreignCustomers(server, ask, asker))) {
        expect(comparableParts(await send(uuid)), whose).toEqual(comparableParts(unknown));
      }
      const answer = await send(customerOf(await ask(asker, aBooking())));
      expect(answer.statusCode, answer.body).toBe(200);
    },
  );

  test('200 from list-bookings with no entry for the email and phone of others', async () => {
    const { server, ask } = await openTwoVenues();
    const phone = '+34600000001';
    const customer = { ...aBookingRequest().customer, phone };
    const theirs = { ...requestOf('create-booking'), body: aBookingRequest({ customer }) };
    expect((await ask(asker, theirs, 'next-door')).statusCode).toBe(200);
    // A public partner finds only customers that it sent.
    if (asker === 'app') expect((await server.staff(theirs)).statusCode).toBe(200);
    const list = (query: string) =>
      ask(asker, { method: 'GET', path: `/bookings?date_start=${TOMORROW}&${query}` });
    for (const [filter, known, unknown] of [
      ['customer_email', 'laura@example.com', 'nobody@example.com'],
      ['customer_phone', encodeURIComponent(phone), encodeURIComponent('+34600000002')],
    ]) {
      const none = await list(`${filter}=${unknown}`);
      expect(none.json()).toEqual({ data: [] });
      expect(comparableParts(await list(`${filter}=${known}`))).toEqual(comparableParts(none));
    }
    expect((await list('')).json()).toEqual({ data: [] });
  });
});

describe('bookings that a private partner sees but may not change', () => {
  test.each(BOOKING_CHANGES)(
    '409 BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER from %s, and nothing changed',
    async (name) => {
      const { ask } = await openTwoVenues();
      const bookingUuid = uuidOf(await ask('app', aBooking()));
      const before = await ask('pos', requestOf('read-booking', { bookingUuid }));
      const destinationBookingUuid = uuidOf(await ask('pos', requestOf('create-walk-in')));
      const change = requestOf(name, { bookingUuid, destinationBookingUuid });
      expectProblem(await ask('pos', change), 409, 'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER');
      const after = await ask('pos', requestOf('read-booking', { bookingUuid }));
      expect(after.body).toBe(before.body);
    },
  );

  test('409 BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER from transfer-ticket to another partner’s booking', async () => {
    const { ask } = await openTwoVenues();
    const bookingUuid = uuidOf(await ask('pos', requestOf('create-walk-in')));
    const destinationBookingUuid = uuidOf(await ask('app', requestOf('create-walk-in')));
    const request = requestOf('transfer-ticket', { bookingUuid, destinationBookingUuid });
    expectProblem(await ask('pos', request), 409, 'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER');
  });
});
