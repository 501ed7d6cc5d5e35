/** The forms of DATABASE_URL, for messages. */
export const DATABASE_URL_FORMS =
  'a file URL such as file:data/maitre.sqlite, or the URL of a PostgreSQL database such as postgres://maitre@db.example/maitre';

/** The values of `sslmode` that mean the same in every version of the driver. */
const SSL_MODES = ['disable', 'no-verify', 'verify-full'];
/** With `uselibpqcompat=true`, the values of PostgreSQL's own clients, which mean what they mean there. */
const COMPATIBLE_SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Whether a DATABASE_URL is that of a PostgreSQL database. */
export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** What is wrong with a DATABASE_URL, as the end of a sentence about it; null if nothing is. */
export function findDatabaseUrlIssue(url: string): string | null {
  if (/^file:(?!:memory:).+/.test(url)) return null;
  if (!isPostgresUrl(url)) return `must be ${DATABASE_URL_FORMS}`;
  const parsed = URL.parse(url);
  if (parsed === null || !/^\/[^/]+$/.test(parsed.pathname)) {
    return 'must be a URL such as postgres://maitre@db.example/maitre, with special characters of the password percent-encoded';
  }
  return findSslIssue(parsed.searchParams);
}

/** A URL without its user, password and whatever may be part of a password, for messages. */
export function withoutPassword(url: string): string {
  return url
    .replace(/\/\/.*@/, '//')
    .replace(/(\/\/[^:/]*:)(?!\d{1,5}(\/|$)).*/, '$1…')
    .replace(/(password=).*/i, '$1…');
}

function findSslIssue(parameters: URLSearchParams): string | null {
  const mode = parameters.get('sslmode');
  if (mode === null) return null;
  const modes = parameters.get('uselibpqcompat') === 'true' ? COMPATIBLE_SSL_MODES : SSL_MODES;
  return modes.includes(mode) ? null : `must have one of ${modes.join(', ')} as its sslmode`;
}
