import type { TestServer } from '../fixtures/test-context.ts';
import { WITH_TABLES } from './statuses-with-tables.ts';

/**
 * Finds pairs of bookings with the same table at the same time. Computed from the bookings' times,
 * independent of the server's own logic. Guests who sat down early leave early, and those who have the
 * dessert or the bill may leave at any time.
 */
export async function findDoubleBookings({ context }: TestServer) {
  const rows = await context.store.read((db) =>
    db
      .selectFrom('booking_tables')
      .innerJoin('bookings', 'bookings.uuid', 'booking_tables.booking_uuid')
      .select([
        'bookings.account_id',
        'booking_tables.table_id',
        'bookings.uuid',
        'bookings.status',
        'bookings.booking_at',
        'bookings.turn_minutes',
        'bookings.is_walk_in',
        'bookings.seated_at',
        'bookings.ended_at',
        'bookings.updated_at',
      ])
      .where('bookings.status', 'in', WITH_TABLES)
      .execute(),
  );
  const byTable = Map.groupBy(
    rows
      .map((row) => ({ ...row, ends: endOf(row) }))
      // Guests who left before their turn began take no table.
      .filter(({ booking_at, ends }) => ends > booking_at),
    ({ account_id, table_id }) => `${account_id} ${table_id}`,
  );
  return [...byTable.values()].flatMap((held) =>
    held.flatMap((one) =>
      held
        .filter(
          (other) =>
            other.uuid > one.uuid && one.booking_at < other.ends && other.booking_at < one.ends,
        )
        .map((other) => ({ table_id: one.table_id, uuid: one.uuid, also: other.uuid })),
    ),
  );
}

interface Held {
  status: string;
  booking_at: number;
  turn_minutes: number;
  is_walk_in: number;
  seated_at: number | null;
  ended_at: number | null;
  updated_at: number;
}

function endOf(booking: Held): number {
  const { status, booking_at, is_walk_in, seated_at, ended_at, updated_at } = booking;
  const turn = booking.turn_minutes * 60_000;
  const bookedEnd = booking_at + turn;
  if (status === 'ATTENDED') return Math.min(bookedEnd, ended_at ?? bookedEnd);
  if (['DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID'].includes(status))
    return Math.min(bookedEnd, Math.max(booking_at, updated_at));
  const sitsUntil = (seated_at ?? booking_at) + turn;
  if (status === 'SEATED' && is_walk_in === 0 && sitsUntil > booking_at)
    return Math.min(bookedEnd, sitsUntil);
  return bookedEnd;
}
