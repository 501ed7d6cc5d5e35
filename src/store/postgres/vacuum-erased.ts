import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The tables with personal data. */
const PERSONAL = [
  'attempts',
  'booking_tables',
  'bookings',
  'customer_consents',
  'customer_search_texts',
  'customers',
  'idempotency_keys',
  'integration_customers',
  'journal',
  'manage_tokens',
  'walk_in_guests',
] as const;

/**
 * Removes earlier versions of rows, which PostgreSQL keeps for transactions that began before, and values in
 * the statistics of columns, so that no query finds them. Their bytes stay in the free space of the tables'
 * files until new rows overwrite them.
 * @returns why that is not possible now; null if nothing earlier is left
 */
export async function vacuumErased(db: Kysely<Tables>): Promise<string | null> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null
  `.execute(db);
  for (const table of PERSONAL) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  const [other] = rows;
  return other ? `process ${other.pid} of the database still reads an earlier state` : null;
}
