import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAdmin } from '../../src/admin/run-admin.ts';
import type { Venue } from '../../src/domain/venue.ts';
import {
  aBookingRequest,
  openTestHouse,
  PUBLIC_URL,
  STAFF,
  type TestHouse,
} from '../fixtures/open-house.ts';
import { tempFolder } from '../fixtures/temp-database.ts';
import { expectBooking, expectProblem } from '../server/answers.ts';

const SET = ['integration', 'set', '--partner', 'pos', '--account', 'casa-test'];

/** The command line on the database of a server that is running. */
function besideOf(house: TestHouse) {
  const env = { DATABASE_URL: `file:${house.databaseFile}` };
  return async function admin<T>(...args: string[]): Promise<T> {
    const now = house.house.now;
    const surroundings = { env, now, stdin: async () => '' };
    const { stdout, stderr, exitCode } = await runAdmin([...args, '--json'], surroundings);
    expect(exitCode, stderr).toBe(0);
    return JSON.parse(stdout);
  };
}

const create = (house: TestHouse, overrides = {}) =>
  house.partner({ method: 'POST', path: '/bookings', body: aBookingRequest(overrides) });

test('200 for both keys of a partner, and 401 for the one that was revoked', async () => {
  const house = await openTestHouse();
  const admin = besideOf(house);
  const { apiKey } = await admin<{ apiKey: string }>(
    'key',
    'create',
    '--partner',
    'pos',
    '--account',
    'casa-test',
  );
  const list = (key: string) =>
    house.partner({ path: '/bookings', headers: { authorization: `Bearer ${key}` } });
  expect((await list(house.apiKeys.pos)).statusCode).toBe(200);
  expect((await list(apiKey)).statusCode).toBe(200);
  await admin('key', 'revoke', house.apiKeys.pos);
  expectProblem(await list(house.apiKeys.pos), 401, 'UNAUTHORIZED');
  expect((await list(apiKey)).statusCode).toBe(200);
});

test('when a key was last used, to the minute', async () => {
  const house = await openTestHouse();
  const admin = besideOf(house);
  const used = async () => {
    // A write that was answered is on the disk, and whatever was written before it.
    await create(house);
    const [key] = await admin<{ lastUsedAt: string }[]>('key', 'list', '--partner', 'pos');
    return key?.lastUsedAt;
  };
  const now = house.house.now();
  expect(await used()).toBe(new Date(now).toISOString());
  house.setNow(now + 59_999);
  expect(await used()).toBe(new Date(now).toISOString());
  house.setNow(now + 60_000);
  expect(await used()).toBe(new Date(now + 60_000).toISOString());
  const [other] = await admin<{ lastUsedAt: null }[]>('key', 'list', '--partner', 'app');
  expect(other?.lastUsedAt).toBeNull();
});

test('422 PARTNER_INTEGRATION_NOT_ENABLED while an integration is switched off', async () => {
  const house = await openTestHouse();
  const admin = besideOf(house);
  await admin(...SET, '--enabled', 'no');
  const refused = await house.partner({ path: '/bookings' });
  expectProblem(refused, 422, 'PARTNER_INTEGRATION_NOT_ENABLED');
  await admin(...SET, '--enabled', 'yes');
  expect((await house.partner({ path: '/bookings' })).statusCode).toBe(200);
});

test('403 FORBIDDEN for what an integration may no longer do', async () => {
  const house = await openTestHouse();
  await besideOf(house)(...SET, '--permission', 'bookings:read');
  expectProblem(await create(house), 403, 'FORBIDDEN');
  expect((await house.partner({ path: '/bookings' })).statusCode).toBe(200);
});

test('the shape that an integration is given', async () => {
  const house = await openTestHouse();
  const { uuid } = expectBooking(await create(house));
  await besideOf(house)(...SET, '--access', 'public');
  const answer = await house.partner({ path: `/bookings/${uuid}` });
  expect(answer.json()).toMatchObject({ uuid });
  expect(answer.json()).not.toHaveProperty('privateNotes');
});

test.each([
  [{ isAvailable: false, isEnabled: true }, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE'],
  [{ isAvailable: true, isEnabled: false }, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED'],
])('403 where the imported document says %j', async (publicBookingUpdates, code) => {
  const house = await openTestHouse();
  const admin = besideOf(house);
  const { uuid } = expectBooking(await create(house));
  const update = () =>
    house.partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom: '7' } });
  const arrive = () =>
    house.partner({
      method: 'PUT',
      path: `/bookings/${uuid}/status`,
      body: { status: 'ARRIVED' },
    });
  await importVenue({ ...house.venue, features: { publicBookingUpdates } });
  expectProblem(await update(), 403, code);
  expectProblem(await arrive(), 403, code);
  await importVenue(house.venue);
  expectBooking(await update());
  expectBooking(await arrive());

  async function importVenue(venue: Venue): Promise<void> {
    const file = join(tempFolder(), 'venue.json');
    writeFileSync(file, JSON.stringify(venue));
    await admin('venue', 'import', file);
  }
});

test('401 for a publishable key that was revoked', async () => {
  const house = await openTestHouse();
  const start = () => house.widget({ path: '/start?pax=2&paxChildren=0' });
  expect((await start()).statusCode).toBe(200);
  await besideOf(house)('publishable-key', 'revoke', house.publishableKey);
  expectProblem(await start(), 401, 'UNAUTHORIZED');
});

test('401 for a session and a password from before the new password', async () => {
  const house = await openTestHouse();
  expect((await house.staff({ path: '/session' })).statusCode).toBe(200);
  const { password } = await besideOf(house)<{ password: string }>(
    'staff',
    'password',
    STAFF.email,
  );
  expectProblem(await house.staff({ path: '/session' }), 401, 'UNAUTHORIZED');
  expectProblem(await signIn(house, STAFF), 401, 'UNAUTHORIZED');
  expect((await signIn(house, { ...STAFF, password })).statusCode).toBe(200);
});

test('401 for someone who was removed', async () => {
  const house = await openTestHouse();
  expect((await house.staff({ path: '/session' })).statusCode).toBe(200);
  await besideOf(house)('staff', 'remove', STAFF.email);
  expectProblem(await house.staff({ path: '/session' }), 401, 'UNAUTHORIZED');
  expectProblem(await signIn(house, STAFF), 401, 'UNAUTHORIZED');
});

function signIn({ app }: TestHouse, payload: typeof STAFF) {
  const headers = { origin: PUBLIC_URL };
  return app.inject({ method: 'POST', url: '/staff/v3/session', headers, payload });
}
