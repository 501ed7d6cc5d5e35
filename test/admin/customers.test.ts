import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Booking } from '../../src/domain/booking.ts';
import { issueManageToken } from '../../src/operations/bookings/manage-token.ts';
import { finishErasures } from '../../src/operations/customers/finish-erasures.ts';
import { findCustomerByContact } from '../../src/store/customers.ts';
import { lastUnfinishedErasure } from '../../src/store/unfinished-erasures.ts';
import { connectRaw } from '../fixtures/temp-database.ts';
import { copyDemoTo } from '../process/demo-database.ts';
import { type AdminCli, openCli } from './cli.ts';

interface Export {
  customer: { uuid: string; name: string; email: string | null; isErased: boolean };
  bookings: (Booking & { bookingAt: string })[];
  consents: { kind: string; givenAt: string; ip: string | null }[];
  sentBy: object[];
  answers: object[];
  visits: { bookingsCount: number };
}

const NAME = 'Zenobia Quill';
const EMAIL = 'zenobia@example.com';
const WISH = 'A quiet corner for my grandmother';

/** The demo with a guest of ours on one of its coming, seated bookings. */
async function openDemoWithGuest(cli: AdminCli) {
  const { accountId } = await copyDemoTo(join(cli.folder, 'maitre.sqlite'));
  const context = await cli.openContext();
  const { uuid, bookingUuid } = await context.store.write(null, async (db) => {
    const row = await db
      .selectFrom('bookings')
      .innerJoin('booking_tables', 'booking_tables.booking_uuid', 'bookings.uuid')
      .select(['bookings.uuid', 'customer_uuid'])
      .where('status', '=', 'CONFIRMED')
      .where('booking_at', '>', Date.now() + 3_600_000)
      .executeTakeFirstOrThrow();
    const uuid = row.customer_uuid ?? '';
    await db
      .updateTable('customers')
      .set({ name: NAME, email: EMAIL })
      .where('uuid', '=', uuid)
      .execute();
    await db
      .updateTable('bookings')
      .set({ customer_special_requests: WISH, ip: '203.0.113.77', hotel_room: 'Suite 9' })
      .where('uuid', '=', row.uuid)
      .execute();
    await db
      .insertInto('idempotency_keys')
      .values({
        caller: 'widget',
        account_id: accountId,
        operation: 'create-booking',
        key_hash: randomUUID(),
        request_hash: '',
        booking_uuid: row.uuid,
        encrypted_response: 'sealed',
        etag: '"1"',
        created_at: Date.now(),
      })
      .execute();
    await db
      .updateTable('integration_customers')
      .set({ name: NAME })
      .where('customer_uuid', '=', uuid)
      .execute();
    return { uuid, bookingUuid: row.uuid };
  });
  await context.store.write(null, (db) => issueManageToken({ context, db }, bookingUuid));
  return { context, accountId, uuid, bookingUuid };
}

test('everything stored about a customer', async () => {
  const cli = openCli();
  const { uuid, bookingUuid } = await openDemoWithGuest(cli);
  const file = await cli.json<Export>('customer', 'export', uuid);
  expect(file.customer).toMatchObject({ uuid, name: NAME, email: EMAIL });
  const booking = file.bookings.find((one) => one.uuid === bookingUuid);
  expect(booking).toMatchObject({ customerSpecialRequests: WISH, ip: '203.0.113.77' });
  expect(booking?.bookingAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/);
  expect(file.consents[0]).toMatchObject({ kind: 'DATA_PROCESSING' });
  expect(file.sentBy[0]).toMatchObject({ name: NAME });
  expect(file.answers).toMatchObject([{ bookingUuid }]);
  const { stdout } = await cli.run('customer', 'export', uuid);
  expect(JSON.parse(stdout)).toEqual(file);
});

test('no personal data after an erasure, and future bookings canceled', async () => {
  const cli = openCli();
  const { context, accountId, uuid, bookingUuid } = await openDemoWithGuest(cli);
  const before = await cli.json<Export>('customer', 'export', uuid);
  const erasure = await cli.json<{ bookingsCount: number; canceledBookingUuids: string[] }>(
    'customer',
    'erase',
    uuid,
  );
  expect(erasure.bookingsCount).toBe(before.bookings.length);
  expect(erasure.canceledBookingUuids).toContain(bookingUuid);

  const after = await cli.json<Export>('customer', 'export', uuid);
  expect(after.customer).toMatchObject({
    name: 'Erased',
    email: null,
    phone: null,
    birthDate: null,
    postalCode: null,
    privateNotes: null,
    tags: [],
    consentedAt: null,
    isErased: true,
    acceptsMarketing: false,
  });
  expect(after.bookings.find((one) => one.uuid === bookingUuid)).toMatchObject({
    status: 'CANCELED',
    cancelReason: 'REVOKE_LEGAL_CONSENT',
    canceledAt: expect.any(String),
    tableIds: [],
    customerSpecialRequests: null,
    hotelRoom: null,
    ip: null,
  });
  expect(after.visits.bookingsCount).toBe(before.visits.bookingsCount);
  expect(after.consents.map(({ kind }) => kind)).toEqual(before.consents.map(({ kind }) => kind));
  expect([after.sentBy, after.answers]).toEqual([[], []]);

  const left = await context.store.read(async (db) => ({
    tables: await db
      .selectFrom('booking_tables')
      .selectAll()
      .where('booking_uuid', '=', bookingUuid)
      .execute(),
    tokens: await db.selectFrom('manage_tokens').selectAll().execute(),
    match: await findCustomerByContact(db, accountId, { email: EMAIL, phone: null }),
  }));
  expect(left).toEqual({ tables: [], tokens: [], match: null });
});

test('no byte of an erased customer in the database, with and without a running server', async () => {
  const cli = openCli();
  const { uuid } = await openDemoWithGuest(cli);
  const traces = [NAME, EMAIL, WISH, '203.0.113.77', 'Suite 9'];
  expect(traces.filter((trace) => !cli.bytes().includes(trace))).toEqual([]);
  const { stdout } = await cli.run('customer', 'erase', uuid);
  expect(stdout).toContain(`The customer ${uuid} of casa-brisa was erased.`);
  expect(traces.filter((trace) => cli.bytes().includes(trace))).toEqual([]);
});

test('exit code 2 while a backup reads the log, and the server finishes the erasure', async () => {
  const cli = openCli();
  const { uuid } = await openDemoWithGuest(cli);
  const server = await cli.openContext();
  const backup = connectRaw(join(cli.folder, 'maitre.sqlite'));
  backup.exec('begin; select * from customers');

  cli.maxBusyMs = 0;
  const { stdout, stderr, exitCode } = await cli.run('customer', 'erase', uuid, '--json');
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Not finished: the database')]);
  expect(JSON.parse(stdout)).toMatchObject({ uuid, isIncomplete: true });
  expect(cli.bytes()).toContain(NAME);
  expect(await finishErasures(server)).toContain('another process is using the log');

  backup.exec('commit');
  expect(await finishErasures(server)).toBeNull();
  expect(cli.bytes()).not.toContain(NAME);
  expect(await finishErasures(server)).toBeNull();
});

test('an erasure waits for a short read of the log', async () => {
  const cli = openCli();
  const { context, uuid } = await openDemoWithGuest(cli);
  const reader = connectRaw(join(cli.folder, 'maitre.sqlite'));
  reader.exec('begin; select * from customers');
  const erased = cli.run('customer', 'erase', uuid, '--json');
  const remaining = () => context.store.read(lastUnfinishedErasure);
  await expect.poll(remaining, { interval: 5 }).not.toBeNull();
  expect(await finishErasures(context)).toContain('another process is using the log');
  reader.exec('commit');
  expect(await erased).toMatchObject({ exitCode: 0, stderr: '' });
  expect(cli.bytes()).not.toContain(NAME);
});

test('an erasure that a backup held up is finished by the next command', async () => {
  const cli = openCli();
  const { uuid } = await openDemoWithGuest(cli);
  const backup = connectRaw(join(cli.folder, 'maitre.sqlite'));
  backup.exec('begin; select * from customers');
  cli.maxBusyMs = 0;
  expect((await cli.run('customer', 'erase', uuid)).exitCode).toBe(2);

  backup.exec('commit');
  expect((await cli.run('venue', 'list')).exitCode).toBe(0);
  expect(cli.bytes()).not.toContain(NAME);
});

test('CUSTOMER_NOT_FOUND for an unknown uuid', async () => {
  const cli = openCli();
  for (const verb of ['export', 'erase']) {
    expect(await cli.failure('customer', verb, 'nobody')).toEqual({
      error: 'There is no customer with the uuid nobody.',
      errors: [],
    });
  }
});
