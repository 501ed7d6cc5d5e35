import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Venue documents from before have every kind of mail, also to the guests of partners. */
const DEFAULTS = {
  reminderHours: 24,
  reconfirmHours: null,
  quietHours: { from: '21:00:00', until: '09:00:00' },
  omittedKinds: [],
  writesToGuestsOfPartners: true,
  nightlySheetAt: null,
};

/**
 * Venues choose which kinds of mail are sent, whether partners' guests are written to, and when the bookings of the next
 * day are sent to themselves: a row per venue that wants them, for the next sheet to be sent.
 */
export const messageKinds: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table nightly_sheets (
      account_id text primary key references accounts (account_id) on delete cascade,
      work_day text not null,
      due_at integer not null,
      tries integer not null,
      claimed_until integer
    ) strict`.execute(db);
    for (const [field, value] of Object.entries(DEFAULTS))
      await sql`update venue_documents set document = json_insert(
        json_insert(document, '$.messages', json('{}')),
        ${`$.messages.${field}`}, json(${JSON.stringify(value)})
      )`.execute(db);
  },
};
