import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables.ts';
import { WITH_NUMBERS } from './type-parsers.ts';

/** What may be set about the connections to PostgreSQL. */
export interface PostgresOptions {
  /** The most connections that this process opens. */
  poolSize?: number;
  /** How long a write waits for another one of the same venue, in milliseconds. */
  maxLockWaitMs?: number;
  /** How long a read or a write waits for a connection, in milliseconds. */
  maxConnectionWaitMs?: number;
}

const POOL_SIZE = 10;
/** How long a write waits for others of its venue. */
export const MAX_LOCK_WAIT_MS = 3000;
/** No statement of ours takes long; one that does must not hold a venue's lock. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Work awaits nothing but the database, so a transaction is idle only if its process is stuck. */
const IDLE_TIMEOUT_MS = 10_000;
const MAX_CONNECTION_WAIT_MS = 3000;

export interface ConnectionPool {
  db: Kysely<Tables>;
  close(): Promise<void>;
}

/** Connects when the first query needs it, and again after connections have broken. */
export function openPool(
  url: string,
  {
    poolSize = POOL_SIZE,
    maxLockWaitMs = MAX_LOCK_WAIT_MS,
    maxConnectionWaitMs = MAX_CONNECTION_WAIT_MS,
  }: PostgresOptions,
): ConnectionPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'maitre',
    connectionTimeoutMillis: maxConnectionWaitMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: maxLockWaitMs,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS,
    keepAlive: true,
    types: WITH_NUMBERS,
  });
  // An idle connection that breaks leaves the pool; the next query opens another one.
  pool.on('error', () => undefined);
  // One that breaks between two queries of a transaction fails the next of them.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    close: () => pool.end(),
  };
}
