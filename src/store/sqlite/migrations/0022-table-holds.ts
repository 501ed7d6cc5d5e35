import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const FRESH = 'random() & 9007199254740991';

/**
 * Tables that are kept for a visitor of the widget, or for a party on the wait list, until a moment. Each change
 * changes the version of its work day, as that of a booking does. Venue documents from before keep a table for five
 * minutes.
 */
export const tableHolds: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table table_holds (
      id text primary key,
      account_id text not null references accounts (account_id) on delete cascade,
      work_day text not null,
      kind text not null check (kind in ('VISITOR', 'OFFER')),
      booking_at integer not null,
      turn_minutes integer not null,
      pax integer not null,
      pax_children integer not null,
      high_chairs integer not null,
      strollers integer not null,
      floor_plan_area_id integer,
      experience_id integer,
      add_ons text not null,
      table_ids text not null,
      created_at integer not null,
      expires_at integer not null,
      is_prolonged integer not null,
      secret_hash text unique,
      client_hash text
    ) strict`.execute(db);
    await sql`create index table_holds_by_day on table_holds (account_id, work_day)`.execute(db);
    await sql`create index table_holds_by_end on table_holds (expires_at)`.execute(db);
    for (const [event, row] of [
      ['insert', 'new'],
      ['update', 'new'],
    ] as const)
      await sql
        .raw(`create trigger table_holds_version_on_${event} after ${event} on table_holds begin
          insert into work_days (account_id, work_day, version)
            values (${row}.account_id, ${row}.work_day, ${FRESH})
            on conflict do update set version = excluded.version;
        end`)
        .execute(db);
    await sql
      .raw(`create trigger table_holds_version_on_delete after delete on table_holds begin
        update work_days set version = ${FRESH}
          where account_id = old.account_id and work_day = old.work_day;
      end`)
      .execute(db);
    await sql`update venue_documents
      set document = json_insert(document, '$.tableHoldMinutes', 5)`.execute(db);
  },
};
