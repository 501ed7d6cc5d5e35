import { Migrator } from 'kysely/migration';
import type { Db } from './driver.ts';
import { MIGRATIONS } from './migrations/all.ts';

/** Brings a database from whatever version it is at to the newest, or to a named one. */
export async function migrate(db: Db, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = to ? await migrator.migrateTo(to) : await migrator.migrateToLatest();
  if (error) throw error;
}
