import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Bookings that staff do not count for the pace, and tables held for them. What is there already counts. */
export const exemptFromPace: Migration = {
  async up(db: Kysely<never>) {
    for (const table of ['bookings', 'table_holds'])
      await sql`alter table ${sql.id(table)}
        add column is_exempt_from_pace smallint not null default 0`.execute(db);
  },
};
