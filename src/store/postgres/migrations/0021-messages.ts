import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Venue documents from before have these rules. */
const DEFAULTS =
  '{"reminderHours":24,"reconfirmHours":null,"quietHours":{"from":"21:00:00","until":"09:00:00"}}';

/**
 * Mail to guests and venues: a row in the transaction of the change that causes it, sent after the commit. It has
 * neither a text nor an address. A booking keeps the address that was sent with it, where messages about it go.
 */
export const messages: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table bookings add column customer_email text`.execute(db);
    await sql`create table messages (
      id text collate "C" primary key,
      account_id text collate "C" not null references accounts (account_id) on delete cascade,
      booking_uuid text collate "C" not null,
      booking_version integer not null,
      kind text not null,
      lane text not null,
      is_repeat integer not null,
      status text not null check (status in ('WAITING', 'SENT', 'FAILED', 'SKIPPED')),
      due_at bigint not null,
      tries integer not null,
      told_version integer,
      claimed_until bigint,
      created_at bigint not null,
      ended_at bigint,
      problem text,
      server_answer text
    )`.execute(db);
    await sql`create index messages_waiting on messages (due_at) where status = 'WAITING'`.execute(
      db,
    );
    await sql`create index messages_by_booking on messages (account_id, booking_uuid)`.execute(db);
    await sql`create index messages_ended on messages (ended_at) where status <> 'WAITING'`.execute(
      db,
    );
    await sql`update venue_documents
      set document = (document::jsonb || jsonb_build_object('messages', ${DEFAULTS}::jsonb))::text
      where not document::jsonb ? 'messages'`.execute(db);
  },
};
