import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often guests came before they were imported from another system, as JSON. */
export const earlierVisits: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table customers add column earlier_visits text`.execute(db);
  },
};
