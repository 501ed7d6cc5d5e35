import { sql } from 'kysely';
import type { Db } from '../../src/store/store.ts';
import { ENGINE } from '../fixtures/engine.ts';

/** Damage of the database's files, and rows that refer to others that do not exist. */
export async function findDamage(db: Db): Promise<unknown[]> {
  if (ENGINE === 'postgres') return findOrphans(db);
  // The check reads what this connection remembers of the search indexes. After writes of others, a search renews that.
  await sql`select rowid from customer_search('abc')`.execute(db);
  await sql`select rowid from customer_search_given('abc')`.execute(db);
  const { rows: integrity } = await sql<{
    integrity_check: string;
  }>`pragma integrity_check`.execute(db);
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(db);
  return [...integrity.filter(({ integrity_check }) => integrity_check !== 'ok'), ...orphans];
}

/** In PostgreSQL, a trigger keeps these references, and the database itself all others. */
async function findOrphans(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'manage_tokens' as table, booking_uuid from manage_tokens
    where booking_uuid not in (select uuid from bookings)`.execute(db);
  return rows;
}
