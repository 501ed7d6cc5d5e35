import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { type Db, StoreUnavailable } from './driver.ts';
import { MIGRATIONS } from './migrations/all.ts';

/**
 * Migrates a database to the newest version, or to the given one, in one transaction. Processes that
 * open it at the same time migrate it once. @throws StoreUnavailable if it has a newer version
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  await sql`begin immediate`.execute(db);
  try {
    await refuseNewer(db);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    const { error } = to ? await migrator.migrateTo(to) : await migrator.migrateToLatest();
    if (error) throw error;
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => undefined);
    throw error;
  }
}

async function refuseNewer(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const applied = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const unknown = applied.rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
  if (unknown.length === 0) return;
  throw new StoreUnavailable(
    `The database was made by a newer version of Maitre (${unknown.join(', ')}). Start that version, or set DATABASE_URL to another file.`,
  );
}
