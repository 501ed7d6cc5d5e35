import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { findBooking } from '../../src/store/bookings.ts';
import { listJournalEntries } from '../../src/store/journal.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { listSourceFiles } from '../layout/read-imports.ts';
import { aLargeVenue, createBooking, move } from '../server/booking-fixtures.ts';
import { expectBooking } from '../server/expect-response.ts';

/** That no booking or customer changes without an entry is checked after every test with a server. */

async function entriesOf({ context, venue }: TestServer, subjectId: string) {
  const { accountId } = venue;
  return context.store.read((db) => listJournalEntries(db, { accountId, subjectId }));
}

async function lastEntryOf(server: TestServer, subjectId: string) {
  const entry = (await entriesOf(server, subjectId)).at(-1);
  if (!entry) throw new Error('There is no entry.');
  return entry;
}

const STAFF = { kind: 'STAFF', id: expect.any(String) };

test('a new booking has an entry that says who made it and what for, without personal data', async () => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server);
  const [first] = await entriesOf(server, uuid);
  expect(first).toMatchObject({
    version: 1,
    subject: 'BOOKING',
    operation: 'create-booking',
    actor: { kind: 'PARTNER', id: 'pos' },
    writtenAt: NOON,
    tappedAt: null,
    workDay: TOMORROW,
    changes: { status: [null, 'CONFIRMED'], pax: [null, 2], tableIds: [null, expect.any(Array)] },
  });
  expect(JSON.stringify(first)).not.toContain('Laura');
});

test('a change has the fields before and after, and nothing else', async () => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server);
  expectBooking(
    await server.staff({ method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom: '12' } }),
  );
  expect(await lastEntryOf(server, uuid)).toMatchObject({
    version: 2,
    operation: 'update-booking',
    actor: STAFF,
    changes: { hotelRoom: [null, '12'] },
  });
});

test.each([
  ['update-booking-status', 'status', { status: 'ARRIVED' }, ['arrivedAt', 'status']],
  [
    'cancel-booking',
    'cancel',
    { cancelReason: 'OTHER' },
    ['cancelReason', 'canceledAt', 'status', 'tableIds'],
  ],
] as const)('an entry of %s names the changed fields', async (operation, path, body, fields) => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server, { date: TODAY });
  const answer = await server.staff({ method: 'PUT', path: `/bookings/${uuid}/${path}`, body });
  expectBooking(answer);
  const entry = await lastEntryOf(server, uuid);
  expect(entry.operation).toBe(operation);
  expect(Object.keys(entry.changes).sort()).toEqual([...fields].sort());
});

test('closing and moving a ticket has an entry with both bookings', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const [one, other] = [
    await createBooking(server, { date: TODAY }),
    await createBooking(server, { date: TODAY }),
  ];
  for (const { uuid } of [one, other]) expectBooking(await move(server, uuid, 'SEATED'));
  const path = `/bookings/${one.uuid}/tickets`;
  await server.staff({ method: 'PUT', path: `${path}/close`, body: { totalAmount: 4200 } });
  expect(await lastEntryOf(server, one.uuid)).toMatchObject({ operation: 'close-ticket' });
  const body = { destinationBookingUuid: other.uuid };
  await server.staff({ method: 'PUT', path: `${path}/transfer`, body });
  const ticket = expect.objectContaining({ totalAmount: 4200 });
  for (const [uuid, change] of [
    [one.uuid, [ticket, null]],
    [other.uuid, [null, ticket]],
  ] as const)
    expect(await lastEntryOf(server, uuid)).toMatchObject({
      operation: 'transfer-ticket',
      changes: { ticket: change },
    });
});

test('a walk-in, and a booking by a diner, say so', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const walkIn = await server.staff({
    method: 'POST',
    path: '/bookings/walk-ins',
    body: { pax: 2, paxChildren: 0 },
  });
  expect(await lastEntryOf(server, walkIn.json().uuid)).toMatchObject({
    operation: 'create-walk-in',
    actor: STAFF,
    workDay: TODAY,
    changes: { status: [null, 'SEATED'] },
  });
  const body = aBookingRequest({ customer: { ...aBookingRequest().customer, email: 'a@b.test' } });
  const diner = await server.widget({ method: 'POST', path: '/bookings', body });
  expect(await lastEntryOf(server, diner.json().uuid)).toMatchObject({
    actor: { kind: 'DINER', id: null },
  });
});

test('a booking that moves for another one has an entry that names the other one', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const moved = await createBooking(server);
  const tables = moved.tables.map(({ name }) => name);
  const other = await createBooking(server, { time: '20:30:00' });
  const answer = await server.staff({
    method: 'PUT',
    path: `/bookings/${other.uuid}/tables`,
    body: { tables, hasFixedTables: true },
  });
  expectBooking(answer);
  expect(await lastEntryOf(server, moved.uuid)).toMatchObject({
    operation: 'assign-tables',
    madeRoomFor: other.uuid,
    changes: { tableIds: [moved.tables.map(({ id }) => id), expect.any(Array)] },
  });
  expect(await lastEntryOf(server, other.uuid)).toMatchObject({ madeRoomFor: null });
});

test('a customer has an entry for each change, and none for a booking that tells nothing new', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const { customer } = await createBooking(server);
  const uuid = customer?.uuid ?? '';
  await createBooking(server);
  expect(await entriesOf(server, uuid)).toHaveLength(1);
  const known = aBookingRequest().customer;
  await createBooking(server, { customer: { ...known, postalCode: '08001' } });
  expect(await lastEntryOf(server, uuid)).toMatchObject({
    subject: 'CUSTOMER',
    version: 2,
    operation: 'create-booking',
    changes: { postalCode: [null, '08001'] },
  });
});

test('an import of the venue document has an entry with the changed sections', async () => {
  const server = await openTestServer();
  const { venue } = server;
  await importVenue(server.context, { ...venue, maxAdvanceDays: venue.maxAdvanceDays + 1 });
  expect(await lastEntryOf(server, venue.accountId)).toMatchObject({
    subject: 'VENUE',
    operation: 'import-venue',
    actor: { kind: 'SYSTEM', id: null },
    changes: { maxAdvanceDays: [venue.maxAdvanceDays, venue.maxAdvanceDays + 1] },
  });
});

test('the entries of a booking lead from its first version to its last', async () => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server, { date: TODAY });
  for (const status of ['ARRIVED', 'SEATED', 'DESSERTS', 'ATTENDED', 'SEATED'])
    expectBooking(await move(server, uuid, status));
  const entries = await entriesOf(server, uuid);
  expect(entries.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  const last = new Map<string, unknown>();
  for (const { changes } of entries)
    for (const [field, [before, after]] of Object.entries(changes)) {
      if (last.has(field)) expect(before).toEqual(last.get(field));
      last.set(field, after);
    }
  const booking = await server.context.store.read((db) =>
    findBooking(db, server.venue.accountId, uuid),
  );
  expect(booking).toMatchObject(Object.fromEntries(last));
});

test('operations write bookings and customers only through the files that record it', () => {
  const writes = /\b(insertBooking|updateBooking|insertCustomer|updateCustomer)\b[^;]*store\//;
  const writing = listSourceFiles()
    .filter((file) => /^(operations|admin|demo|server)\/.*\.ts$/.test(file))
    .filter((file) => writes.test(readFileSync(`src/${file}`, 'utf8')))
    .sort();
  expect(writing).toEqual([
    'operations/bookings/save-booking.ts',
    'operations/customers/save-customer.ts',
  ]);
});
