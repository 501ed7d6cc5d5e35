import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { adoptBaseline, applyMissing, isNewest, listApplied } from '../applied-migrations.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import type { Tables } from '../tables.ts';
import { runAgain } from './run-again.ts';
import { isLockTimeout, isRetryable } from './translate-error.ts';

/** While servers of the previous version are busy, a migration waits for the tables up to a minute. */
const MAX_TRIES = 20;

/**
 * Migrates a database to the newest version in one transaction. A lock of the database makes processes that
 * open it at the same time migrate it once. Servers of the previous version may use it meanwhile: if their locks
 * are in the way, the migration begins again.
 * @throws StoreUnavailable if it has a newer version, or one that is too old
 */
export async function migrate(db: Kysely<Tables>, migrations = MIGRATIONS): Promise<void> {
  if (await isNewest(db, migrations)) return;
  const isInTheWay = (error: unknown) => isRetryable(error) || isLockTimeout(error);
  await runAgain(MAX_TRIES, isInTheWay, async () => {
    if ((await listApplied(db)).length > 0) await adoptAlone(db);
    await applyMissing(db, migrations);
  });
}

/** If several processes open the database at once, one of them records the baseline. */
async function adoptAlone(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(DEFAULT_MIGRATION_TABLE)} in exclusive mode`.execute(
      transaction,
    );
    await adoptBaseline(transaction);
  });
}
