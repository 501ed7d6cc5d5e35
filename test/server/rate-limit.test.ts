import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseSettings } from '../../src/operations/settings.ts';
import { buildApp } from '../../src/server/app.ts';
import { tempFolder } from '../fixtures/temp-database.ts';
import { aBookingRequest, openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { expectProblem } from './answers.ts';

/** Asks the partner door without a key: counted, and quickly answered. */
const askAs =
  ({ app }: TestServer) =>
  async (remoteAddress: string, forwardedFor?: string) => {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    const answer = await app.inject({ url: '/v3/bookings', remoteAddress, headers });
    return answer.statusCode;
  };

/** A house that believes proxies as TRUST_PROXY says, and lets an address ask once a minute. */
async function openBehindProxy(trusted: string) {
  const parsed = parseSettings({ TRUST_PROXY: trusted });
  if ('issues' in parsed) throw new Error(parsed.issues.join());
  const { trustProxy } = parsed.settings;
  return askAs(await openTestServer({ rateLimitPerMinute: 1, trustProxy }));
}

function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
}

describe('the minute', () => {
  test('401 for request 120, 429 RATE_LIMIT_EXCEEDED for request 121, 401 again a minute after the first', async () => {
    stopTheClock();
    const { app } = await openTestServer({ rateLimitPerMinute: 120 });
    for (let left = 119; left >= 0; left -= 1) {
      const answer = await app.inject('/v3/bookings');
      expectProblem(answer, 401, 'UNAUTHORIZED');
      expect(answer.headers).toMatchObject({
        'ratelimit-limit': '120',
        'ratelimit-remaining': String(left),
        'ratelimit-reset': '60',
      });
    }
    vi.setSystemTime(59_001);
    const refused = await app.inject('/v3/bookings');
    const { detail } = expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
    expect(detail).toBe('Wait 1 second, then go on more slowly.');
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'ratelimit-limit': '120',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '1',
    });
    vi.setSystemTime(59_999);
    expect((await app.inject('/v3/bookings')).statusCode).toBe(429);
    vi.setSystemTime(60_000);
    const again = await app.inject('/v3/bookings');
    expectProblem(again, 401, 'UNAUTHORIZED');
    expect(again.headers['ratelimit-remaining']).toBe('119');
  });

  test('429 tells in its detail the seconds of Retry-After, in whole ones', async () => {
    stopTheClock();
    const { app } = await openTestServer({ rateLimitPerMinute: 1 });
    await app.inject('/v3/bookings');
    vi.setSystemTime(17_400);
    const answer = await app.inject('/v3/bookings');
    expect(answer.headers['retry-after']).toBe('43');
    expect(expectProblem(answer, 429, 'RATE_LIMIT_EXCEEDED').detail).toContain('Wait 43 seconds');
  });
});

describe('what is counted', () => {
  test('the RateLimit headers on whatever a door answers', async () => {
    const server = await openTestServer();
    const post = { method: 'POST', path: '/bookings' } as const;
    const answers = {
      200: await server.partner({ ...post, body: aBookingRequest() }),
      400: await server.partner({ path: '/bookings', headers: { 'service-account-id': '' } }),
      401: await server.app.inject('/widget/v3/start'),
      404: await server.partner({ path: '/bookings/nobody' }),
      405: await server.partner({ method: 'DELETE', path: '/bookings' }),
      409: await server.partner({ ...post, body: aBookingRequest({ time: '03:00:00' }) }),
      413: await server.partner({ ...post, body: 'x'.repeat(256 * 1024) }),
      415: await server.partner({ ...post, body: {}, headers: { 'content-type': 'text/plain' } }),
      422: await server.partner({ ...post, body: {} }),
    };
    for (const [status, answer] of Object.entries(answers)) {
      expect([String(answer.statusCode), answer.headers]).toEqual([
        status,
        expect.objectContaining({
          'ratelimit-limit': '1000000',
          'ratelimit-remaining': expect.stringMatching(/^\d+$/),
          'ratelimit-reset': expect.stringMatching(/^\d+$/),
        }),
      ]);
    }
  });

  test.each(['/v3', '/widget/v3', '/staff/v3'])(
    '429 for a scan of addresses below %s that lead nowhere',
    async (prefix) => {
      const { app } = await openTestServer({ rateLimitPerMinute: 1 });
      const most = prefix === '/staff/v3' ? 10 : 1;
      for (let count = 0; count < most; count += 1) {
        expect((await app.inject(`${prefix}/none-${count}`)).statusCode).toBe(404);
      }
      expectProblem(await app.inject(`${prefix}/more`), 429, 'RATE_LIMIT_EXCEEDED');
      const wrongMethod = { method: 'PROPFIND' as 'GET', url: `${prefix}/bookings` };
      expectProblem(await app.inject(wrongMethod), 429, 'RATE_LIMIT_EXCEEDED');
    },
  );

  test('429 for such a scan also where files are served beside the doors', async () => {
    const { context } = await openTestServer();
    const browserFolder = tempFolder();
    for (const page of ['staff.html', 'manage.html']) writeFileSync(join(browserFolder, page), '');
    const settings = { rateLimitPerMinute: 1, trustProxy: false };
    const app = await buildApp({ context, settings, logger: false, browserFolder });
    onTestFinished(() => app.close());
    expectProblem(await app.inject('/v3/none'), 404, 'NOT_FOUND');
    expectProblem(await app.inject('/v3/none'), 429, 'RATE_LIMIT_EXCEEDED');
    expectProblem(await app.inject('/none'), 404, 'NOT_FOUND');
    expectProblem(await app.inject('/none'), 404, 'NOT_FOUND');
  });

  test.each(['/v3?a', '/%763/bookings', '/v3/bookings?x=/staff', '/v3/../v3/bookings'])(
    'an address written another way counts for its door: %s',
    async (url) => {
      const { app } = await openTestServer({ rateLimitPerMinute: 1 });
      expect([401, 404]).toContain((await app.inject(url)).statusCode);
      expect((await app.inject('/v3/bookings')).statusCode).toBe(429);
    },
  );

  test('401 at one door for who is 429 at another: each counts for itself', async () => {
    const { app } = await openTestServer({ rateLimitPerMinute: 1 });
    for (const url of ['/v3/bookings', '/v3/bookings']) await app.inject(url);
    expect((await app.inject('/v3/bookings')).statusCode).toBe(429);
    expect((await app.inject('/widget/v3/start')).statusCode).toBe(401);
    expect((await app.inject('/staff/v3/session')).statusCode).toBe(401);
  });

  test('404 and 200, never 429, for pages and addresses at no door', async () => {
    const { app } = await openTestServer({ rateLimitPerMinute: 1 });
    for (const url of ['/problems', '/problems', '/none', '/v3x', '/v3x']) {
      const answer = await app.inject(url);
      expect([200, 404]).toContain(answer.statusCode);
      expect(answer.headers).not.toHaveProperty('ratelimit-limit');
    }
  });
});

describe('whose address it is', () => {
  test.each([
    ['192.0.2.1', '::ffff:192.0.2.1', 'IPv4 in IPv6 clothes'],
    ['192.0.2.1', '::ffff:c000:201', 'the same, in hexadecimal'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 'the other end of a /64'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0000:0000:0000:0001', 'written out'],
    ['fe80::1', 'fe80::1%eth0', 'with its zone'],
  ])('429 for %s and then %s: %s', async (first, second) => {
    const ask = askAs(await openTestServer({ rateLimitPerMinute: 1 }));
    expect([await ask(first), await ask(second)]).toEqual([401, 429]);
  });

  test.each([
    ['192.0.2.1', '192.0.2.2'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ])('401 for %s and then %s', async (first, second) => {
    const ask = askAs(await openTestServer({ rateLimitPerMinute: 1 }));
    expect([await ask(first), await ask(second)]).toEqual([401, 401]);
  });

  test('429 whatever X-Forwarded-For says, with TRUST_PROXY=off', async () => {
    const ask = await openBehindProxy('off');
    expect(await ask('192.0.2.1', '198.51.100.1')).toBe(401);
    expect(await ask('192.0.2.1', '198.51.100.2')).toBe(429);
    expect(await ask('192.0.2.1', 'nonsense')).toBe(429);
  });

  test.each([
    ['1', '198.51.100.1'],
    ['2', '198.51.100.1, 10.0.0.2'],
    ['10.0.0.0/8', '198.51.100.1, 10.0.0.2'],
  ])(
    'with TRUST_PROXY=%s the last that a proxy wrote counts, not what the guest wrote before it',
    async (trusted, written) => {
      const ask = await openBehindProxy(trusted);
      expect(await ask('10.0.0.1', written)).toBe(401);
      expect(await ask('10.0.0.1', `203.0.113.7, ${written}`)).toBe(429);
      expect(await ask('10.0.0.1', `nonsense, 10.0.0.9x, ${written}`)).toBe(429);
      expect(await ask('10.0.0.1', written.replace('.100.1', '.100.2'))).toBe(401);
    },
  );

  test('429 for who comes past the proxies, and says that it is another', async () => {
    const ask = await openBehindProxy('10.0.0.0/8');
    expect(await ask('192.0.2.1', '198.51.100.1')).toBe(401);
    expect(await ask('192.0.2.1', '198.51.100.2')).toBe(429);
  });
});

test('401 again once 5,000 others came: memory for addresses has an end', async () => {
  const server = await openTestServer({ rateLimitPerMinute: 1 });
  server.app.log.level = 'silent';
  const ask = askAs(server);
  const others = async (network: string, count: number) => {
    for (let host = 1; host <= count; host += 1) {
      await ask(`${network}.${host >> 8}.${host & 255}`);
    }
  };
  expect([await ask('192.0.2.1'), await ask('192.0.2.1')]).toEqual([401, 429]);
  await others('10.1', 4999);
  expect(await ask('192.0.2.1')).toBe(429);
  await others('10.2', 5000);
  expect(await ask('192.0.2.1')).toBe(401);
});
