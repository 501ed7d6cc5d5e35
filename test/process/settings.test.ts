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
      databasePoolSize: 10,
      publicUrl: 'http://127.0.0.1:3000',
      isPublicUrlAssumed: true,
      trustProxy: false,
      rateLimitPerMinute: 120,
      bookingsPerHour: 20,
      smtp: null,
      webhooks: null,
      secondFactorKey: null,
      makesDemo: true,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      logLevel: 'info',
    },
  });
});

test.each([
  [{ PUBLIC_URL: 'https://book.example' }, 'https://book.example', false],
  [{ PUBLIC_URL: '' }, 'http://127.0.0.1:3000', true],
  [{ HOST: '192.168.1.20', PORT: '80' }, 'http://192.168.1.20:80', true],
  [{ HOST: '::1' }, 'http://[::1]:3000', true],
  // The image listens on all addresses of its container.
  [{ HOST: '0.0.0.0' }, 'http://localhost:3000', true],
  [{ HOST: '::' }, 'http://localhost:3000', true],
])('the public address that is set, or is assumed: %j', (env, publicUrl, isPublicUrlAssumed) => {
  expect(parseSettings(env)).toMatchObject({ settings: { publicUrl, isPublicUrlAssumed } });
});

test.each([
  ['PORT', ''],
  ['PORT', '65535'],
  ['DATABASE_URL', 'file:/var/lib/maitre/maitre.sqlite'],
  ['DATABASE_URL', 'postgres://maitre@db.example/maitre'],
  ['DATABASE_URL', 'postgresql://maitre:pa%2Fss@[::1]:5433/maitre?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres:///maitre?host=/run/postgresql&user=maitre'],
  ['DATABASE_URL', 'postgres://db.example/maitre?uselibpqcompat=true&sslmode=require'],
  ['DATABASE_POOL_SIZE', '1'],
  ['DATABASE_POOL_SIZE', '1000'],
  ['PUBLIC_URL', 'https://book.example/tables/'],
  ['LOG_LEVEL', 'silent'],
  ['DEMO', 'off'],
  ['RATE_LIMIT_PER_MINUTE', '1000000'],
  ['BOOKINGS_PER_HOUR', '1000000'],
  ['METRICS_PORT', ''],
  ['METRICS_PORT', 'off'],
  ['METRICS_PORT', '9464'],
  ['METRICS_HOST', ''],
  ['METRICS_HOST', '0.0.0.0'],
  ['WEBHOOK_KEY', 'a key of at least thirty-two characters'],
  ['WEBHOOK_INSECURE', 'on'],
  ['SECOND_FACTOR_KEY', 'a key of at least thirty-two characters'],
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
  ['WEBHOOK_INSECURE', 'sometimes'],
  ['WEBHOOK_KEY', 'too short'],
  ['SECOND_FACTOR_KEY', 'too short'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'data/maitre.sqlite'],
  ['DATABASE_URL', 'file::memory:'],
  ['DATABASE_URL', 'mysql://db.example/maitre'],
  ['DATABASE_URL', 'postgres:maitre'],
  ['DATABASE_URL', 'postgres://db.example'],
  ['DATABASE_URL', 'postgres://db.example/'],
  ['DATABASE_URL', 'postgres://db.example/maitre/tables'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DATABASE_POOL_SIZE', '1001'],
  ['PUBLIC_URL', 'ftp://book.example'],
  ['PUBLIC_URL', 'https://book.example/?a=b'],
  ['PUBLIC_URL', 'https://book.example/#a'],
  ['PUBLIC_URL', 'https://book.example:0'],
  ['PUBLIC_URL', 'https://me:secret@book.example'],
  ['LOG_LEVEL', 'INFO'],
  ['DEMO', 'never'],
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

test.each(['require', 'prefer', 'verify-ca', 'allow', 'on'])(
  'one error for an sslmode that the driver may read in another way later: %s',
  (mode) => {
    const url = `postgres://db.example/maitre?sslmode=${mode}`;
    expect(parseSettings({ DATABASE_URL: url })).toEqual({
      issues: [
        `DATABASE_URL must have one of disable, no-verify, verify-full as its sslmode, not "${url}"`,
      ],
    });
  },
);

test.each([
  'postgres://maitre:SECRET@db.example/maitre?sslmode=require',
  'postgres://maitre:pa/SECRET@db.example/maitre',
  'postgres://maitre:pa@SECRET@db.example',
  'postgres://maitre:1#SECRET@db.example/maitre',
  'postgres://maitre:1?SECRET@db.example/maitre/',
  'postgres://db.example/maitre/?user=maitre&password=pa&SECRET',
  'postgres://maitre:SECRET',
  'postgres://maitre:1SECRET/maitre',
  'mysql://maitre:SECRET@db.example/maitre',
])('no part of a password in the error about %s', (url) => {
  const parsed = parseSettings({ DATABASE_URL: url });
  const issues = 'issues' in parsed ? parsed.issues : [];
  expect(issues).toHaveLength(1);
  expect(issues.join()).not.toContain('SECRET');
});

test('a mail server and the address that sends', () => {
  const env = {
    SMTP_URL: 'smtps://user:pa%2Fss@mail.example:465',
    MAIL_FROM: 'bookings@book.example',
  };
  expect(parseSettings(env)).toMatchObject({
    settings: { smtp: { url: env.SMTP_URL, from: env.MAIL_FROM } },
  });
});

test.each([
  ['SMTP_URL', { MAIL_FROM: 'bookings@book.example' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example', MAIL_FROM: 'bookings@book.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example:0', MAIL_FROM: 'bookings@book.example' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example:587', MAIL_FROM: 'bookings@book.example' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Casa Brisa' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }],
])('one error about %s for half of the settings of mail, or wrong ones: %j', (name, env) => {
  expect(parseSettings(env)).toEqual({ issues: [expect.stringMatching(`^${name} must be`)] });
});

test('no password in the error about the URL of a mail server', () => {
  const parsed = parseSettings({
    SMTP_URL: 'smpt://user:SECRET@mail.example',
    MAIL_FROM: 'a@b.example',
  });
  expect(JSON.stringify(parsed)).toContain('SMTP_URL');
  expect(JSON.stringify(parsed)).not.toContain('SECRET');
});
