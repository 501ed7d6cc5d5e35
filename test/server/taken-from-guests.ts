import { sql } from 'kysely';
import type { TestServer } from '../fixtures/test-context.ts';

/**
 * Pairs of a party that sits at a table now and another one that sits there too, or that has just booked
 * it for a time before they are expected to leave. Computed from the statuses alone, independent of the
 * server's own logic.
 *
 * @param bookedUuid the booking that was just made or changed; empty for none
 */
export async function findTakenFromGuests(
  { context }: TestServer,
  now: number,
  bookedUuid: string,
) {
  const { rows } = await context.store.read((db) =>
    sql`
      with sitting as (
        select booking.uuid, tables.value as table_id, booking.status,
          max(booking.seated_at + booking.turn_minutes * 60000, ${now}) as ends
        from bookings as booking, json_each(booking.table_ids) as tables
        where booking.status in ('SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID')
          and booking.seated_at <= ${now}
          and booking.booking_at < booking.seated_at + booking.turn_minutes * 60000
      )
      select one.uuid, other.uuid as also, one.table_id
      from sitting as one
      join sitting as other on other.table_id = one.table_id and other.uuid > one.uuid
      union all
      select sitting.uuid, booked.uuid, sitting.table_id
      from bookings as booked, json_each(booked.table_ids) as tables
      join sitting on sitting.table_id = tables.value and sitting.uuid <> booked.uuid
      where booked.uuid = ${bookedUuid} and booked.status = 'CONFIRMED'
        and sitting.status = 'SEATED' and booked.booking_at < sitting.ends
    `.execute(db),
  );
  return rows;
}
