import { StoreUnavailable } from '../errors.ts';
import { codeOf, messageOf } from './translate-error.ts';

/** What an operator can do, by PostgreSQL's code of the error. */
const BY_CODE: Readonly<Record<string, string>> = {
  '28P01':
    'PostgreSQL refuses the password of this role. Correct it in DATABASE_URL, or in PGPASSWORD. In a URL, its special characters are percent-encoded.',
  28000:
    'PostgreSQL does not let this role in. Create the role, or allow its connections in pg_hba.conf.',
  '3D000': 'The database does not exist. Create it: create database NAME owner ROLE.',
  53300:
    'PostgreSQL has no connection left. Raise its max_connections, or lower DATABASE_POOL_SIZE.',
  '55P03':
    'Another process keeps the tables locked, perhaps because it brings them to the newest version. Start again when it is done.',
  '57P03': 'PostgreSQL does not take connections yet. Start again in a moment.',
};

const INSUFFICIENT_PRIVILEGE = '42501';
/** Codes of a missing extension, by version of PostgreSQL. */
const NOT_AVAILABLE = ['0A000', '58P01'];

const NO_SERVER =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOENT)$/;
const NO_CERTIFICATE = /CERT|SIGNATURE|SELF_SIGNED|ERR_TLS|ERR_SSL/;

/**
 * Why a PostgreSQL database could not be opened, with what to do about it. No message contains the URL,
 * because that may contain a password.
 */
export function explainFailedOpening(error: unknown, url: string): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const advice = adviceFor(error, url);
  const reason = messageOf(error);
  return new StoreUnavailable(advice ? `${advice} (${reason})` : reason, { cause: error });
}

function adviceFor(error: unknown, url: string): string {
  const code = codeOf(error);
  const message = messageOf(error);
  const known = BY_CODE[code];
  if (known) return known;
  if (code === INSUFFICIENT_PRIVILEGE) {
    return message.includes('extension')
      ? 'This role may not create the extension btree_gist. As an administrator, run this in the database: create extension btree_gist.'
      : 'This role may not create tables. Make it the owner of the database: alter database NAME owner to ROLE.';
  }
  if (NOT_AVAILABLE.includes(code) && message.includes('extension'))
    return "The PostgreSQL server lacks the extension btree_gist. Install PostgreSQL's contrib package there.";
  if (isUnreadableFile(error))
    return 'A certificate that DATABASE_URL names cannot be read. Correct sslrootcert, sslcert or sslkey.';
  if (NO_SERVER.test(code) || message.startsWith('timeout exceeded'))
    return `No PostgreSQL server answers at ${addressOf(url)}. Start it, or correct DATABASE_URL.`;
  if (message.includes('does not support SSL'))
    return `The PostgreSQL server at ${addressOf(url)} offers no TLS. Enable it there (ssl = on), or use sslmode=disable on a trusted network.`;
  if (NO_CERTIFICATE.test(code))
    return `The certificate of the PostgreSQL server at ${addressOf(url)} is not accepted. Name the certificate of its authority: sslrootcert=FILE.`;
  return 'The PostgreSQL database could not be brought to the newest version.';
}

/** As opposed to a missing socket, which is also ENOENT. */
function isUnreadableFile(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'open';
}

function addressOf(url: string): string {
  const parsed = URL.parse(url);
  const host = parsed?.searchParams.get('host') || parsed?.hostname || 'localhost';
  const port = parsed?.searchParams.get('port') || parsed?.port || '5432';
  return `${decodeURIComponent(host)}:${port}`;
}
