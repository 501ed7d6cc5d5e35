import { expect } from 'vitest';
import { connectRaw } from '../fixtures/temp-database.ts';

/** The database is whole, no two parties share a table, and no booking is half written. */
export function expectSoundDatabase(file: string): void {
  const database = connectRaw(file);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(database.pragma('foreign_key_check')).toEqual([]);
  // A no-show keeps its tables for an empty time.
  const shared = database
    .prepare(
      `with taken as (select * from booking_tables where starts_at < ends_at)
       select one.booking_uuid, other.booking_uuid as other_uuid from taken one
       join taken other on other.account_id = one.account_id
         and other.table_id = one.table_id and other.booking_uuid > one.booking_uuid
         and other.starts_at < one.ends_at and other.ends_at > one.starts_at`,
    )
    .all();
  expect(shared).toEqual([]);
  const withoutTable = database
    .prepare(
      `select uuid from bookings where status in ('CONFIRMED', 'ARRIVED', 'SEATED')
       and uuid not in (select booking_uuid from booking_tables)`,
    )
    .all();
  expect(withoutTable).toEqual([]);
  const keyWithoutBooking = database
    .prepare(
      'select booking_uuid from idempotency_keys where booking_uuid not in (select uuid from bookings)',
    )
    .all();
  expect(keyWithoutBooking).toEqual([]);
  database.close();
}
