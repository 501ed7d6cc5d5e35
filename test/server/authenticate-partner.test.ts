import { expect, test } from 'vitest';
import { newApiKey } from '../../src/operations/access/secrets.ts';
import { revokeApiKey } from '../../src/store/api-keys.ts';
import { NOON, openTestServer } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';

test('429 RATE_LIMIT_EXCEEDED before 401, with Retry-After and the RateLimit headers', async () => {
  const { app } = await openTestServer({ rateLimitPerMinute: 2 });
  const ask = () => app.inject({ method: 'GET', url: '/v3/bookings' });
  expectProblem(await ask(), 401, 'UNAUTHORIZED');
  const second = await ask();
  expect(second.headers['ratelimit-remaining']).toBe('0');
  const third = await ask();
  expectProblem(third, 429, 'RATE_LIMIT_EXCEEDED');
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(third.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(third.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
  expect(third.headers['ratelimit-reset']).toMatch(/^[1-9]\d?$/);
});

test('429 counts per address', async () => {
  const { app } = await openTestServer({ rateLimitPerMinute: 1 });
  const ask = (remoteAddress: string) =>
    app.inject({ method: 'GET', url: '/v3/bookings', remoteAddress });
  expect((await ask('192.0.2.1')).statusCode).toBe(401);
  expect((await ask('192.0.2.1')).statusCode).toBe(429);
  expect((await ask('192.0.2.2')).statusCode).toBe(401);
});

test('401 before the body is checked, whatever its size and type', async () => {
  const { app } = await openTestServer();
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

test('401 UNAUTHORIZED with WWW-Authenticate for an invalid key', async () => {
  const server = await openTestServer();
  const { pos } = server.apiKeys;
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
    `Bearer ${server.publishableKey}`,
  ]) {
    const answer = await server.partner({ path: '/bookings', headers: { authorization } });
    expectProblem(answer, 401, 'UNAUTHORIZED');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
});

test('401 UNAUTHORIZED for a revoked key', async () => {
  const server = await openTestServer();
  expect((await server.partner({ path: '/bookings' })).statusCode).toBe(200);
  const prefix = server.apiKeys.pos.split('_')[1] ?? '';
  await server.context.store.write(null, (db) => revokeApiKey(db, prefix, NOON));
  expectProblem(await server.partner({ path: '/bookings' }), 401, 'UNAUTHORIZED');
});
