import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Records every change of a booking, a customer or a venue: who made it, when, and what it changed. The key
 * holds that each version has one entry. Bookings that were there before have entries for later versions only.
 */
export const journal: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table journal (
      account_id text not null references accounts (account_id) on delete cascade,
      subject_id text not null,
      version integer not null,
      subject text not null check (subject in ('BOOKING', 'CUSTOMER', 'VENUE')),
      work_day text,
      actor_kind text not null check (actor_kind in ('STAFF', 'PARTNER', 'DINER', 'SYSTEM')),
      actor_id text,
      operation text not null,
      changes text not null,
      tapped_at integer,
      written_at integer not null,
      forced text,
      made_room_for text,
      undoes integer,
      primary key (account_id, subject_id, version)
    ) strict, without rowid`.execute(db);
  },
};
