import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How staff recognize guests without a booking, until the next work day begins. Apart from the bookings, so that
 * nothing that reads, exports or records bookings has it.
 */
export const walkInGuests: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table walk_in_guests (
      account_id text not null references accounts (account_id) on delete cascade,
      booking_uuid text not null,
      work_day text not null,
      label text,
      name text,
      phone text,
      primary key (account_id, booking_uuid)
    ) strict, without rowid`.execute(db);
  },
};
