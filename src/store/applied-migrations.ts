import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration } from 'kysely/migration';
import { StoreUnavailable } from './errors.ts';
import type { Tables } from './tables.ts';

export { DEFAULT_MIGRATION_TABLE as MIGRATION_TABLE };

/**
 * Whether every migration was applied. Much faster than a Migrator, which reads the whole schema first.
 * @throws StoreUnavailable if a later version of Maitre has migrated the database
 */
export async function isNewest(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length === 0) return rows.length === Object.keys(migrations).length;
  throw new StoreUnavailable(
    `The database was made by a newer version of Maitre (${unknown.join(', ')}). Start that version, or set DATABASE_URL to another database.`,
  );
}
