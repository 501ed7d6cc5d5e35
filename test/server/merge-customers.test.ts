import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { MergedCustomers } from '../../src/contract/staff/customers.ts';
import { exportCustomer } from '../../src/operations/customers/export-customer.ts';
import { casesOf } from '../fixtures/engine.ts';
import { readStored } from '../fixtures/stored-bytes.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { expectProblem, expectStaffBooking } from './expect-response.ts';
import { undo } from './staff-log.ts';

/** Two guests become one. */

const ROSA = { name: 'Rosa Ferrer', phone: '+34600111222' };
const AFTER_TOMORROW = new Date(Date.parse(TOMORROW) + 86_400_000).toISOString().slice(0, 10);
const HER_MAIL = { name: 'R. Ferrer', email: 'rosa@example.org' };

async function take({ staff }: TestServer, customer: object, more: object = {}) {
  const slot = { date: TOMORROW, time: '20:00:00', pax: 2, ...more };
  const body = { ...slot, customer, privacyTold: 'BY_PHONE' };
  const booking = expectStaffBooking(await staff({ method: 'POST', path: '/bookings', body }));
  return { bookingUuid: booking.uuid, uuid: booking.customer?.uuid ?? '' };
}

function merge({ staff }: TestServer, uuid: string, body: object, headers = {}) {
  return staff({ method: 'POST', path: `/customers/${uuid}/merge`, body, headers });
}

async function expectMerged(answer: ReturnType<typeof merge>): Promise<MergedCustomers> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return MergedCustomers.parse(JSON.parse(body));
}

test('200 with the bookings, contacts, notes and tags of both', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const kept = await take(server, ROSA);
  const other = await take(server, HER_MAIL);
  const note = (uuid: string, body: object) =>
    server.staff({ method: 'PUT', path: `/customers/${uuid}`, body });
  await note(kept.uuid, { privateNotes: 'Likes table 12.', tags: ['Wine'] });
  await note(other.uuid, { privateNotes: 'Comes with a dog.', tags: ['wine', 'Dog'], isVip: true });
  const { customer, moved } = await expectMerged(
    merge(server, kept.uuid, { otherUuid: other.uuid }),
  );
  expect(moved).toEqual({ bookings: 1, consents: 0, privacyNotices: 1 });
  expect(customer).toMatchObject({
    uuid: kept.uuid,
    ...ROSA,
    email: HER_MAIL.email,
    bookingsCount: 2,
    isVip: true,
    privateNotes: 'Likes table 12.\nComes with a dog.',
    tags: [{ name: 'Wine' }, { name: 'Dog' }],
  });
  // The uuid of the other one answers with the kept one, for the staff and for partners.
  for (const ask of [server.staff, server.partner])
    expect((await ask({ path: `/customers/${other.uuid}` })).json()).toMatchObject({
      uuid: kept.uuid,
    });
  const moved_ = await server.staff({ path: `/bookings/${other.bookingUuid}/log` });
  expect(moved_.json().entries[0]).toMatchObject({ operation: 'merge-customers', entry: 2 });
});

test('200 with what is taken from the other one', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const kept = await take(server, ROSA);
  const other = await take(server, { name: 'Rosa F. Bosch', phone: '+34600333444' });
  const body = { otherUuid: other.uuid, take: ['name', 'phone'] };
  const { customer } = await expectMerged(merge(server, kept.uuid, body));
  expect(customer).toMatchObject({ name: 'Rosa F. Bosch', phone: '+34600333444' });
});

test('200 from a dry run with what the merge then answers, without a write', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const consents = { hasGdprConsent: true, acceptsMarketing: true };
  const kept = await take(server, ROSA);
  const other = await take(server, { ...HER_MAIL, ...consents });
  await take(server, HER_MAIL);
  const before = await exportCustomer(server.context, other.uuid);
  const { store } = server.context;
  const write = vi.spyOn(store, 'write');
  const body = { otherUuid: other.uuid, take: ['name'] };
  const preview = await expectMerged(merge(server, kept.uuid, { ...body, dryRun: true }));
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
  expect(await exportCustomer(server.context, other.uuid)).toEqual(before);
  const { customer, moved } = await expectMerged(merge(server, kept.uuid, body));
  expect(moved).toEqual({ bookings: 2, consents: 2, privacyNotices: 2 });
  const { version } = preview.customer;
  expect(preview).toEqual({ customer: { ...customer, version }, moved });
  expect(version).toBe(customer.version - 1);
});

test('200 and partners hear of the bookings of today and later, not of past ones', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const kept = await take(server, ROSA);
  const past = await take(server, HER_MAIL);
  const tonight = await take(server, HER_MAIL, { date: AFTER_TOMORROW });
  server.setNow(Date.parse(`${AFTER_TOMORROW}T23:00:00+01:00`));
  const { next } = (await server.partner({ path: '/events' })).json();
  await expectMerged(merge(server, kept.uuid, { otherUuid: past.uuid }));
  const { events } = (await server.partner({ path: `/events?after=${next}` })).json();
  expect(events).toMatchObject([
    { type: 'booking.updated', data: { bookingUuid: tonight.bookingUuid } },
  ]);
  for (const { bookingUuid } of [past, tonight]) {
    const log = await server.staff({ path: `/bookings/${bookingUuid}/log` });
    expect(log.json().entries[0]).toMatchObject({ operation: 'merge-customers', entry: 2 });
  }
});

test('422 VALIDATION_ERROR for a guest and themselves, also by a uuid from before', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const kept = await take(server, ROSA);
  const other = await take(server, HER_MAIL);
  const self = { otherUuid: kept.uuid };
  expectProblem(await merge(server, kept.uuid, self), 422, 'VALIDATION_ERROR', ['otherUuid']);
  await expectMerged(merge(server, kept.uuid, { otherUuid: other.uuid }));
  const again = await merge(server, kept.uuid, { otherUuid: other.uuid });
  expectProblem(again, 422, 'VALIDATION_ERROR', ['otherUuid']);
});

test('422 VALIDATION_ERROR for notes that are too long together', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const kept = await take(server, ROSA);
  const other = await take(server, HER_MAIL);
  for (const [uuid, letter] of [
    [kept.uuid, 'a'],
    [other.uuid, 'b'],
  ] as const)
    await server.staff({
      method: 'PUT',
      path: `/customers/${uuid}`,
      body: { privateNotes: letter.repeat(1024) },
    });
  const answer = await merge(server, kept.uuid, { otherUuid: other.uuid });
  expectProblem(answer, 422, 'VALIDATION_ERROR', ['otherUuid']);
});

test('404 CUSTOMER_NOT_FOUND for another guest who is not there', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const { uuid } = await take(server, ROSA);
  const answer = await merge(server, uuid, { otherUuid: 'nobody' });
  expectProblem(answer, 404, 'CUSTOMER_NOT_FOUND');
});

test('409 BOOKING_IS_OUTDATED from merge-customers if the kept guest has changed', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const kept = await take(server, ROSA);
  const other = await take(server, HER_MAIL);
  const answer = await merge(server, kept.uuid, { otherUuid: other.uuid }, { 'if-match': '"7"' });
  expectProblem(answer, 409, 'BOOKING_IS_OUTDATED');
});

describe('200, and afterwards', () => {
  test('409 BOOKING_IS_OUTDATED for an undo of the merge in the log of a booking, and 200 for what was before', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const kept = await take(server, ROSA);
    const other = await take(server, HER_MAIL);
    const path = `/bookings/${other.bookingUuid}`;
    const body = { customerSpecialRequests: 'by the window' };
    expectStaffBooking(await server.staff({ method: 'PUT', path, body }));
    await expectMerged(merge(server, kept.uuid, { otherUuid: other.uuid }));
    expectProblem(await undo(server, other.bookingUuid, 3), 409, 'BOOKING_IS_OUTDATED');
    const after = expectStaffBooking(await undo(server, other.bookingUuid, 2));
    expect(after).toMatchObject({
      customerSpecialRequests: null,
      customer: { uuid: kept.uuid, bookingsCount: 2 },
    });
  });

  test('an undo of another guest brings back the one into whom the first was merged', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const kept = await take(server, ROSA);
    const other = await take(server, HER_MAIL);
    await take(server, HER_MAIL);
    const path = `/bookings/${other.bookingUuid}`;
    const customer = { name: 'Pau Serra', phone: '+34600555666', email: 'pau@example.org' };
    const body = { customer, privacyTold: 'BY_PHONE' };
    const changed = expectStaffBooking(await server.staff({ method: 'PUT', path, body }));
    expect(changed.customer?.uuid).not.toBe(other.uuid);
    await expectMerged(merge(server, kept.uuid, { otherUuid: other.uuid }));
    const after = expectStaffBooking(await undo(server, other.bookingUuid, 2));
    expect(after.customer).toMatchObject({ uuid: kept.uuid, bookingsCount: 3 });
  });

  test('marketing is withdrawn for both if one of them withdrew it', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const consents = { hasGdprConsent: true, acceptsMarketing: true };
    const kept = await take(server, { ...ROSA, ...consents });
    const other = await take(server, { ...HER_MAIL, ...consents });
    const path = `/customers/${other.uuid}`;
    await server.staff({ method: 'PUT', path, body: { acceptsMarketing: false } });
    const { customer } = await expectMerged(merge(server, kept.uuid, { otherUuid: other.uuid }));
    expect(customer.acceptsMarketing).toBe(false);
  });

  test('the guest has consented to the processing of data if one of them had', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const kept = await take(server, ROSA);
    const other = await take(server, { ...HER_MAIL, hasGdprConsent: true });
    const { customer } = await expectMerged(merge(server, kept.uuid, { otherUuid: other.uuid }));
    expect(customer.hasGdprConsent).toBe(true);
    const before = (await server.staff({ path: `/bookings/${kept.bookingUuid}` })).json();
    expect(before.customer).toMatchObject({ uuid: kept.uuid, hasGdprConsent: true });
  });

  test('an erasure removes what the journal says about both', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const kept = await take(server, ROSA);
    const other = await take(server, { name: 'Quillfeather', email: 'quill@example.org' });
    const path = `/customers/${other.uuid}`;
    await server.staff({ method: 'PUT', path, body: { privateNotes: 'plays the zither' } });
    const body = { otherUuid: other.uuid, take: ['name'] };
    await expectMerged(merge(server, kept.uuid, body));
    const erase = { method: 'POST', path: `/customers/${other.uuid}/erase` } as const;
    const erased = await server.staff({ ...erase, body: { name: 'Quillfeather' } });
    expect(erased.statusCode, erased.body).toBe(200);
    expect(await server.context.store.truncateLog()).toBeNull();
    const stored = (await readStored(server.database.url)).toLowerCase();
    for (const value of ['rosa', '600111222', 'quill', 'zither'])
      expect([value, stored.includes(value)]).toEqual([value, false]);
  });

  test('an integration sees of the guest what it sent itself, and no more', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const kept = await take(server, ROSA);
    const customer = { ...HER_MAIL, hasGdprConsent: true, acceptsMarketing: false };
    const sent = aBookingRequest({ customer });
    const booked = await server.partner({
      as: 'app',
      method: 'POST',
      path: '/bookings',
      body: sent,
    });
    const { uuid: bookingUuid, customer: known } = booked.json();
    await expectMerged(merge(server, kept.uuid, { otherUuid: known.uuid }));
    const seen = { uuid: kept.uuid, name: HER_MAIL.name, language: known.language };
    for (const uuid of [kept.uuid, known.uuid]) {
      const answer = await server.partner({ as: 'app', path: `/customers/${uuid}` });
      expect(answer.json()).toEqual(seen);
    }
    const booking = await server.partner({ as: 'app', path: `/bookings/${bookingUuid}` });
    expect(booking.json().customer).toEqual(seen);
    const foreign = await server.partner({ as: 'app', path: `/bookings/${kept.bookingUuid}` });
    expectProblem(foreign, 404, 'BOOKING_NOT_FOUND');
    const list = (query: string) =>
      server.partner({ as: 'app', path: `/bookings?date_start=${TOMORROW}&${query}` });
    expect((await list(`customer_email=${HER_MAIL.email}`)).json().data).toHaveLength(1);
    expect((await list(`customer_phone=${encodeURIComponent(ROSA.phone)}`)).json().data).toEqual(
      [],
    );
  });
});

test('200 for any two guests: no booking, consent, notice or cent is lost, whoever is kept', async () => {
  const side = fc.record({
    bookings: fc.integer({ min: 1, max: 3 }),
    visits: fc.integer({ min: 0, max: 2 }),
    amount: fc.integer({ min: 0, max: 90_000 }),
    acceptsMarketing: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(side, side, fc.boolean(), async (one, two, isSwapped) => {
      const server = await openTestServer({
        venue: aLargeVenue(),
        now: Date.parse(`${TOMORROW}T20:00:00+01:00`),
      });
      const guests = [
        await fill(server, '+34600111222', one),
        await fill(server, '+34600333444', two),
      ];
      const [kept = '', other = ''] = isSwapped ? guests.reverse() : guests;
      const before = [await totals(server, kept), await totals(server, other)];
      await expectMerged(merge(server, kept, { otherUuid: other }));
      expect(await totals(server, kept)).toEqual(sumOf(before));
      expect(await totals(server, other)).toEqual(sumOf(before));
      await server.close();
    }),
    { numRuns: casesOf(8) },
  );
});

/** A guest with bookings, some of which are visits with a closed ticket. */
async function fill(
  server: TestServer,
  phone: string,
  side: { bookings: number; visits: number; amount: number; acceptsMarketing: boolean },
): Promise<string> {
  const { bookings, visits, amount, acceptsMarketing } = side;
  const customer = { name: `Guest ${phone}`, phone, hasGdprConsent: true, acceptsMarketing };
  let guest = '';
  for (let index = 0; index < bookings; index += 1) {
    const { uuid, bookingUuid } = await take(server, customer, { time: '20:30:00' });
    guest = uuid;
    if (index >= visits) continue;
    const path = `/bookings/${bookingUuid}`;
    const seated = await server.staff({
      method: 'PUT',
      path: `${path}/status`,
      body: { status: 'SEATED' },
    });
    expect(seated.statusCode, seated.body).toBe(200);
    const body = { totalAmount: amount };
    const closed = await server.staff({ method: 'PUT', path: `${path}/tickets/close`, body });
    expect(closed.statusCode, closed.body).toBe(200);
  }
  return guest;
}

async function totals(
  { context, staff }: TestServer,
  uuid: string,
): Promise<Record<string, number>> {
  const { bookings, consents, privacyNotices } = await exportCustomer(context, uuid);
  const profile = (await staff({ path: `/customers/${uuid}` })).json();
  const { bookingsCount, visitsCount, spent } = profile;
  return {
    bookings: bookings.length,
    consents: consents.length,
    privacyNotices: privacyNotices.length,
    bookingsCount,
    visitsCount,
    spent,
  };
}

function sumOf(all: readonly Record<string, number>[]): Record<string, number> {
  const [first = {}] = all;
  return Object.fromEntries(
    Object.keys(first).map((name) => [
      name,
      all.reduce((total, each) => total + (each[name] ?? 0), 0),
    ]),
  );
}
