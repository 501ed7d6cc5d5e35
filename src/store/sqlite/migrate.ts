import { sql } from 'kysely';
import { adoptBaseline, applyMissing, isNewest } from '../applied-migrations.ts';
import type { Db } from '../db.ts';
import { MIGRATIONS } from '../migrations/all.ts';

/**
 * Migrates a database to the newest version, in one transaction. Processes that open it at the same time migrate it
 * once. @throws StoreUnavailable if it has a newer version, or one that is too old
 */
export async function migrate(db: Db, migrations = MIGRATIONS): Promise<void> {
  await sql`begin immediate`.execute(db);
  try {
    if (!(await isNewest(db, migrations))) {
      await adoptBaseline(db);
      await applyMissing(db, migrations);
    }
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => undefined);
    throw error;
  }
}
