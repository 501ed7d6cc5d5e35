import Database from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { DiskConnection } from './simulated-disk.ts';

export const DISK_FAULTS = [
  'COMMIT_FAILS',
  'COMMIT_UNANSWERED',
  'DISK_FULL',
  'STATEMENT_FAILS',
  'FLUSH_FAILS',
] as const;
/**
 * - `COMMIT_FAILS`: nothing was written.
 * - `COMMIT_UNANSWERED`: everything was written, but SQLite reports an error.
 * - `DISK_FULL`: a statement fails, and SQLite rolls the whole transaction back.
 * - `STATEMENT_FAILS`: a statement fails, and the transaction goes on.
 * - `FLUSH_FAILS`: the commit is in the log, but maybe not on disk.
 */
export type DiskFault = (typeof DISK_FAULTS)[number];

/**
 * Runs a statement of a write transaction, which fails as the disk does.
 * @param isNow whether the fault, if it is one of statements, befalls this one
 */
export async function runWithFault<R>(
  { raw }: DiskConnection,
  { fault, isNow }: { fault: DiskFault; isNow: boolean },
  { sql }: CompiledQuery,
  run: () => Promise<QueryResult<R>>,
): Promise<{ result: QueryResult<R> } | { error: Error }> {
  if (fault === 'COMMIT_FAILS' && sql === 'commit') return { error: ioError() };
  if (fault === 'COMMIT_UNANSWERED' && sql === 'commit') {
    await run();
    return { error: ioError() };
  }
  const isWrite = /^(insert|update|delete)/.test(sql);
  if (fault === 'STATEMENT_FAILS' && isWrite && isNow) return { error: ioError() };
  if (fault === 'DISK_FULL' && isWrite && isNow) {
    raw.exec('rollback');
    return { error: new Database.SqliteError('database or disk is full', 'SQLITE_FULL') };
  }
  return { result: await run() };
}

function ioError(): Error {
  return new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE');
}
