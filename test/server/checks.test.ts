import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '../../src/domain/permission.ts';
import { newApiKey } from '../../src/operations/secrets.ts';
import { insertApiKey, revokeApiKey } from '../../src/store/api-keys.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import { savePartner } from '../../src/store/partners.ts';
import { aBookingRequest, NOON, openTestHouse, type TestHouse } from '../fixtures/open-house.ts';
import { expectProblem } from './answers.ts';

/**
 * A request that fails every check at once; repairs, in the order of the checks, each let it get
 * one check further. What answers between two repairs is the earlier of two neighbours.
 */
async function openDoor() {
  const house = await openTestHouse({ rateLimitPerMinute: 1_000_000 });
  const { accountId } = house.venue;
  const permissions: Permission[] = PERMISSIONS.filter((one) => one !== 'bookings:create');
  await house.house.store.write(async (db) => {
    await sql`delete from integrations`.execute(db);
  });
  const integrate = (isEnabled: boolean, granted = permissions) =>
    house.house.store.write((db) =>
      saveIntegration(
        db,
        {
          accountId,
          partnerId: 'pos',
          dataAccess: 'private',
          permissions: granted,
          isEnabled,
        },
        NOON,
      ),
    );
  return { house, integrate };
}

interface Attempt {
  headers?: Record<string, string>;
  payload?: string;
}

function post({ app }: TestHouse, { headers = {}, payload = '{' }: Attempt) {
  return app.inject({
    method: 'POST',
    url: '/v3/bookings',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

test('the earlier check answers, for every pair of neighbours from 401 to 409', async () => {
  const { house, integrate } = await openDoor();
  let attempt: Attempt = { headers: { 'service-account-id': 'nobody' } };
  const withHeaders = (headers: Record<string, string>) => {
    attempt = { ...attempt, headers: { ...attempt.headers, ...headers } };
  };
  const withBody = (body: unknown) => {
    attempt = { ...attempt, payload: JSON.stringify(body) };
  };

  // No key, no partner, unknown account, no integration, broken JSON.
  expectProblem(await post(house, attempt), 401, 'UNAUTHORIZED');
  withHeaders({ authorization: `Bearer ${house.apiKeys.pos}` });
  expectProblem(await post(house, attempt), 422, 'PARTNER_REQUIRED');
  withHeaders({ 'service-partner-id': 'nobody' });
  expectProblem(await post(house, attempt), 422, 'PARTNER_NOT_FOUND');
  withHeaders({ 'service-partner-id': 'pos' });
  expectProblem(await post(house, attempt), 404, 'ACCOUNT_NOT_FOUND');
  withHeaders({ 'service-account-id': house.venue.accountId });
  expectProblem(await post(house, attempt), 422, 'PARTNER_INTEGRATION_NOT_AVAILABLE');
  await integrate(false);
  expectProblem(await post(house, attempt), 422, 'PARTNER_INTEGRATION_NOT_ENABLED');
  await integrate(true);
  expectProblem(await post(house, attempt), 403, 'FORBIDDEN');
  await integrate(true, [...PERMISSIONS]);
  expectProblem(await post(house, attempt), 400, 'BAD_REQUEST');
  const stranger = {
    name: 'Laura Vidal',
    uuid: 'nobody',
    hasGdprConsent: false,
    acceptsMarketing: false,
  };
  withBody({ ...aBookingRequest(), customer: stranger, pax: 0 });
  expectProblem(await post(house, attempt), 422, 'VALIDATION_ERROR', ['pax']);
  withBody(aBookingRequest({ customer: stranger, time: '03:00:00' }));
  expectProblem(await post(house, attempt), 404, 'CUSTOMER_NOT_FOUND');
  const { uuid: _, ...newcomer } = stranger;
  withBody(aBookingRequest({ customer: newcomer, time: '03:00:00' }));
  expectProblem(await post(house, attempt), 409, 'CUSTOMER_GDPR_CONSENT_REQUIRED');
});

test('429 RATE_LIMIT_EXCEEDED before 401, with Retry-After and the RateLimit headers', async () => {
  const { app } = await openTestHouse({ rateLimitPerMinute: 2 });
  const ask = () => app.inject({ method: 'GET', url: '/v3/bookings' });
  expectProblem(await ask(), 401, 'UNAUTHORIZED');
  const second = await ask();
  expect(second.headers['ratelimit-remaining']).toBe('0');
  const third = await ask();
  expectProblem(third, 429, 'RATE_LIMIT_EXCEEDED');
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(third.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(third.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
  expect(third.headers['ratelimit-reset']).toBeDefined();
});

test('429 counts per address', async () => {
  const { app } = await openTestHouse({ rateLimitPerMinute: 1 });
  const ask = (remoteAddress: string) =>
    app.inject({ method: 'GET', url: '/v3/bookings', remoteAddress });
  expect((await ask('192.0.2.1')).statusCode).toBe(401);
  expect((await ask('192.0.2.1')).statusCode).toBe(429);
  expect((await ask('192.0.2.2')).statusCode).toBe(401);
});

test('401 before a body is looked at, however large and whatever its kind', async () => {
  const { app } = await openTestHouse();
  for (const [type, payload] of [
    ['application/json', 'x'.repeat(300 * 1024)],
    ['application/xml', '<booking/>'],
    ['text/plain', '{}'],
    ['application/json', ''],
  ] as const) {
    for (const url of ['/v3/bookings', '/widget/v3/bookings', '/staff/v3/bookings']) {
      const headers = { 'content-type': type };
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      expectProblem(answer, 401, 'UNAUTHORIZED');
    }
  }
});

test('400 ACCOUNT_REQUIRED after the partner and before the integration', async () => {
  const { house } = await openDoor();
  const headers = { authorization: `Bearer ${house.apiKeys.pos}` };
  expectProblem(await post(house, { headers }), 422, 'PARTNER_REQUIRED');
  const named = { ...headers, 'service-partner-id': 'pos' };
  expectProblem(await post(house, { headers: named }), 400, 'ACCOUNT_REQUIRED');
});

test('401 UNAUTHORIZED with WWW-Authenticate for whatever is no key of ours', async () => {
  const house = await openTestHouse();
  const { pos } = house.apiKeys;
  for (const authorization of [
    '',
    pos,
    `Basic ${pos}`,
    'Bearer',
    'Bearer nonsense',
    `Bearer ${pos}x`,
    `Bearer ${pos.slice(0, -1)}`,
    `Bearer ${pos.slice(0, 16)}`,
    `Bearer ${newApiKey().apiKey}`,
    `Bearer ${house.publishableKey}`,
  ]) {
    const answer = await house.partner({ path: '/bookings', headers: { authorization } });
    expectProblem(answer, 401, 'UNAUTHORIZED');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
});

test('401 UNAUTHORIZED for a revoked key', async () => {
  const house = await openTestHouse();
  expect((await house.partner({ path: '/bookings' })).statusCode).toBe(200);
  const prefix = house.apiKeys.pos.split('_')[1] ?? '';
  await house.house.store.write((db) => revokeApiKey(db, prefix, NOON));
  expectProblem(await house.partner({ path: '/bookings' }), 401, 'UNAUTHORIZED');
});

test('422 PARTNER_NOT_FOUND alike for an unknown partner and for someone else', async () => {
  const { partner } = await openTestHouse();
  const ask = (id: string) => partner({ path: '/bookings', headers: { 'service-partner-id': id } });
  const { requestId: _, ...unknown } = expectProblem(await ask('nobody'), 422, 'PARTNER_NOT_FOUND');
  const { requestId: __, ...other } = expectProblem(await ask('app'), 422, 'PARTNER_NOT_FOUND');
  expect(other).toEqual(unknown);
});

test('404 ACCOUNT_NOT_FOUND for an account that the key was not issued for', async () => {
  const house = await openTestHouse();
  const key = newApiKey();
  await house.house.store.write(async (db) => {
    await savePartner(db, { partnerId: 'other', name: 'Other' }, NOON);
    await insertApiKey(db, { ...key, partnerId: 'other', accountIds: [] }, NOON);
  });
  const headers = { authorization: `Bearer ${key.apiKey}`, 'service-partner-id': 'other' };
  expectProblem(await house.partner({ path: '/bookings', headers }), 404, 'ACCOUNT_NOT_FOUND');
});

const OPERATIONS = [
  ['availability:read', 'POST', '/availability/calendar'],
  ['availability:read', 'POST', '/availability/work-days/2030-01-17'],
  ['availability:read', 'POST', '/availability/work-days/2030-01-17/time-slots/20:00:00'],
  ['availability:read', 'POST', '/availability/work-days/2030-01-17/time-slots/20:00:00/add-ons'],
  ['bookings:create', 'POST', '/bookings'],
  ['bookings:read', 'GET', '/bookings'],
  ['bookings:read', 'GET', '/bookings/nobody'],
  ['bookings:update', 'PUT', '/bookings/nobody/status'],
  ['walk-ins:create', 'POST', '/bookings/walk-ins'],
  ['tickets:close', 'PUT', '/bookings/nobody/tickets/close'],
  ['customers:read', 'GET', '/customers/nobody'],
] as const;

test.each(OPERATIONS)('403 FORBIDDEN without %s on %s %s', async (permission, method, path) => {
  const { partner } = await openTestHouse({
    permissions: PERMISSIONS.filter((one) => one !== permission),
  });
  const body = method === 'GET' ? undefined : {};
  expectProblem(await partner({ method, path, body }), 403, 'FORBIDDEN');
});

test.each(OPERATIONS)('no 403 with %s alone on %s %s', async (permission, method, path) => {
  const { partner } = await openTestHouse({ permissions: [permission] });
  const body = method === 'GET' ? undefined : {};
  expect([200, 404, 422]).toContain((await partner({ method, path, body })).statusCode);
});
