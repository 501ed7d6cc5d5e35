import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where guests at the door are told that their table is ready, removed with what else staff noted of them. */
export const walkInEmails: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table walk_in_guests add column email text`.execute(db);
  },
};
