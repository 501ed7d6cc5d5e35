import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A booking's row names its tables itself, so that days are judged and listed by one read; what
 * `booking_tables` is for is to refuse a table that is taken.
 */
export const tablesOnBookings: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table bookings add column table_ids text not null default '[]'`.execute(db);
    await sql`update bookings set table_ids = (
        select json_group_array(table_id order by table_id) from booking_tables
        where booking_uuid = bookings.uuid
      ) where uuid in (select booking_uuid from booking_tables)`.execute(db);
  },
};
