import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from '../db.ts';
import { refuseNewerDatabase } from '../refuse-newer-database.ts';
import { MIGRATIONS } from './migrations/all.ts';

/**
 * Migrates a database to the newest version, or to the given one, in one transaction. Processes that
 * open it at the same time migrate it once. @throws StoreUnavailable if it has a newer version
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  await sql`begin immediate`.execute(db);
  try {
    await refuseNewerDatabase(db, MIGRATIONS);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    const { error } = to ? await migrator.migrateTo(to) : await migrator.migrateToLatest();
    if (error) throw error;
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => undefined);
    throw error;
  }
}
