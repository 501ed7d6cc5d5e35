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
      id text primary key,
      account_id text not null references accounts (account_id) on delete cascade,
      booking_uuid text not null,
      booking_version integer not null,
      kind text not null,
      lane text not null,
      is_repeat integer not null,
      status text not null check (status in ('WAITING', 'SENT', 'FAILED', 'SKIPPED')),
      due_at integer not null,
      tries integer not null,
      told_version integer,
      claimed_until integer,
      created_at integer not null,
      ended_at integer,
      problem text,
      server_answer text
    ) strict`.execute(db);
    await sql`create index messages_waiting on messages (due_at) where status = 'WAITING'`.execute(
      db,
    );
    await sql`create index messages_by_booking on messages (account_id, booking_uuid)`.execute(db);
    await sql`create index messages_ended on messages (ended_at) where status <> 'WAITING'`.execute(
      db,
    );
    await sql`update venue_documents set document = json_insert(document, '$.messages', json(${DEFAULTS}))`.execute(
      db,
    );
  },
};
