import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Two parties cannot sit at one table, however long each of them stays. */
export const partiesInTheHouse: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table booking_tables
      add column is_seated integer not null default 0 check (is_seated in (0, 1))`.execute(db);
    await sql`create unique index booking_tables_seated
      on booking_tables (account_id, table_id, work_day) where is_seated = 1`.execute(db);
  },
};
