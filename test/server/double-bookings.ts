import { sql } from 'kysely';
import type { TestServer } from '../fixtures/test-context.ts';

/**
 * Finds pairs of bookings with the same table at the same time. Computed from the bookings' times,
 * independent of the server's own logic. Guests who sat down early leave early, and those who have the
 * dessert or the bill may leave at any time.
 */
export async function findDoubleBookings({ context }: TestServer) {
  const { rows } = await context.store.read((db) =>
    sql`
      with held as (
        select seats.account_id, seats.table_id, booking.uuid, booking.booking_at as starts,
          min(booking.booking_at + booking.turn_minutes * 60000, case
            when booking.status = 'ATTENDED' then booking.ended_at
            when booking.status in ('DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID')
              then max(booking.booking_at, booking.updated_at)
            when booking.status = 'SEATED' and not booking.is_walk_in
              and booking.seated_at + booking.turn_minutes * 60000 > booking.booking_at
              then booking.seated_at + booking.turn_minutes * 60000
            else booking.booking_at + booking.turn_minutes * 60000 end) as ends
        from booking_tables as seats
        join bookings as booking on booking.uuid = seats.booking_uuid
        where booking.status in ('CONFIRMED', 'ARRIVED', 'SEATED', 'DESSERTS', 'ACCOUNT_SENT',
          'ACCOUNT_PAID', 'ATTENDED')
      )
      select one.table_id, one.uuid, other.uuid as also
      from held as one
      join held as other on other.account_id = one.account_id
        and other.table_id = one.table_id and other.uuid > one.uuid
        and one.starts < other.ends and other.starts < one.ends
        and one.ends > one.starts and other.ends > other.starts
    `.execute(db),
  );
  return rows;
}
