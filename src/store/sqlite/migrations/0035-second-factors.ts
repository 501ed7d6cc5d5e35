import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Second factors of members of the staff: passkeys, authenticator apps with their encrypted secret, recovery codes as
 * hashes, and the challenges that a passkey has yet to answer.
 */
export const secondFactors: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table staff_passkeys (
      id text primary key,
      staff_uuid text not null references staff (uuid) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      sign_count integer not null,
      transports text not null,
      name text not null,
      created_at integer not null,
      last_used_at integer
    ) strict`.execute(db);
    await sql`create index staff_passkeys_by_staff on staff_passkeys (staff_uuid)`.execute(db);
    await sql`create table staff_authenticators (
      staff_uuid text primary key references staff (uuid) on delete cascade,
      encrypted_secret text not null,
      created_at integer not null,
      confirmed_at integer,
      last_step integer not null
    ) strict`.execute(db);
    await sql`create table staff_recovery_codes (
      code_hash text primary key,
      staff_uuid text not null references staff (uuid) on delete cascade
    ) strict`.execute(db);
    await sql`create index staff_recovery_codes_by_staff on staff_recovery_codes (staff_uuid)`.execute(
      db,
    );
    await sql`create table staff_challenges (
      challenge_hash text primary key,
      staff_uuid text references staff (uuid) on delete cascade,
      expires_at integer not null
    ) strict`.execute(db);
  },
};
