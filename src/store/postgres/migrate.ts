import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isNewest, MIGRATION_TABLE } from '../applied-migrations.ts';
import type { Tables } from '../tables.ts';
import { MIGRATIONS } from './migrations/all.ts';

/**
 * Migrates a database to the newest version in one transaction. A lock of the database makes processes that
 * open it at the same time migrate it once. @throws StoreUnavailable if it has a newer version
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  if ((await hasMigrations(db)) && (await isNewest(db, MIGRATIONS))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function hasMigrations(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ id: unknown }>`select to_regclass(${MIGRATION_TABLE}) as id`.execute(
    db,
  );
  return rows.some(({ id }) => id !== null);
}
