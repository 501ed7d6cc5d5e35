import Database from 'better-sqlite3';
import { addDays, type WallDate } from '../src/domain/venue-time.ts';

/**
 * Measures only the SQL statements of the requests: reads and writes the same rows with prepared
 * statements, in a separate process. Takes the path of a database; prints the figures as JSON.
 */

/** CPU time in milliseconds, and the number of rows. */
export type SqlCosts = Record<
  'calendar' | 'slot' | 'day' | 'month' | 'create' | 'createOf32',
  SqlCost
>;
export interface SqlCost {
  cpuMs: number;
  rows: number;
}

const ROUNDS = 60;
const WRITES = 960;
const HOUR_MS = 3_600_000;
/** When no table is occupied. */
const FAR_AHEAD = Date.parse('2100-01-01T00:00:00Z');
type Row = Record<string, string | number | Buffer | null>;
const MONTH_DAYS = 31;

const file = process.argv[2];
if (file === undefined) throw new Error('The path of a database is needed.');
const database = new Database(file);
database.pragma('synchronous = FULL');
let written = 0;
process.stdout.write(JSON.stringify(measureAll()));
database.close();

function measureAll(): SqlCosts {
  const today = new Date().toISOString().slice(0, 10);
  const occupancies = rangeReader([
    `select work_day, occupancies from work_day_occupancies
     where account_id = ? and work_day between ? and ?`,
  ]);
  const bookings = rangeReader([
    'select * from bookings where account_id = ? and work_day between ? and ? order by booking_at',
    `select customers.* from bookings join customers on customers.uuid = customer_uuid
     where bookings.account_id = ? and work_day between ? and ?`,
  ]);
  return {
    calendar: each((accountId) => occupancies(accountId, today, MONTH_DAYS + 2)),
    slot: each((accountId) => occupancies(accountId, today, 3)),
    day: each((accountId) => bookings(accountId, today, 1)),
    month: each((accountId) => bookings(accountId, today, MONTH_DAYS)),
    create: writes(1),
    createOf32: writes(32),
  };
}

/** Reads a range of days of a venue, and returns the number of rows. */
function rangeReader(texts: readonly string[]) {
  const statements = texts.map((text) => database.prepare(text).raw());
  return (accountId: string, from: WallDate, days: number): number => {
    const to = addDays(from, days - 1);
    return statements.reduce((rows, each) => rows + each.all(accountId, from, to).length, 0);
  };
}

/** Measures venue by venue, after an uncounted warm-up round. */
function each(read: (accountId: string) => number): SqlCost {
  const ids = database.prepare('select account_id from accounts').pluck().all() as string[];
  const accounts = Array.from({ length: ROUNDS }, (_, round) => ids[round % ids.length] ?? '');
  accounts.forEach(read);
  const before = process.cpuUsage();
  const rows = accounts.reduce((sum, accountId) => sum + read(accountId), 0);
  return { cpuMs: cpuMsSince(before) / ROUNDS, rows: Math.round(rows / ROUNDS) };
}

/**
 * Copies the rows of a booking and its new guest, as the server wrote them, with other keys and times.
 * Each commit has `perCommit` bookings, and is on disk before the next.
 */
function writes(perCommit: number): SqlCost {
  const [sample] = database
    .prepare(
      'select booking_uuid, customer_uuid from idempotency_keys join bookings on uuid = booking_uuid',
    )
    .raw()
    .all() as [bookingUuid: string, customerUuid: string][];
  if (!sample) throw new Error('The server has booked before this is measured.');
  const [bookingUuid, customerUuid] = sample;
  const copies = [
    copier('customers', 'uuid', customerUuid),
    copier('customer_consents', 'customer_uuid', customerUuid),
    copier('integration_customers', 'customer_uuid', customerUuid),
    copier('bookings', 'uuid', bookingUuid),
    copier('booking_tables', 'booking_uuid', bookingUuid),
    copier('idempotency_keys', 'booking_uuid', bookingUuid),
  ];
  const total = Math.ceil(WRITES / perCommit) * perCommit;
  const writeGroup = database.transaction(() => {
    for (let number = 0; number < perCommit; number++) {
      written += 1;
      for (const copy of copies) copy(written);
    }
  });
  const before = process.cpuUsage();
  for (let group = 0; group < total / perCommit; group++) writeGroup.immediate();
  return { cpuMs: cpuMsSince(before) / total, rows: copies.length };
}

/** Copies a row for another booking and guest, at a later time. */
function copier(table: string, column: string, value: string) {
  const row = database.prepare(`select * from ${table} where ${column} = ?`).get(value) as Row;
  const names = Object.keys(row);
  const places = names.map((name) => `@${name}`).join(', ');
  const insert = database.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`);
  return (number: number) => {
    const key = `written-${number}`;
    const keys = { uuid: key, booking_uuid: key, customer_uuid: key, key_hash: key };
    const starts_at = FAR_AHEAD + number * HOUR_MS;
    insert.run({ ...row, ...keys, starts_at, ends_at: starts_at + HOUR_MS });
  };
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
