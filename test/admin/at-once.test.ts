import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAdmin } from '../../src/admin/run-admin.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { tempFolder } from '../fixtures/temp-database.ts';
import {
  aBookingRequest,
  openTestServer,
  PUBLIC_URL,
  STAFF,
  type TestServer,
} from '../fixtures/test-context.ts';
import { expectBooking, expectProblem } from '../server/expect-response.ts';

const SET = ['integration', 'set', '--partner', 'pos', '--account', 'casa-test'];

/** The command line on the database of a server that is running. */
function besideOf(server: TestServer) {
  const env = { DATABASE_URL: server.database.url };
  return async function admin<T>(...args: string[]): Promise<T> {
    const now = server.context.now;
    const surroundings = { env, now, stdin: async () => '' };
    const { stdout, stderr, exitCode } = await runAdmin([...args, '--json'], surroundings);
    expect(exitCode, stderr).toBe(0);
    return JSON.parse(stdout);
  };
}

const create = (server: TestServer, overrides = {}) =>
  server.partner({ method: 'POST', path: '/bookings', body: aBookingRequest(overrides) });

test('200 for both keys of a partner, and 401 for the one that was revoked', async () => {
  const server = await openTestServer();
  const admin = besideOf(server);
  const { apiKey } = await admin<{ apiKey: string }>(
    'key',
    'create',
    '--partner',
    'pos',
    '--account',
    'casa-test',
  );
  const list = (key: string) =>
    server.partner({ path: '/bookings', headers: { authorization: `Bearer ${key}` } });
  expect((await list(server.apiKeys.pos)).statusCode).toBe(200);
  expect((await list(apiKey)).statusCode).toBe(200);
  await admin('key', 'revoke', server.apiKeys.pos);
  expectProblem(await list(server.apiKeys.pos), 401, 'UNAUTHORIZED');
  expect((await list(apiKey)).statusCode).toBe(200);
});

test('when a key was last used, to the minute', async () => {
  const server = await openTestServer();
  const admin = besideOf(server);
  const used = async () => {
    // A write that was answered is on the disk, and whatever was written before it.
    await create(server);
    const [key] = await admin<{ lastUsedAt: string }[]>('key', 'list', '--partner', 'pos');
    return key?.lastUsedAt;
  };
  const now = server.context.now();
  expect(await used()).toBe(new Date(now).toISOString());
  server.setNow(now + 59_999);
  expect(await used()).toBe(new Date(now).toISOString());
  server.setNow(now + 60_000);
  expect(await used()).toBe(new Date(now + 60_000).toISOString());
  const [other] = await admin<{ lastUsedAt: null }[]>('key', 'list', '--partner', 'app');
  expect(other?.lastUsedAt).toBeNull();
});

test('422 PARTNER_INTEGRATION_NOT_ENABLED while an integration is switched off', async () => {
  const server = await openTestServer();
  const admin = besideOf(server);
  await admin(...SET, '--enabled', 'no');
  const refused = await server.partner({ path: '/bookings' });
  expectProblem(refused, 422, 'PARTNER_INTEGRATION_NOT_ENABLED');
  await admin(...SET, '--enabled', 'yes');
  expect((await server.partner({ path: '/bookings' })).statusCode).toBe(200);
});

test('403 FORBIDDEN for what an integration may no longer do', async () => {
  const server = await openTestServer();
  await besideOf(server)(...SET, '--permission', 'bookings:read');
  expectProblem(await create(server), 403, 'FORBIDDEN');
  expect((await server.partner({ path: '/bookings' })).statusCode).toBe(200);
});

test('the shape that an integration is given', async () => {
  const server = await openTestServer();
  const { uuid } = expectBooking(await create(server));
  await besideOf(server)(...SET, '--access', 'public');
  const answer = await server.partner({ path: `/bookings/${uuid}` });
  expect(answer.json()).toMatchObject({ uuid });
  expect(answer.json()).not.toHaveProperty('privateNotes');
});

test.each([
  [{ isAvailable: false, isEnabled: true }, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE'],
  [{ isAvailable: true, isEnabled: false }, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED'],
])('403 where the imported document says %j', async (publicBookingUpdates, code) => {
  const server = await openTestServer();
  const admin = besideOf(server);
  const { uuid } = expectBooking(await create(server));
  const update = () =>
    server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom: '7' } });
  const arrive = () =>
    server.partner({
      method: 'PUT',
      path: `/bookings/${uuid}/status`,
      body: { status: 'ARRIVED' },
    });
  await importVenue({ ...server.venue, features: { publicBookingUpdates } });
  expectProblem(await update(), 403, code);
  expectProblem(await arrive(), 403, code);
  await importVenue(server.venue);
  expectBooking(await update());
  expectBooking(await arrive());

  async function importVenue(venue: Venue): Promise<void> {
    const file = join(tempFolder(), 'venue.json');
    writeFileSync(file, JSON.stringify(venue));
    await admin('venue', 'import', file);
  }
});

test('401 for a publishable key that was revoked', async () => {
  const server = await openTestServer();
  const start = () => server.widget({ path: '/start?pax=2&paxChildren=0' });
  expect((await start()).statusCode).toBe(200);
  await besideOf(server)('publishable-key', 'revoke', server.publishableKey);
  expectProblem(await start(), 401, 'UNAUTHORIZED');
});

test('401 for a session and a password from before the new password', async () => {
  const server = await openTestServer();
  expect((await server.staff({ path: '/session' })).statusCode).toBe(200);
  const { password } = await besideOf(server)<{ password: string }>(
    'staff',
    'password',
    STAFF.email,
  );
  expectProblem(await server.staff({ path: '/session' }), 401, 'UNAUTHORIZED');
  expectProblem(await signIn(server, STAFF), 401, 'UNAUTHORIZED');
  expect((await signIn(server, { ...STAFF, password })).statusCode).toBe(200);
});

test('401 for someone who was removed', async () => {
  const server = await openTestServer();
  expect((await server.staff({ path: '/session' })).statusCode).toBe(200);
  await besideOf(server)('staff', 'remove', STAFF.email);
  expectProblem(await server.staff({ path: '/session' }), 401, 'UNAUTHORIZED');
  expectProblem(await signIn(server, STAFF), 401, 'UNAUTHORIZED');
});

function signIn({ app }: TestServer, payload: typeof STAFF) {
  const headers = { origin: PUBLIC_URL };
  return app.inject({ method: 'POST', url: '/staff/v3/session', headers, payload });
}
