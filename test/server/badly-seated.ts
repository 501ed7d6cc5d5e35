import { sql } from 'kysely';
import type { TestServer } from '../fixtures/test-context.ts';

/**
 * Finds bookings that hold tables, but whose rows in `booking_tables` are not exactly the tables of the
 * booking, or, until the guests come, not for its whole turn.
 */
export async function findBadlySeated({ context }: TestServer) {
  const { rows } = await context.store.read((db) =>
    sql`
      select uuid, status, table_ids from bookings as booking
      where status in ('CONFIRMED', 'ARRIVED', 'SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID')
        and (
          json_array_length(table_ids) = 0
          or table_ids <> (
            select json_group_array(table_id order by table_id) from booking_tables
            where booking_uuid = booking.uuid
          )
          or status = 'CONFIRMED' and exists (
            select 1 from booking_tables
            where booking_uuid = booking.uuid and (
              starts_at <> booking.booking_at
              or ends_at <> booking.booking_at + booking.turn_minutes * 60000
            )
          )
        )
    `.execute(db),
  );
  return rows;
}
