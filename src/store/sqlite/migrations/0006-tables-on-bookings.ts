import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores the table ids in the booking's row too, so that one read is enough to evaluate or list a day.
 * `booking_tables` remains, to reject a table that is taken.
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
