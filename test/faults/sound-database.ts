import { sql } from 'kysely';
import { expect } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { connectRaw } from '../fixtures/temp-database.ts';
import { toUrl } from '../process/server-process.ts';

/** The database is whole, no two parties share a table, and no booking is half written. */
export async function expectSoundDatabase(database: string): Promise<void> {
  const url = toUrl(database);
  const [, file] = /^file:(.+)$/.exec(url) ?? [];
  if (file) expectSoundFile(file);
  const store = await openStore(url);
  const faults = await store.read(async (db) => ({
    // A no-show keeps its tables for an empty time.
    sharedTables: await sql`
      select one.booking_uuid, other.booking_uuid as other_uuid from booking_tables one
      join booking_tables other on other.account_id = one.account_id
        and other.table_id = one.table_id and other.booking_uuid > one.booking_uuid
        and other.starts_at < one.ends_at and other.ends_at > one.starts_at
      where one.starts_at < one.ends_at and other.starts_at < other.ends_at`.execute(db),
    withoutTables: await sql`
      select uuid from bookings where status in ('CONFIRMED', 'ARRIVED', 'SEATED')
      and uuid not in (select booking_uuid from booking_tables)`.execute(db),
    keysWithoutBooking: await sql`
      select booking_uuid from idempotency_keys
      where booking_uuid not in (select uuid from bookings)`.execute(db),
  }));
  await store.close();
  for (const [name, { rows }] of Object.entries(faults)) expect(rows, name).toEqual([]);
}

function expectSoundFile(file: string): void {
  const database = connectRaw(file);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(database.pragma('foreign_key_check')).toEqual([]);
  database.close();
}
