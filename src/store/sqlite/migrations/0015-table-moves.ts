import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Records which bookings moved to other tables to make room, and counts in each booking how many of its
 * latest versions changed only its tables.
 */
export const tableMoves: Migration = {
  async up(db: Kysely<never>) {
    // The references are checked at the end of the transaction: a move is recorded before the new booking
    // that it makes room for.
    await sql`create table table_moves (
      id integer primary key,
      account_id text not null references accounts (account_id) on delete cascade,
      cause_uuid text not null references bookings (uuid)
        on delete cascade deferrable initially deferred,
      booking_uuid text not null references bookings (uuid)
        on delete cascade deferrable initially deferred,
      from_table_ids text not null,
      to_table_ids text not null,
      moved_at integer not null,
      undone_at integer
    ) strict`.execute(db);
    await sql`create index table_moves_by_booking on table_moves (booking_uuid)`.execute(db);
    await sql`create index table_moves_by_cause on table_moves (cause_uuid)`.execute(db);
    await sql`alter table bookings
      add column table_only_versions integer not null default 0`.execute(db);
  },
};
