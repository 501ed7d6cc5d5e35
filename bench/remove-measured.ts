import Database from 'better-sqlite3';

/**
 * Removes the bookings of this run and of interrupted ones, so that the next run
 * finds the same data: all bookings made with an idempotency key, and their guests.
 */
export function removeMeasured(file: string): void {
  const database = new Database(file);
  try {
    database.pragma('foreign_keys = ON');
    const customerOf = database
      .prepare('select customer_uuid from bookings where uuid = ?')
      .pluck();
    const deleteBooking = database.prepare('delete from bookings where uuid = ?');
    const deleteCustomer = database.prepare('delete from customers where uuid = ?');
    database.transaction(() => {
      const made = database.prepare('select booking_uuid from idempotency_keys').pluck().all();
      for (const uuid of made) {
        const customer = customerOf.get(uuid);
        deleteBooking.run(uuid);
        deleteCustomer.run(customer);
      }
      database.exec('delete from idempotency_keys');
    })();
    database.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
