import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An integration with public access finds customers only by the contacts that it sent itself. Filtering
 * a list by an email therefore does not reveal whether the venue knows that email.
 */
export const contactsAsSent: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table integration_customers add column email text`.execute(db);
    await sql`alter table integration_customers add column phone text`.execute(db);
  },
};
