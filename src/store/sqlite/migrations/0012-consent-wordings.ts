import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A consent also has the booking that it was given with, its language, and the wording itself: a version
 * alone may have been used for two wordings. The wording is null where it is not known: of earlier
 * consents, and of those that a partner asked for.
 */
export const consentWordings: Migration = {
  async up(db: Kysely<never>) {
    for (const column of ['booking_uuid', 'language', 'wording'])
      await sql`alter table customer_consents add column ${sql.id(column)} text`.execute(db);
  },
};
