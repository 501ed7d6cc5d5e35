import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** As SQLite's migration of that number. */
export const phoneEndings: Migration = {
  async up(db: Kysely<never>) {
    for (const table of ['customers', 'integration_customers'])
      await sql`create index ${sql.id(`${table}_by_phone_ending`)}
        on ${sql.id(table)} (account_id, substr(phone, length(phone) - 5), phone)`.execute(db);
  },
};
