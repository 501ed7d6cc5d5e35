import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { warnWithoutTrigrams } from '../postgres/trigram-index.ts';
import { attempts } from './baseline/attempts.ts';
import { bookings } from './baseline/bookings.ts';
import { customerSearchOnPostgres } from './baseline/customer-search-on-postgres.ts';
import { customerSearchOnSqlite } from './baseline/customer-search-on-sqlite.ts';
import { customers } from './baseline/customers.ts';
import { eventsAndWebhooks } from './baseline/events-and-webhooks.ts';
import { integrations } from './baseline/integrations.ts';
import { journal } from './baseline/journal.ts';
import { messages } from './baseline/messages.ts';
import { staff } from './baseline/staff.ts';
import { venues } from './baseline/venues.ts';
import { workDays } from './baseline/work-days.ts';
import { dialectOf, migrationOf } from './dialect.ts';

/**
 * Instants are milliseconds since 1970, work days `YYYY-MM-DD`, money cents, flags 0 and 1; values that are only
 * ever read and written whole are JSON. Each engine has its columns in the order in which its databases got them.
 */
const tables = migrationOf((dialect) => [
  // Needed by the constraint that no two bookings overlap at a table.
  ...(dialect.engine === 'postgres' ? ['create extension if not exists btree_gist'] : []),
  ...[
    venues,
    integrations,
    staff,
    customers,
    bookings,
    workDays,
    journal,
    eventsAndWebhooks,
    messages,
    attempts,
  ].flatMap((concept) => concept(dialect)),
]);

export const BASELINE = '0044-baseline';

export const baseline: Migration = {
  async up(db: Kysely<never>) {
    await tables.up(db);
    if (dialectOf(db).engine === 'sqlite') {
      for (const statement of customerSearchOnSqlite()) await sql.raw(statement).execute(db);
      return;
    }
    const { rows } = await sql<{ encoding: string }>`
      select getdatabaseencoding() as encoding`.execute(db);
    const isUnicode = rows[0]?.encoding === 'UTF8';
    for (const statement of customerSearchOnPostgres(isUnicode))
      await sql.raw(statement).execute(db);
    await warnWithoutTrigrams(db);
  },
};
