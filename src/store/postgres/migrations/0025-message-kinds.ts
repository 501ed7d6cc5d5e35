import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Venue documents from before have every kind of mail, also to the guests of partners. */
const DEFAULTS = JSON.stringify({
  reminderHours: 24,
  reconfirmHours: null,
  quietHours: { from: '21:00:00', until: '09:00:00' },
  omittedKinds: [],
  writesToGuestsOfPartners: true,
  nightlySheetAt: null,
});

/**
 * Venues choose which kinds of mail are sent, whether partners' guests are written to, and when the bookings of the next
 * day are sent to themselves: a row per venue that wants them, for the next sheet to be sent.
 */
export const messageKinds: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table nightly_sheets (
      account_id text collate "C" primary key references accounts (account_id) on delete cascade,
      work_day text collate "C" not null,
      due_at bigint not null,
      tries integer not null,
      claimed_until bigint
    )`.execute(db);
    await sql`update venue_documents set document = (
      document::jsonb || jsonb_build_object(
        'messages', ${DEFAULTS}::jsonb || coalesce(document::jsonb -> 'messages', '{}'::jsonb)
      )
    )::text`.execute(db);
  },
};
