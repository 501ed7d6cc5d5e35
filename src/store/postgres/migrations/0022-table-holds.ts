import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tables that are kept for a visitor of the widget, or for a party on the wait list, until a moment. Each change
 * changes the version of its work day, as that of a booking does. Venue documents from before keep a table for five
 * minutes.
 */
export const tableHolds: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table table_holds (
      id text collate "C" primary key,
      account_id text collate "C" not null references accounts (account_id) on delete cascade,
      work_day text collate "C" not null,
      kind text not null check (kind in ('VISITOR', 'OFFER')),
      booking_at bigint not null,
      turn_minutes integer not null,
      pax integer not null,
      pax_children integer not null,
      high_chairs integer not null,
      strollers integer not null,
      floor_plan_area_id bigint,
      experience_id bigint,
      add_ons text not null,
      table_ids text not null,
      created_at bigint not null,
      expires_at bigint not null,
      is_prolonged integer not null,
      secret_hash text collate "C" unique,
      client_hash text collate "C"
    )`.execute(db);
    await sql`create index table_holds_by_day on table_holds (account_id, work_day)`.execute(db);
    await sql`create index table_holds_by_end on table_holds (expires_at)`.execute(db);
    await sql`create trigger table_holds_version after insert or update or delete on table_holds
      for each row execute function bump_day_version()`.execute(db);
    await sql`update venue_documents
      set document = (document::jsonb || jsonb_build_object('tableHoldMinutes', 5))::text
      where not document::jsonb ? 'tableHoldMinutes'`.execute(db);
  },
};
