import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps every version of a venue document, with who saved it. The versions begin with the present ones. */
export const venueVersions: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table venue_versions (
      account_id text not null references accounts (account_id) on delete cascade,
      version integer not null,
      document text not null,
      sections text not null,
      based_on integer,
      actor_kind text not null check (actor_kind in ('STAFF', 'PARTNER', 'DINER', 'SYSTEM')),
      actor_id text,
      written_at integer not null,
      primary key (account_id, version)
    ) strict`.execute(db);
    await sql`insert into venue_versions
      select account_id, version, document, '[]', null, 'SYSTEM', null, updated_at
      from accounts join venue_documents using (account_id)`.execute(db);
  },
};
