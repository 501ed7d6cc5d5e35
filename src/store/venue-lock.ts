import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './db.ts';

/** Tells these locks apart from others of the database. */
const LOCKS_OF_WRITES = 7_246_183;

/**
 * In PostgreSQL, waits until no other write of a venue runs, and keeps them waiting until the end of the transaction.
 * @param accountId null for what venues share
 */
export async function lockVenue(db: Db, accountId: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId ?? ''}, ${LOCKS_OF_WRITES}))`.execute(
    db,
  );
}

/**
 * For a write of what venues share that also changes these venues: no other write of theirs runs until it ends. Writes
 * of a venue never wait for what venues share, so two writes never wait for each other. In SQLite, no two writes run at
 * the same time anyway.
 */
export async function lockVenues(db: Db, accountIds: readonly string[]): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const accountId of accountIds) await lockVenue(db, accountId);
}
