import { type Kysely, sql } from 'kysely';

/** Says on standard error how to make the search for guests fast, if the migration could not. */
export async function warnWithoutTrigrams(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: unknown }>`
    select to_regclass('customer_search') as id`.execute(db);
  if (rows.some(({ id }) => id !== null)) return;
  process.emitWarning(
    'The PostgreSQL extension pg_trgm could not be created, so the search for guests reads the text of every guest. See “Search for guests” in docs/operations.md.',
  );
}
