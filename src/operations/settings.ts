import { isIP } from 'node:net';

/** Believes the nearest so many proxies. */
export type TrustHops = (address: string, hop: number) => boolean;

/**
 * The settings of the server and of the command line, from the environment. All have a default that
 * runs on a laptop.
 */
export interface AppSettings {
  /** PORT */
  port: number;
  /** HOST: the address to listen on. */
  host: string;
  /** DATABASE_URL: `file:` and a path. */
  databaseUrl: string;
  /** PUBLIC_URL: what links and embeds are built from; without a slash at the end. */
  publicUrl: string;
  /** TRUST_PROXY: off, on, a number of hops, or addresses: whom to believe X-Forwarded-For. */
  trustProxy: boolean | string[] | TrustHops;
  /** RATE_LIMIT_PER_MINUTE: requests per minute and address. */
  rateLimitPerMinute: number;
  /** METRICS_PORT: where this machine's collector reads the metrics; null where there are none. */
  metricsPort: number | null;
  /** LOG_LEVEL: how much is logged. */
  logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads all settings; every fault in one answer, each naming its setting. */
export function parseSettings(
  env: Record<string, string | undefined>,
): { settings: AppSettings } | { issues: string[] } {
  const issues: string[] = [];
  const issue = <T>(name: string, reason: string, fallback: T): T => {
    // An address may carry a password.
    issues.push(`${name} ${reason}, not "${env[name]?.replace(/\/\/.*@/, '//')}"`);
    return fallback;
  };
  const integer = (name: string, fallback: number, least: number, most: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    const isFine = /^\d+$/.test(text) && value >= least && value <= most;
    return isFine
      ? value
      : issue(name, `must be a whole number from ${least} to ${most}`, fallback);
  };

  const port = integer('PORT', 3000, 1, 65_535);
  const host = env.HOST || '127.0.0.1';
  const databaseUrl = env.DATABASE_URL || 'file:data/maitre.sqlite';
  if (!/^file:(?!:memory:).+/.test(databaseUrl)) {
    issue('DATABASE_URL', 'must be a file, such as file:data/maitre.sqlite', null);
  }
  const publicUrl = env.PUBLIC_URL || `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (!isWebAddress(publicUrl)) {
    issue('PUBLIC_URL', 'must be an address such as https://book.example without a query', null);
  }
  const metricsPort = /^off$/i.test(env.METRICS_PORT ?? '')
    ? 0
    : integer('METRICS_PORT', 0, 1, 65_535);
  if (metricsPort === port) issue('METRICS_PORT', 'must be another port than PORT', null);
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(logLevel)) {
    issue('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`, null);
  }
  const trustProxy =
    trustProxyOf(env.TRUST_PROXY) ??
    issue('TRUST_PROXY', 'must be off, on, a number of proxies, or their addresses', false);
  const settings: AppSettings = {
    port,
    host,
    databaseUrl,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    trustProxy,
    rateLimitPerMinute: integer('RATE_LIMIT_PER_MINUTE', 120, 1, 1_000_000),
    metricsPort: metricsPort || null,
    logLevel,
  };
  return issues.length > 0 ? { issues } : { settings };
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return [url.search, url.hash, url.username, url.password].every((part) => part === '');
}

/** Null where the text is none of what it may be. */
function trustProxyOf(text: string | undefined): AppSettings['trustProxy'] | null {
  if (!text || /^(off|false|0)$/i.test(text)) return false;
  if (/^(on|true)$/i.test(text)) return true;
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  const isFine = addresses.every((address) => {
    const [ip = '', bits, ...rest] = address.split('/');
    const mostBits = { 4: 32, 6: 128 }[isIP(ip)] ?? 0;
    if (mostBits === 0 || rest.length > 0) return false;
    return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= mostBits);
  });
  return isFine ? addresses : null;
}
