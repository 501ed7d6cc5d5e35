import type { TestServer } from '../fixtures/test-context.ts';
import { IN_HOUSE_OR_EXPECTED } from './statuses-with-tables.ts';

/**
 * Finds bookings that hold tables, but whose rows in `booking_tables` are not exactly the tables of the
 * booking, or, until the guests come, not for its whole turn.
 */
export async function findBadlySeated({ context }: TestServer) {
  const [bookings, seats] = await context.store.read(async (db) => [
    await db
      .selectFrom('bookings')
      .select(['uuid', 'status', 'table_ids', 'booking_at', 'turn_minutes'])
      .where('status', 'in', IN_HOUSE_OR_EXPECTED)
      .execute(),
    await db.selectFrom('booking_tables').selectAll().orderBy('table_id').execute(),
  ]);
  return bookings.filter(({ uuid, status, table_ids, booking_at, turn_minutes }) => {
    const own = seats.filter(({ booking_uuid }) => booking_uuid === uuid);
    const isForItsTurn = own.every(
      ({ starts_at, ends_at }) =>
        starts_at === booking_at && ends_at === booking_at + turn_minutes * 60_000,
    );
    const seated = JSON.stringify(own.map(({ table_id }) => table_id));
    return own.length === 0 || seated !== table_ids || (status === 'CONFIRMED' && !isForItsTurn);
  });
}
