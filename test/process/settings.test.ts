import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openContext } from '../../src/operations/context.ts';
import { parseSettings } from '../../src/operations/settings.ts';
import { buildApp } from '../../src/server/app.ts';
import { openTempStore } from '../fixtures/temp-database.ts';

test('defaults that work on a laptop', () => {
  expect(parseSettings({})).toEqual({
    settings: {
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: 'file:data/maitre.sqlite',
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      rateLimitPerMinute: 120,
      bookingsPerHour: 20,
      metricsPort: null,
      logLevel: 'info',
    },
  });
});

test.each([
  ['PORT', ''],
  ['PORT', '65535'],
  ['DATABASE_URL', 'file:/var/lib/maitre/maitre.sqlite'],
  ['PUBLIC_URL', 'https://book.example/tables/'],
  ['LOG_LEVEL', 'silent'],
  ['RATE_LIMIT_PER_MINUTE', '1000000'],
  ['BOOKINGS_PER_HOUR', '1000000'],
  ['METRICS_PORT', ''],
  ['METRICS_PORT', 'off'],
  ['METRICS_PORT', '9464'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', '10.0.0.1'],
  ['TRUST_PROXY', '10.0.0.0/8, fd00::/8, 192.0.2.1/32'],
])('taken, and the server stands with it: %s=%s', async (name, text) => {
  const parsed = parseSettings({ [name]: text });
  if ('issues' in parsed) throw new Error(parsed.issues.join());
  const { store } = await openTempStore();
  const { settings } = parsed;
  const context = openContext(store, settings);
  const app = await buildApp({ context, settings, logger: pino({ level: 'silent' }) });
  onTestFinished(() => app.close());
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '1e3'],
  ['RATE_LIMIT_PER_MINUTE', '-1'],
  ['RATE_LIMIT_PER_MINUTE', 'unlimited'],
  ['BOOKINGS_PER_HOUR', '0'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '65536'],
  ['METRICS_PORT', '127.0.0.1:9464'],
  ['METRICS_PORT', '3000'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'data/maitre.sqlite'],
  ['DATABASE_URL', 'file::memory:'],
  ['PUBLIC_URL', 'ftp://book.example'],
  ['PUBLIC_URL', 'https://book.example/?a=b'],
  ['PUBLIC_URL', 'https://book.example/#a'],
  ['PUBLIC_URL', 'https://me:secret@book.example'],
  ['LOG_LEVEL', 'INFO'],
  ['TRUST_PROXY', 'example.com'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', 'fd00::1/129'],
])('one error that names the setting: %s=%s', (name, text) => {
  const parsed = parseSettings({ [name]: text });
  expect(parsed).toEqual({
    issues: [expect.stringMatching(`^${name} must (be|differ from) .+, not ".+"$`)],
  });
});
