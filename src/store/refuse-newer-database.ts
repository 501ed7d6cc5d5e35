import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration } from 'kysely/migration';
import { StoreUnavailable } from './errors.ts';
import type { Tables } from './tables.ts';

/** @throws StoreUnavailable if a later version of Maitre has migrated the database */
export async function refuseNewerDatabase(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const applied = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const unknown = applied.rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new StoreUnavailable(
    `The database was made by a newer version of Maitre (${unknown.join(', ')}). Start that version, or set DATABASE_URL to another database.`,
  );
}
