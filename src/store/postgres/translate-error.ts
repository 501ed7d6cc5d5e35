import pg from 'pg';
import { StoreBusy, StoreUnavailable, TableTaken } from '../errors.ts';

/** PostgreSQL's codes for transactions that may succeed if they run again. */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Whether the transaction was rolled back because of others, and may succeed if it runs again. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** Whether the transaction was rolled back because it waited too long for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE;
}

const EXCLUSION_VIOLATION = '23P01';
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
/**
 * Classes of codes that no caller is to blame for: connections, a role or a database that is no longer
 * admitted, too few resources, an operator's intervention, a database that accepts no connections, a standby
 * that accepts no writes, the system, a damaged database.
 */
const UNAVAILABLE = /^(08|28|3D|53|57|58|XX|25006|55000)/;
/** Errors of the network and of the driver, which have no code of PostgreSQL. */
const BROKEN =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|Connection terminated|timeout exceeded|Client has encountered)/;

/** Translates a driver's error; any other error is a bug and is returned as it is. */
export function translateError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === EXCLUSION_VIOLATION) return new TableTaken('this table is taken at that time');
  if (code === UNIQUE_VIOLATION && constraintOf(error) === 'booking_tables_seated')
    return new TableTaken('another party sits at this table');
  if (code === LOCK_NOT_AVAILABLE)
    return new StoreBusy('Another write of this venue takes too long.', { cause: error });
  if (UNAVAILABLE.test(code) || BROKEN.test(code) || BROKEN.test(messageOf(error)))
    return new StoreUnavailable(`The database does not answer: ${messageOf(error)}`, {
      cause: error,
    });
  return error;
}

/** PostgreSQL's or Node's code of an error; empty if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function constraintOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

export function messageOf(error: unknown): string {
  // Where a name has several addresses, Node gives an error with one error for each.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
