import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An integration with public access looks customers up by what it sent itself, so that a list
 * narrowed by an email does not tell whether the venue knows it.
 */
export const contactsAsSent: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table integration_customers add column email text`.execute(db);
    await sql`alter table integration_customers add column phone text`.execute(db);
  },
};
