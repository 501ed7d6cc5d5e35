import { sql } from 'kysely';
import type { TestServer } from '../fixtures/test-context.ts';

/**
 * Pairs of a party that sits at a table now and another one that sits there too, or that has just got
 * it for a time before they are expected to leave. Computed from the statuses alone, independent of the
 * server's own logic.
 *
 * @param bookedUuids the bookings that have just got their tables, if they were made, changed or moved
 */
export async function findTakenFromGuests(
  { context }: TestServer,
  now: number,
  bookedUuids: readonly string[],
) {
  const { rows } = await context.store.read((db) =>
    sql<{ uuid: string; also: string; table_id: number }>`
      with in_house as (
        select uuid, table_ids, status, booking_at, turn_minutes * 60000 as turn,
          iif(is_walk_in, max(seated_at / 60000 * 60000, booking_at), seated_at / 60000 * 60000) as sat_at
        from bookings
        where status in ('SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID')
      ), sitting as (
        select guests.uuid, tables.value as table_id, guests.status,
          max(guests.sat_at + guests.turn, ${now}) as ends
        from in_house as guests, json_each(guests.table_ids) as tables
        where guests.sat_at <= ${now} and guests.booking_at < guests.sat_at + guests.turn
      )
      select one.uuid, other.uuid as also, one.table_id
      from sitting as one
      join sitting as other on other.table_id = one.table_id and other.uuid > one.uuid
      union all
      select sitting.uuid, booked.uuid, sitting.table_id
      from bookings as booked, json_each(booked.table_ids) as tables
      join sitting on sitting.table_id = tables.value and sitting.uuid <> booked.uuid
      where booked.uuid in (select value from json_each(${JSON.stringify(bookedUuids)}))
        and booked.status = 'CONFIRMED'
        and sitting.status = 'SEATED' and booked.booking_at < sitting.ends
    `.execute(db),
  );
  return rows;
}
