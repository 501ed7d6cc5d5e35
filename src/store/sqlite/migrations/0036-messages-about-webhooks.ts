import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const COLUMNS =
  sql.raw(`id, account_id, booking_uuid, booking_version, kind, lane, is_repeat, status, due_at, tries,
  told_version, claimed_until, created_at, ended_at, problem, server_answer`);

/**
 * Messages to the venue about webhooks, which are about no booking. SQLite cannot make a column nullable, so the table
 * is made anew.
 */
export const messagesAboutWebhooks: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table new_messages (
      id text primary key,
      account_id text not null references accounts (account_id) on delete cascade,
      booking_uuid text,
      booking_version integer not null,
      webhook_id text references webhook_endpoints (id) on delete cascade,
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
    await sql`insert into new_messages (${COLUMNS}) select ${COLUMNS} from messages`.execute(db);
    await sql`drop table messages`.execute(db);
    await sql`alter table new_messages rename to messages`.execute(db);
    await sql`create index messages_waiting on messages (due_at) where status = 'WAITING'`.execute(
      db,
    );
    await sql`create index messages_by_booking on messages (account_id, booking_uuid)`.execute(db);
    await sql`create index messages_ended on messages (ended_at) where status <> 'WAITING'`.execute(
      db,
    );
  },
};
