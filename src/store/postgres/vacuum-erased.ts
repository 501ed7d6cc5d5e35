import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The tables with personal data; docs/operations.md names them, too. */
export const PERSONAL_TABLES = [
  'attempts',
  'blocks',
  'booking_tables',
  'bookings',
  'customer_consents',
  'customer_search_given_texts',
  'customer_search_texts',
  'customers',
  'idempotency_keys',
  'integration_customers',
  'journal',
  'manage_tokens',
  'messages',
  'service_days',
  'walk_in_guests',
] as const;

/** The usual transaction ends within it. */
const PATIENCE_MS = 2000;
const POLL_MS = 20;

/**
 * Removes earlier versions of rows, which PostgreSQL keeps for transactions that began before, and values in
 * the statistics of columns, so that no query finds them. Waits up to two seconds for such transactions to end. The
 * bytes stay in the free space of the tables' files until new rows overwrite them.
 * @returns why that is not possible now; null if nothing earlier is left
 */
export async function vacuumErased(db: Kysely<Tables>): Promise<string | null> {
  const until = performance.now() + PATIENCE_MS;
  const erasedBefore = await readNextTransaction(db);
  let reader = await findEarlierReader(db, erasedBefore);
  while (reader !== null && performance.now() < until) {
    await setTimeout(POLL_MS);
    reader = await findEarlierReader(db, erasedBefore);
  }
  for (const table of PERSONAL_TABLES) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  return reader === null ? null : `process ${reader} of the database still reads an earlier state`;
}

/** Every transaction that has ended has a smaller number. */
async function readNextTransaction(db: Kysely<Tables>): Promise<bigint> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL has a current snapshot.');
  return BigInt(row.next);
}

/** The process of another connection that sees a state of before this transaction; null if none does. */
async function findEarlierReader(db: Kysely<Tables>, transaction: bigint): Promise<number | null> {
  const { rows } = await sql<{ pid: number; sees: string }>`
    select pid, sees
    from pg_stat_activity, unnest(array[backend_xid::text, backend_xmin::text]) as sees
    where datname = current_database() and pid <> pg_backend_pid() and sees is not null
  `.execute(db);
  // What a connection sees is a number of 32 bits, which begins again after four billion.
  const earlier = rows.find(({ sees }) => BigInt.asIntN(32, transaction - BigInt(sees)) > 0n);
  return earlier?.pid ?? null;
}
