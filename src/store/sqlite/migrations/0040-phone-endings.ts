import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Guests are found by the last digits of a phone number, which all spellings of it share; the parser of the version that
 * runs then says which of them is the same number. What earlier versions stored stays as it is. The number itself is in the
 * index because SQLite prefers one that has all columns, even if it narrows the rows down less.
 */
export const phoneEndings: Migration = {
  async up(db: Kysely<never>) {
    for (const table of ['customers', 'integration_customers'])
      await sql`create index ${sql.id(`${table}_by_phone_ending`)}
        on ${sql.id(table)} (account_id, substr(phone, length(phone) - 5), phone)`.execute(db);
  },
};
