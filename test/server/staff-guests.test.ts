import { describe, expect, test } from 'vitest';
import { eraseCustomer } from '../../src/operations/customers/erase-customer.ts';
import { exportCustomer } from '../../src/operations/customers/export-customer.ts';
import { readStored } from '../fixtures/stored-bytes.ts';
import { openTestServer, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { expectProblem, expectStaffBooking } from './expect-response.ts';
import { readLog, undo, undoLast } from './staff-log.ts';

/** Staff change the guest of a booking. */

const ROSA = { name: 'Rosa', phone: '+34600111222' };
const EVENING = Date.parse(`${TODAY}T20:10:00+01:00`);

async function open(now?: number) {
  return openTestServer({ venue: aLargeVenue(), ...(now && { now }) });
}

async function take({ staff }: TestServer, customer: object = ROSA) {
  const slot = { date: TOMORROW, time: '20:00:00', pax: 2 };
  const body = { ...slot, customer, privacyTold: 'BY_PHONE' };
  return expectStaffBooking(await staff({ method: 'POST', path: '/bookings', body }));
}

function change({ staff }: TestServer, uuid: string, body: object, headers = {}) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}`, body, headers });
}

async function read({ staff }: TestServer, uuid: string) {
  return expectStaffBooking(await staff({ path: `/bookings/${uuid}` }));
}

async function walkIn({ staff }: TestServer, body: object = {}) {
  const request = { pax: 2, paxChildren: 0, ...body };
  return expectStaffBooking(
    await staff({ method: 'POST', path: '/bookings/walk-ins', body: request }),
  );
}

describe('200 for a guest with this booking only', () => {
  test('with every field corrected, and the others as they were', async () => {
    const server = await open();
    const { uuid, customer } = await take(server, { ...ROSA, email: 'rosa@example.org' });
    const corrected = { name: 'Rosa Ferrer', phone: '+34600111333', email: null, language: 'ca' };
    const after = expectStaffBooking(await change(server, uuid, { customer: corrected }));
    expect(after.customer).toMatchObject({ ...corrected, uuid: customer?.uuid, country: 'ES' });
    expect(after.version).toBe(2);
    const [entry] = await readLog(server, uuid);
    expect(entry).toMatchObject({
      entry: 2,
      operation: 'update-booking',
      actor: { kind: 'STAFF' },
    });
    expect(
      Object.fromEntries(
        entry?.changes.map(({ field, before, after }) => [field, [before, after]]) ?? [],
      ),
    ).toEqual({
      customerName: ['Rosa', 'Rosa Ferrer'],
      customer: [{ ...ROSA, email: 'rosa@example.org', language: 'en' }, corrected],
    });
  });

  test('and undone as a whole, and that again', async () => {
    const server = await open();
    const { uuid, customer } = await take(server);
    const corrected = { name: 'Rosa Ferrer', phone: '+34600111333' };
    expectStaffBooking(await change(server, uuid, { customer: corrected }));
    const undone = expectStaffBooking(await undoLast(server, uuid));
    expect(undone.customer).toEqual(customer);
    const redone = expectStaffBooking(await undoLast(server, uuid));
    expect(redone.customer).toMatchObject(corrected);
  });

  test('together with the party, in one change', async () => {
    const server = await open();
    const { uuid } = await take(server);
    const body = { pax: 1, customer: { name: 'Rosa Ferrer' } };
    const after = expectStaffBooking(await change(server, uuid, body));
    expect([after.pax, after.customer?.name, after.version]).toEqual([1, 'Rosa Ferrer', 2]);
  });
});

describe('200 for a guest who has other bookings', () => {
  test('fills in what was missing, and leaves the other bookings as they are', async () => {
    const server = await open();
    const one = await take(server);
    const other = await take(server);
    expect(other.customer?.uuid).toBe(one.customer?.uuid);
    const customer = { name: 'Rosa F.', email: 'rosa@example.org' };
    const after = expectStaffBooking(await change(server, one.uuid, { customer }));
    const profile = { name: 'Rosa', email: 'rosa@example.org', phone: ROSA.phone };
    expect(after.customer).toMatchObject({ ...profile, name: 'Rosa F.', profile });
    expect((await read(server, other.uuid)).customer?.name).toBe('Rosa');
    const [entry] = await readLog(server, one.uuid);
    expect(entry?.changes[0]).toEqual({ field: 'customerName', before: 'Rosa', after: 'Rosa F.' });
    expectStaffBooking(await undoLast(server, one.uuid));
    expect((await read(server, other.uuid)).customer?.email).toBeNull();
  });

  test('is of a new guest with another phone number, if that guest was informed', async () => {
    const server = await open();
    const one = await take(server);
    const other = await take(server);
    const customer = { name: 'Marta', phone: '+34600222333' };
    const body = { customer, privacyTold: 'IN_PERSON' };
    const after = expectStaffBooking(await change(server, one.uuid, body));
    expect(after.customer).toMatchObject({ ...customer, bookingsCount: 1 });
    expect(after.customer?.uuid).not.toBe(one.customer?.uuid);
    expect((await read(server, other.uuid)).customer).toMatchObject({ ...ROSA, bookingsCount: 1 });
    const file = await exportCustomer(server.context, after.customer?.uuid ?? '');
    expect(file.privacyNotices).toMatchObject([{ bookingUuid: one.uuid, told: 'IN_PERSON' }]);
    expectStaffBooking(await undoLast(server, one.uuid));
    expect((await read(server, one.uuid)).customer).toMatchObject({ ...ROSA, bookingsCount: 2 });
  });
});

test('200 with another known guest, by uuid or by phone', async () => {
  const server = await open();
  const marta = await take(server, { name: 'Marta', phone: '+34600222333' });
  for (const customer of [{ uuid: marta.customer?.uuid }, { phone: '+34600222333' }]) {
    const { uuid } = await take(server);
    const body = { customer, privacyTold: 'BY_PHONE' };
    const after = expectStaffBooking(await change(server, uuid, body));
    const { uuid: martas, name, profile } = after.customer ?? {};
    expect([martas, profile?.name ?? name]).toEqual([marta.customer?.uuid, 'Marta']);
    expect(after.customer).toMatchObject({ phone: '+34600222333' });
    // Who is not named again is called as before, so that nobody learns by a number whose it is.
    expect(name).toBe('uuid' in customer ? 'Marta' : 'Rosa');
  }
});

describe('a walk-in', () => {
  test('200 as the booking of a guest, without what was noted for the day, for partners too', async () => {
    const server = await open(EVENING);
    const { uuid } = await walkIn(server, { label: 'red hat' });
    const body = { customer: ROSA, privacyTold: 'IN_PERSON' };
    const after = expectStaffBooking(await change(server, uuid, body));
    expect(after).toMatchObject({
      isWalkIn: true,
      walkInGuest: null,
      customer: ROSA,
      status: 'SEATED',
    });
    const seen = await server.partner({ path: `/bookings/${uuid}` });
    expect(seen.json().customer).toMatchObject(ROSA);
    await server.context.store.truncateLog();
    const stored = await readStored(server.database.url);
    expect(stored.includes('red hat')).toBe(false);
    const undone = expectStaffBooking(await undoLast(server, uuid));
    expect([undone.customer, undone.walkInGuest]).toEqual([null, null]);
  });

  test('422 VALIDATION_ERROR without a name, or without saying how the guest was informed', async () => {
    const server = await open(EVENING);
    const { uuid } = await walkIn(server, { status: 'WAIT_LIST_WALK_IN' });
    const { phone } = ROSA;
    const fields = ['customer.name', 'privacyTold'];
    const nothing = await change(server, uuid, { customer: { phone } });
    expectProblem(nothing, 422, 'VALIDATION_ERROR', fields);
    const untold = await change(server, uuid, { customer: ROSA });
    expectProblem(untold, 422, 'VALIDATION_ERROR', ['privacyTold']);
    expect((await read(server, uuid)).version).toBe(1);
  });
});

describe('refused', () => {
  test('422 VALIDATION_ERROR for wrong and unknown fields, each by its name', async () => {
    const server = await open();
    const { uuid } = await take(server);
    const customer = { name: '', phone: '60011122', mood: 'good' };
    const fields = ['customer.name', 'customer.phone', 'customer.mood'];
    expectProblem(await change(server, uuid, { customer }), 422, 'VALIDATION_ERROR', fields);
    const alone = await change(server, uuid, { privacyTold: 'BY_PHONE' });
    expectProblem(alone, 422, 'VALIDATION_ERROR', ['privacyTold']);
  });

  test('404 CUSTOMER_NOT_FOUND for a uuid that nobody has', async () => {
    const server = await open();
    const { uuid } = await take(server);
    const answer = await change(server, uuid, { customer: { uuid: 'nobody' } });
    expectProblem(answer, 404, 'CUSTOMER_NOT_FOUND');
  });

  test('409 BOOKING_IS_OUTDATED with an earlier version, and for an undo after another change of the guest', async () => {
    const server = await open();
    const { uuid } = await take(server);
    const first = { customer: { phone: '+34600111333' } };
    const headers = { 'if-match': '"1"', 'idempotency-key': 'one' };
    const answer = await change(server, uuid, first, headers);
    expect(expectStaffBooking(answer).version).toBe(2);
    expect((await change(server, uuid, first, headers)).body).toBe(answer.body);
    const stale = await change(server, uuid, { customer: { name: 'Eva' } }, { 'if-match': '"1"' });
    expectProblem(stale, 409, 'BOOKING_IS_OUTDATED');
    expectStaffBooking(await change(server, uuid, { customer: { phone: '+34600111444' } }));
    expectProblem(await undo(server, uuid, 2), 409, 'BOOKING_IS_OUTDATED');
  });
});

test('an erasure covers the bookings that have another guest by now', async () => {
  const server = await open();
  const { uuid, customer } = await take(server, { name: 'Leocadia', phone: '+34600777888' });
  await take(server, { name: 'Leocadia', phone: '+34600777888' });
  const body = { customer: { name: 'Marta', phone: '+34600222333' }, privacyTold: 'BY_PHONE' };
  expectStaffBooking(await change(server, uuid, body));
  await eraseCustomer(server.context, customer?.uuid ?? '');
  await server.context.store.truncateLog();
  const stored = await readStored(server.database.url);
  expect(['Leocadia', '+34600777888'].filter((value) => stored.includes(value))).toEqual([]);
  expect((await read(server, uuid)).customer?.name).toBe('Marta');
});
