import { isIP } from 'node:net';
import { findDatabaseUrlIssue, withoutPassword } from '../store/database-url.ts';

/** Trusts a number of proxies, counted from this server. */
export type TrustHops = (address: string, hop: number) => boolean;

/**
 * The settings of the server and the command line, from environment variables. Every setting has a
 * default that works for local development.
 */
export interface AppSettings {
  /** PORT */
  port: number;
  /** HOST: the address to listen on. */
  host: string;
  /** DATABASE_URL: `file:` and a path, or the URL of a PostgreSQL database. */
  databaseUrl: string;
  /** DATABASE_POOL_SIZE: the most connections of this process to PostgreSQL. */
  databasePoolSize: number;
  /** PUBLIC_URL: the base of links and embeds, without a trailing slash. */
  publicUrl: string;
  /** Whether PUBLIC_URL is not set: then the staff view may have other addresses. */
  isPublicUrlAssumed: boolean;
  /** TRUST_PROXY: off, on, a number of hops, or addresses whose X-Forwarded-For is trusted. */
  trustProxy: boolean | string[] | TrustHops;
  /** RATE_LIMIT_PER_MINUTE: requests per minute and address. */
  rateLimitPerMinute: number;
  /** BOOKINGS_PER_HOUR: bookings that one address can make in the widget. */
  bookingsPerHour: number;
  /** DEMO: whether an empty database gets the demo, or waits to be set up in the browser. */
  makesDemo: boolean;
  /** SMTP_URL and MAIL_FROM: the mail server, and the address that sends; null for no mail. */
  smtp: { url: string; from: string } | null;
  /** WEBHOOK_KEY and WEBHOOK_INSECURE: what encrypts the secrets of webhooks, and whether any address is allowed. */
  webhooks: { key: string; allowsInsecure: boolean } | null;
  /** SECOND_FACTOR_KEY: encrypts the secrets of authenticator apps; null where nobody can set one up. */
  secondFactorKey: string | null;
  /** METRICS_PORT: the port that serves the metrics; null for none. */
  metricsPort: number | null;
  /** METRICS_HOST: the address on which the metrics are served, without authentication. */
  metricsHost: string;
  /** LOG_LEVEL */
  logLevel: string;
}

/** Settings that encrypt something, which no message repeats. */
const KEYS = ['WEBHOOK_KEY', 'SECOND_FACTOR_KEY'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

interface Range {
  min: number;
  max: number;
}

/** Reads all settings, or lists every issue, each beginning with the name of its setting. */
export function parseSettings(
  env: Record<string, string | undefined>,
): { settings: AppSettings } | { issues: string[] } {
  const issues: string[] = [];
  const report = <T>(name: string, reason: string, fallback: T): T => {
    const text = env[name] ?? '';
    const shown = KEYS.includes(name) ? `${text.length} characters` : withoutPassword(text);
    issues.push(`${name} ${reason}, not "${shown}"`);
    return fallback;
  };
  const integer = (name: string, fallback: number, { min, max }: Range): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    const isValid = /^\d+$/.test(text) && value >= min && value <= max;
    return isValid ? value : report(name, `must be a whole number from ${min} to ${max}`, fallback);
  };

  const port = integer('PORT', 3000, { min: 1, max: 65_535 });
  const host = env.HOST || '127.0.0.1';
  const databaseUrl = env.DATABASE_URL || 'file:data/maitre.sqlite';
  const databaseUrlIssue = findDatabaseUrlIssue(databaseUrl);
  if (databaseUrlIssue !== null) report('DATABASE_URL', databaseUrlIssue, null);
  const publicUrl = env.PUBLIC_URL || `http://${urlHostOf(host)}:${port}`;
  if (!isHttpUrl(publicUrl)) {
    report('PUBLIC_URL', 'must be a URL such as https://book.example without a query', null);
  }
  const metricsPort = /^off$/i.test(env.METRICS_PORT ?? '')
    ? 0
    : integer('METRICS_PORT', 0, { min: 1, max: 65_535 });
  if (metricsPort === port) report('METRICS_PORT', 'must be a port other than PORT', null);
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(logLevel)) {
    report('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`, null);
  }
  const demo = env.DEMO ?? '';
  if (!/^(on|off|)$/i.test(demo)) report('DEMO', 'must be on or off', null);
  const smtp = smtpOf(env, report);
  const webhooks = webhooksOf(env, report);
  const secondFactorKey = keyOf('SECOND_FACTOR_KEY', env, report);
  const trustProxy =
    trustProxyOf(env.TRUST_PROXY) ??
    report('TRUST_PROXY', 'must be off, on, a number of proxies, or their addresses', false);
  const settings: AppSettings = {
    port,
    host,
    databaseUrl,
    databasePoolSize: integer('DATABASE_POOL_SIZE', 10, { min: 1, max: 1000 }),
    publicUrl: publicUrl.replace(/\/+$/, ''),
    isPublicUrlAssumed: !env.PUBLIC_URL,
    trustProxy,
    rateLimitPerMinute: integer('RATE_LIMIT_PER_MINUTE', 120, { min: 1, max: 1_000_000 }),
    bookingsPerHour: integer('BOOKINGS_PER_HOUR', 20, { min: 1, max: 1_000_000 }),
    makesDemo: !/^off$/i.test(demo),
    smtp,
    webhooks,
    secondFactorKey,
    metricsPort: metricsPort || null,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    logLevel,
  };
  return issues.length > 0 ? { issues } : { settings };
}

/** The host of a URL for an address that the server listens on. */
function urlHostOf(address: string): string {
  // All addresses of the machine.
  if (address === '0.0.0.0' || address === '::') return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  if (url.port === '0') return false;
  return [url.search, url.hash, url.username, url.password].every((part) => part === '');
}

function smtpOf(
  env: Record<string, string | undefined>,
  report: (name: string, reason: string, fallback: null) => null,
): AppSettings['smtp'] {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (!url && !from) return null;
  if (!url) return report('SMTP_URL', 'must be set, because MAIL_FROM is', null);
  const parsed = URL.parse(url);
  const isAddress = parsed !== null && parsed.hostname !== '' && parsed.port !== '0';
  if (!isAddress || !/^smtps?:$/.test(parsed.protocol))
    return report(
      'SMTP_URL',
      'must be a URL such as smtp://user:password@mail.example:587, with special characters of the password percent-encoded',
      null,
    );
  if (!from || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(from))
    return report(
      'MAIL_FROM',
      'must be the address that sends mail, such as bookings@your-restaurant.example',
      null,
    );
  return { url, from };
}

const MIN_KEY_LENGTH = 32;

function webhooksOf(
  env: Record<string, string | undefined>,
  report: (name: string, reason: string, fallback: null) => null,
): AppSettings['webhooks'] {
  const { WEBHOOK_INSECURE: insecure = '' } = env;
  if (!/^(on|off|)$/i.test(insecure)) report('WEBHOOK_INSECURE', 'must be on or off', null);
  const key = keyOf('WEBHOOK_KEY', env, report);
  return key === null ? null : { key, allowsInsecure: /^on$/i.test(insecure) };
}

/** What encrypts something in the database; null if it is not set, or too short. */
function keyOf(
  name: string,
  env: Record<string, string | undefined>,
  report: (name: string, reason: string, fallback: null) => null,
): string | null {
  const key = env[name];
  if (!key) return null;
  if (key.length >= MIN_KEY_LENGTH) return key;
  return report(name, `must be at least ${MIN_KEY_LENGTH} characters long`, null);
}

/** Null for an invalid value. */
function trustProxyOf(text: string | undefined): AppSettings['trustProxy'] | null {
  if (!text || /^(off|false|0)$/i.test(text)) return false;
  if (/^(on|true)$/i.test(text)) return true;
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  const areValid = addresses.every((address) => {
    const [ip = '', bits, ...rest] = address.split('/');
    const maxBits = { 4: 32, 6: 128 }[isIP(ip)] ?? 0;
    if (maxBits === 0 || rest.length > 0) return false;
    return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= maxBits);
  });
  return areValid ? addresses : null;
}
