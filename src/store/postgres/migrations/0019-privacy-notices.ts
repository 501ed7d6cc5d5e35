import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Records that staff told a guest how the venue handles personal data, when the guest booked by phone or at the
 * door: such a booking needs no consent, but the guest must be informed.
 */
export const privacyNotices: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table privacy_notices (
      customer_uuid text collate "C" not null references customers (uuid) on delete cascade,
      booking_uuid text collate "C" not null,
      told text not null check (told in ('BY_PHONE', 'IN_PERSON')),
      told_at bigint not null,
      staff_uuid text collate "C" not null,
      text_version text collate "C" not null,
      primary key (customer_uuid, booking_uuid)
    )`.execute(db);
  },
};
