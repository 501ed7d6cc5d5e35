import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isNewest, MIGRATION_TABLE } from '../applied-migrations.ts';
import type { Db } from '../db.ts';
import { MIGRATIONS } from './migrations/all.ts';

/**
 * Migrates a database to the newest version, or to the given one, in one transaction. Processes that
 * open it at the same time migrate it once. @throws StoreUnavailable if it has a newer version
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  await sql`begin immediate`.execute(db);
  try {
    const isDone = (await hasMigrations(db)) && (await isNewest(db, MIGRATIONS));
    if (to || !isDone) await runMigrations(db, to);
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => undefined);
    throw error;
  }
}

async function hasMigrations(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_schema where name = ${MIGRATION_TABLE}`.execute(
    db,
  );
  return rows.length > 0;
}

async function runMigrations(db: Db, to: string | undefined): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = to ? await migrator.migrateTo(to) : await migrator.migrateToLatest();
  if (error) throw error;
}
