import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { refuseNewerDatabase } from '../refuse-newer-database.ts';
import type { Tables } from '../tables.ts';
import { MIGRATIONS } from './migrations/all.ts';

/**
 * Migrates a database to the newest version in one transaction. A lock of the database makes processes that
 * open it at the same time migrate it once. @throws StoreUnavailable if it has a newer version
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await refuseNewerDatabase(db, MIGRATIONS);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
