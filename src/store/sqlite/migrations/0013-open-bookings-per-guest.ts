import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Venue documents from before `maxOpenBookingsPerGuest` get its default. */
export const openBookingsPerGuest: Migration = {
  async up(db: Kysely<never>) {
    await sql`update accounts
      set document = json_insert(document, '$.maxOpenBookingsPerGuest', 6)`.execute(db);
  },
};
