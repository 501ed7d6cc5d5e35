import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Second factors of members of the staff: passkeys, authenticator apps with their encrypted secret, recovery codes as
 * hashes, and the challenges that a passkey has yet to answer.
 */
export const secondFactors: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table staff_passkeys (
      id text collate "C" primary key,
      staff_uuid text collate "C" not null references staff (uuid) on delete cascade,
      credential_id text collate "C" not null unique,
      public_key text collate "C" not null,
      sign_count bigint not null,
      transports text collate "C" not null,
      name text collate "C" not null,
      created_at bigint not null,
      last_used_at bigint
    )`.execute(db);
    await sql`create index staff_passkeys_by_staff on staff_passkeys (staff_uuid)`.execute(db);
    await sql`create table staff_authenticators (
      staff_uuid text collate "C" primary key references staff (uuid) on delete cascade,
      encrypted_secret text collate "C" not null,
      created_at bigint not null,
      confirmed_at bigint,
      last_step bigint not null
    )`.execute(db);
    await sql`create table staff_recovery_codes (
      code_hash text collate "C" primary key,
      staff_uuid text collate "C" not null references staff (uuid) on delete cascade
    )`.execute(db);
    await sql`create index staff_recovery_codes_by_staff on staff_recovery_codes (staff_uuid)`.execute(
      db,
    );
    await sql`create table staff_challenges (
      challenge_hash text collate "C" primary key,
      staff_uuid text collate "C" references staff (uuid) on delete cascade,
      expires_at bigint not null
    )`.execute(db);
  },
};
