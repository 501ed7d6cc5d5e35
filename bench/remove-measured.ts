import Database from 'better-sqlite3';
import { withoutOccupancy } from '../src/store/occupancy-text.ts';

interface Made {
  account_id: string;
  work_day: string;
  customer_uuid: string | null;
}

/**
 * Removes the bookings of this run and of interrupted ones, so that the next run
 * finds the same data: all bookings made with an idempotency key, and their guests.
 */
export function removeMeasured(file: string): void {
  const database = new Database(file);
  try {
    database.pragma('foreign_keys = ON');
    const find = database.prepare<[string], Made>(
      'select account_id, work_day, customer_uuid from bookings where uuid = ?',
    );
    const textOf = database
      .prepare<[string, string], string>(
        'select occupancies from work_day_occupancies where account_id = ? and work_day = ?',
      )
      .pluck();
    const saveText = database.prepare(
      `update work_day_occupancies set occupancies = ?,
         version = (select version from work_days as day
           where day.account_id = work_day_occupancies.account_id
             and day.work_day = work_day_occupancies.work_day)
       where account_id = ? and work_day = ?`,
    );
    const deleteBooking = database.prepare('delete from bookings where uuid = ?');
    const deleteMessages = database.prepare(
      'delete from messages where account_id = ? and booking_uuid = ?',
    );
    const deleteCustomer = database.prepare('delete from customers where uuid = ?');
    database.transaction(() => {
      const made = database
        .prepare<[], string>('select booking_uuid from idempotency_keys')
        .pluck()
        .all();
      for (const uuid of made) {
        const found = find.get(uuid);
        if (!found) continue;
        const { account_id, work_day, customer_uuid } = found;
        const text = textOf.get(account_id, work_day) ?? '';
        deleteBooking.run(uuid);
        deleteMessages.run(account_id, uuid);
        deleteCustomer.run(customer_uuid);
        saveText.run(withoutOccupancy(text, uuid, 'BOOKING'), account_id, work_day);
      }
      database.exec('delete from idempotency_keys');
    })();
    database.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
