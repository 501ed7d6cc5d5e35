import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Sessions become devices, with a name and their last use, on which members take over from each other with a PIN.
 * Invitations to the staff, and one-time approvals of what somebody else's role allows. Secrets are hashes.
 */
export const team: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table staff add column pin_hash text collate "C"`.execute(db);
    await sql`alter table staff_sessions add column id text collate "C"`.execute(db);
    await sql`alter table staff_sessions add column device_name text collate "C"`.execute(db);
    await sql`alter table staff_sessions add column last_used_at bigint`.execute(db);
    await sql`alter table staff_sessions add column signed_in_uuid text collate "C"
      references staff (uuid) on delete cascade`.execute(db);
    await sql`alter table staff_sessions add column is_by_pin integer not null default 0`.execute(
      db,
    );
    await sql`update staff_sessions set id = replace(gen_random_uuid()::text, '-', ''), signed_in_uuid = staff_uuid`.execute(
      db,
    );
    await sql`create unique index staff_sessions_by_id on staff_sessions (id)`.execute(db);
    await sql`create index staff_sessions_by_signed_in on staff_sessions (signed_in_uuid)`.execute(
      db,
    );
    await sql`alter table journal add column approved_by text collate "C"`.execute(db);
    await sql`create table staff_invitations (
      id text collate "C" primary key,
      account_id text collate "C" not null references accounts (account_id) on delete cascade,
      token_hash text collate "C" not null unique,
      role text collate "C" not null check (role in ('KITCHEN', 'HOST', 'MANAGER', 'OWNER')),
      name text collate "C" not null,
      language text collate "C" not null,
      created_by text collate "C" not null,
      created_at bigint not null,
      expires_at bigint not null
    )`.execute(db);
    await sql`create index staff_invitations_by_account on staff_invitations (account_id)`.execute(
      db,
    );
    await sql`create table staff_approvals (
      token_hash text collate "C" primary key,
      session_hash text collate "C" not null references staff_sessions (token_hash) on delete cascade,
      approved_by text collate "C" not null references staff (uuid) on delete cascade,
      method text collate "C" not null,
      path text collate "C" not null,
      used_with text collate "C",
      expires_at bigint not null
    )`.execute(db);
    await sql`create index staff_approvals_by_session on staff_approvals (session_hash)`.execute(
      db,
    );
  },
};
