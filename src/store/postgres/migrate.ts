import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isNewest, MIGRATION_TABLE } from '../applied-migrations.ts';
import type { Tables } from '../tables.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { runAgain } from './run-again.ts';
import { isLockTimeout, isRetryable } from './translate-error.ts';

/** While servers of the version before are busy, a migration waits for the tables up to a minute. */
const MAX_TRIES = 20;

/**
 * Migrates a database to the newest version in one transaction. A lock of the database makes processes that
 * open it at the same time migrate it once. Servers of the version before may use it meanwhile: if their locks
 * are in the way, the migration begins again.
 * @throws StoreUnavailable if it has a newer version
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  if ((await hasMigrations(db)) && (await isNewest(db, migrations))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const isInTheWay = (error: unknown) => isRetryable(error) || isLockTimeout(error);
  await runAgain(MAX_TRIES, isInTheWay, async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

async function hasMigrations(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ id: unknown }>`select to_regclass(${MIGRATION_TABLE}) as id`.execute(
    db,
  );
  return rows.some(({ id }) => id !== null);
}
