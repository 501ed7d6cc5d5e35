import { type BookingRow, bookingColumns } from '../../src/store/tables.ts';
import { type SeenBooking, seenBooking } from './answer.ts';
import type { SimulatedDisk } from './simulated-disk.ts';
import { Violation } from './violation.ts';

const QUERY = `select ${bookingColumns.names.join(', ')} from bookings`;

const TABLES_QUERY = 'select booking_uuid as uuid, table_id as id from booking_tables';

/**
 * The committed state, deleted bookings included.
 * @throws Violation if a booking was stored without its tables, so not as a whole
 */
export function readBookings(disk: SimulatedDisk): SeenBooking[] {
  const { cached } = disk.connect('audit');
  const rows = cached.prepare(QUERY).all([]) as BookingRow[];
  const bookings = rows.map((row) => seenBooking({ ...bookingColumns.fromRow(row), ticket: null }));
  const stored = cached.prepare(TABLES_QUERY).all([]) as { uuid: string; id: number }[];
  for (const { uuid, tableIds } of bookings)
    for (const id of tableIds)
      if (!stored.some((table) => table.uuid === uuid && table.id === id))
        throw new Violation(`${uuid} was stored without its table T${id}`);
  return bookings;
}
