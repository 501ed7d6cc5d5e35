import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RateLimitError } from '../../../src/domain/rate-limit-error.ts';
import { parseSettings } from '../../../src/operations/settings.ts';
import { buildApp } from '../../../src/server/app.ts';
import { limitRate } from '../../../src/server/http/rate-limit.ts';
import { tempFolder } from '../../fixtures/temp-database.ts';
import { aBookingRequest, openTestServer, type TestServer } from '../../fixtures/test-context.ts';
import { expectProblem } from '../expect-response.ts';

/** Sends a request without an API key, which the rate limit counts anyway; gives the status. */
const askFrom =
  ({ app }: TestServer) =>
  async (remoteAddress: string, forwardedFor?: string) => {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    const answer = await app.inject({ url: '/v3/bookings', remoteAddress, headers });
    return answer.statusCode;
  };

/** A server with this TRUST_PROXY that allows one request per minute and address. */
async function openBehindProxy(trusted: string) {
  const parsed = parseSettings({ TRUST_PROXY: trusted });
  if ('issues' in parsed) throw new Error(parsed.issues.join());
  const { trustProxy } = parsed.settings;
  return askFrom(await openTestServer({ rateLimitPerMinute: 1, trustProxy }));
}

describe('the time window', () => {
  test('401 for request 120, 429 RATE_LIMIT_EXCEEDED for request 121, 401 again a minute after the first', async () => {
    const { app, setNow } = await openTestServer({ rateLimitPerMinute: 120, now: 0 });
    for (let left = 119; left >= 0; left -= 1) {
      const answer = await app.inject('/v3/bookings');
      expectProblem(answer, 401, 'UNAUTHORIZED');
      expect(answer.headers).toMatchObject({
        'ratelimit-limit': '120',
        'ratelimit-remaining': String(left),
        'ratelimit-reset': '60',
      });
    }
    setNow(59_001);
    const refused = await app.inject('/v3/bookings');
    const { detail } = expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
    expect(detail).toBe('Wait 1 second, then send requests more slowly.');
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'ratelimit-limit': '120',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '1',
    });
    setNow(59_999);
    expect((await app.inject('/v3/bookings')).statusCode).toBe(429);
    setNow(60_000);
    const again = await app.inject('/v3/bookings');
    expectProblem(again, 401, 'UNAUTHORIZED');
    expect(again.headers['ratelimit-remaining']).toBe('119');
  });

  test.each([
    ['a route of the partner API', '/v3/bookings', 1],
    ['a route of the widget API', '/widget/v3/start', 1],
    ['a route of the staff API', '/staff/v3/session', 10],
    ['an unknown route of the partner API', '/v3/none', 1],
    ['an unknown route of the widget API', '/widget/v3/none', 1],
    ['an unknown route of the staff API', '/staff/v3/none', 10],
  ])(
    '429 RATE_LIMIT_EXCEEDED from %s with the time left in Retry-After, in whole seconds',
    async (_, url, limit) => {
      const { app, setNow } = await openTestServer({ rateLimitPerMinute: 1, now: 0 });
      for (let count = 0; count < limit; count += 1) await app.inject(url);
      for (const [now, seconds] of [
        [0, 60],
        [17_400, 43],
        [59_999, 1],
      ] as const) {
        setNow(now);
        const refused = await app.inject(url);
        const { detail } = expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
        expect(refused.headers['retry-after']).toBe(String(seconds));
        expect(detail).toContain(`Wait ${seconds} second`);
      }
      setNow(60_000);
      expect((await app.inject(url)).statusCode).not.toBe(429);
    },
  );

  test.each([
    ['back by a day', -86_400_000],
    ['forward by a day', 86_400_000],
  ])('a clock that is set %s neither locks nor frees an address', async (_, step) => {
    const { app, setNow, stepClock, context } = await openTestServer({ rateLimitPerMinute: 1 });
    const start = context.now();
    await app.inject('/v3/bookings');
    stepClock(start + step);
    const refused = await app.inject('/v3/bookings');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    setNow(start + step + 60_000);
    expect((await app.inject('/v3/bookings')).statusCode).toBe(401);
  });

  test('Retry-After comes from the error, not from the rate limit plugin', async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    app.setErrorHandler((error, _, reply) => {
      expect(reply.getHeaders()).not.toHaveProperty('retry-after');
      expect(error).toMatchObject({ retryAfterSeconds: 60 });
      return reply.code(429).send();
    });
    await limitRate(app, 1, () => 0);
    app.get('/', async () => 'ok');
    const statuses = [await app.inject('/'), await app.inject('/')].map((one) => one.statusCode);
    expect(statuses).toEqual([200, 429]);
  });

  test.each([
    [0, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
  ])('Retry-After for %i ms is %i s', (ms, seconds) => {
    expect(new RateLimitError(ms).retryAfterSeconds).toBe(seconds);
  });
});

describe('which requests count', () => {
  test('every response of an API carries the RateLimit headers', async () => {
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
    '429 for a scan of unknown paths below %s',
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

  test('429 for such a scan also where static files are served', async () => {
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
    'a URL encoded another way counts for its API: %s',
    async (url) => {
      const { app } = await openTestServer({ rateLimitPerMinute: 1 });
      expect([401, 404]).toContain((await app.inject(url)).statusCode);
      expect((await app.inject('/v3/bookings')).statusCode).toBe(429);
    },
  );

  test('401 from one API while another answers 429: each counts separately', async () => {
    const { app } = await openTestServer({ rateLimitPerMinute: 1 });
    for (const url of ['/v3/bookings', '/v3/bookings']) await app.inject(url);
    expect((await app.inject('/v3/bookings')).statusCode).toBe(429);
    expect((await app.inject('/widget/v3/start')).statusCode).toBe(401);
    expect((await app.inject('/staff/v3/session')).statusCode).toBe(401);
  });

  test.each(['/reference', '/v3/openapi.json', '/embed', '/problems', '/none', '/v3x'])(
    '429 RATE_LIMIT_EXCEEDED from %s after ten times as many requests as an API takes',
    async (url) => {
      const { app } = await openTestServer({ rateLimitPerMinute: 1 });
      for (let count = 0; count < 10; count += 1) {
        expect([200, 404]).toContain((await app.inject(url)).statusCode);
      }
      expectProblem(await app.inject(url), 429, 'RATE_LIMIT_EXCEEDED');
      expect((await app.inject('/v3/bookings')).statusCode).toBe(401);
    },
  );
});

describe('the client address', () => {
  test.each([
    ['192.0.2.1', '::ffff:192.0.2.1', 'the same IPv4 address, mapped to IPv6'],
    ['192.0.2.1', '::ffff:c000:201', 'the same, mapped and in hexadecimal'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 'another address of the same /64'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0000:0000:0000:0001', 'the same, written in full'],
    ['fe80::1', 'fe80::1%eth0', 'the same with a zone'],
  ])('429 for %s and then %s: %s', async (first, second) => {
    const ask = askFrom(await openTestServer({ rateLimitPerMinute: 1 }));
    expect([await ask(first), await ask(second)]).toEqual([401, 429]);
  });

  test.each([
    ['192.0.2.1', '192.0.2.2'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ])('401 for %s and then %s', async (first, second) => {
    const ask = askFrom(await openTestServer({ rateLimitPerMinute: 1 }));
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
    'TRUST_PROXY=%s counts the address that the proxy added, not what the client wrote before it',
    async (trusted, written) => {
      const ask = await openBehindProxy(trusted);
      expect(await ask('10.0.0.1', written)).toBe(401);
      expect(await ask('10.0.0.1', `203.0.113.7, ${written}`)).toBe(429);
      expect(await ask('10.0.0.1', `nonsense, 10.0.0.9x, ${written}`)).toBe(429);
      expect(await ask('10.0.0.1', written.replace('.100.1', '.100.2'))).toBe(401);
    },
  );

  test.each([
    ['1', '198.51.100.1', '198.51.100.1:1000', '198.51.100.1:65535'],
    ['1', '198.51.100.1:1000', '[::ffff:198.51.100.1]:1001', '::ffff:198.51.100.1'],
    ['1', '[2001:db8:1:2::1]:1000', '[2001:db8:1:2::1]', '2001:db8:1:2::3'],
    [
      '2',
      '198.51.100.1:1000, 10.0.0.2:1',
      '198.51.100.1:1001, 10.0.0.2:2',
      '198.51.100.1, 10.0.0.3',
    ],
    [
      '10.0.0.0/8',
      '198.51.100.1:1000, 10.0.0.2:1',
      '198.51.100.1, 10.0.0.2:2',
      ' 198.51.100.1 ,, 10.0.0.2',
    ],
    ['on', '198.51.100.1:1000', '198.51.100.1:1001', '198.51.100.1:1002, 10.0.0.2'],
  ])(
    'TRUST_PROXY=%s counts "%s", "%s" and "%s" as one client',
    async (trusted, first, ...others) => {
      const ask = await openBehindProxy(trusted);
      expect(await ask('10.0.0.1', first)).toBe(401);
      for (const other of others) expect(await ask('10.0.0.1', other)).toBe(429);
      expect(
        await ask('10.0.0.1', first.replace(/198.51.100.1|2001:db8:1:2::1/, '192.0.2.1')),
      ).toBe(401);
    },
  );

  test('entries that are no address count as one client, which is logged once and never recorded', async () => {
    const server = await openTestServer({ rateLimitPerMinute: 1, trustProxy: ['10.0.0.1'] });
    const ask = askFrom(server);
    const warnings = () => server.log.filter((line) => line.includes('X-Forwarded-For'));
    expect(await ask('10.0.0.1', 'secret, 198.51.100.1')).toBe(401);
    expect(warnings()).toEqual([]);

    expect(await ask('10.0.0.1', 'unknown')).toBe(401);
    const noAddresses = [
      'secret',
      '_hidden:1000',
      '198.51.100.1:secret',
      '198.51.100.1.1:80',
      '[198.51.100.1]',
      '256.1.1.1',
      '[::1',
    ];
    for (const entry of noAddresses) expect(await ask('10.0.0.1', entry)).toBe(429);
    expect(warnings()).toHaveLength(1);
    expect(server.log.join()).not.toContain('secret');
  });

  test('a booking has the ip without the port, and none if the proxy gave none', async () => {
    const server = await openTestServer({ trustProxy: true });
    const ipOf = async (forwardedFor: string) => {
      const headers = { 'x-forwarded-for': forwardedFor };
      const body = aBookingRequest();
      return (await server.partner({ method: 'POST', path: '/bookings', body, headers })).json().ip;
    };
    expect(await ipOf('[2001:db8::1]:1000')).toBe('2001:db8::1');
    expect(await ipOf('secret')).toBeNull();
  });

  test('429 whatever X-Forwarded-For says, for a client that is not a trusted proxy', async () => {
    const ask = await openBehindProxy('10.0.0.0/8');
    expect(await ask('192.0.2.1', '198.51.100.1')).toBe(401);
    expect(await ask('192.0.2.1', '198.51.100.2')).toBe(429);
  });
});

test('401 again after 5,000 other addresses: only so many are remembered', async () => {
  const server = await openTestServer({ rateLimitPerMinute: 1 });
  server.app.log.level = 'silent';
  const ask = askFrom(server);
  const askFromOthers = async (network: string, count: number) => {
    for (let host = 1; host <= count; host += 1) {
      await ask(`${network}.${host >> 8}.${host & 255}`);
    }
  };
  expect([await ask('192.0.2.1'), await ask('192.0.2.1')]).toEqual([401, 429]);
  await askFromOthers('10.1', 4999);
  expect(await ask('192.0.2.1')).toBe(429);
  await askFromOthers('10.2', 5000);
  expect(await ask('192.0.2.1')).toBe(401);
});
