import type { TestServer } from '../fixtures/test-context.ts';

const MINUTE = 60_000;
const IN_HOUSE = ['SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID'];

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
  const bookings = await context.store.read((db) =>
    db
      .selectFrom('bookings')
      .select([
        'uuid',
        'table_ids',
        'status',
        'booking_at',
        'turn_minutes',
        'is_walk_in',
        'seated_at',
      ])
      .execute(),
  );
  const sitting = bookings
    .filter(({ status }) => IN_HOUSE.includes(status))
    .map((guests) => {
      const seatedAt = guests.seated_at ?? guests.booking_at;
      const minute = seatedAt - (seatedAt % MINUTE);
      const satAt = guests.is_walk_in === 1 ? Math.max(minute, guests.booking_at) : minute;
      return { ...guests, satAt, end: satAt + guests.turn_minutes * MINUTE };
    })
    .filter(({ satAt, end, booking_at }) => satAt <= now && booking_at < end)
    .flatMap(({ uuid, status, table_ids, end }) =>
      idsIn(table_ids).map((tableId) => ({ uuid, status, tableId, ends: Math.max(end, now) })),
    );
  const together = sitting.flatMap((one) =>
    sitting
      .filter((other) => other.tableId === one.tableId && other.uuid > one.uuid)
      .map((other) => ({ uuid: one.uuid, also: other.uuid, table_id: one.tableId })),
  );
  const given = bookings
    .filter(({ uuid, status }) => status === 'CONFIRMED' && bookedUuids.includes(uuid))
    .flatMap(({ uuid, table_ids, booking_at }) =>
      sitting
        .filter(
          (guests) =>
            guests.uuid !== uuid &&
            guests.status === 'SEATED' &&
            idsIn(table_ids).includes(guests.tableId) &&
            booking_at < guests.ends,
        )
        .map((guests) => ({ uuid: guests.uuid, also: uuid, table_id: guests.tableId })),
    );
  return [...together, ...given];
}

function idsIn(tableIds: string): number[] {
  return JSON.parse(tableIds) as number[];
}
