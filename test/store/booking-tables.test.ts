import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connectRaw, insertRow, openTempStore } from '../fixtures/temp-database.ts';

const HOUR = 3_600_000;
const ACCOUNTS = ['casa', 'fonda'];
const TABLES = [1, 2];
const BOOKINGS = ['a', 'b', 'c', 'd', 'e'];

/** A row of booking_tables: one table of one booking. */
interface Row {
  account: string;
  booking: string;
  table: number;
  from: number;
  to: number;
}
const ROW: Row = { account: 'casa', booking: 'casa-a', table: 1, from: 20 * HOUR, to: 22 * HOUR };
const OTHERS: Row = { ...ROW, booking: 'casa-b' };

/** A raw connection to a database with two venues, their tables and bookings. */
async function openRaw(): Promise<Database.Database> {
  const { store, file } = await openTempStore();
  await store.close();
  const database = connectRaw(file);
  for (const account of ACCOUNTS) {
    insertRow(database, 'accounts', { account_id: account });
    for (const table of TABLES) {
      insertRow(database, 'venue_tables', { account_id: account, table_id: table });
    }
    for (const booking of BOOKINGS) {
      insertRow(database, 'bookings', { account_id: account, uuid: `${account}-${booking}` });
    }
  }
  return database;
}

function insert(database: Database.Database, row: Row, how = 'insert'): void {
  database
    .prepare(`${how} into booking_tables values (?, '2030-01-16', ?, ?, ?, ?, 0)`)
    .run(row.account, row.booking, row.table, row.from, row.to);
}

function update(database: Database.Database, row: Row, to: Omit<Row, 'account' | 'booking'>): void {
  database
    .prepare(
      'update booking_tables set table_id = ?, starts_at = ?, ends_at = ? where booking_uuid = ? and table_id = ?',
    )
    .run(to.table, to.from, to.to, row.booking, row.table);
}

const TAKEN = expect.objectContaining({ code: 'SQLITE_CONSTRAINT_TRIGGER' });

test.each([
  ['is the same', {}],
  ['starts within the other', { from: 21 * HOUR, to: 23 * HOUR }],
  ['ends within the other', { from: 19 * HOUR, to: 21 * HOUR }],
  ['is within the other', { from: 20.5 * HOUR, to: 21 * HOUR }],
  ['contains the other', { from: 19 * HOUR, to: 23 * HOUR }],
  ['shares a millisecond with the other', { from: 22 * HOUR - 1, to: 23 * HOUR }],
  ['has the maximum length and overlaps the other', { from: 8 * HOUR + 1, to: 20 * HOUR + 1 }],
])('the database rejects inserts and updates of an interval that %s', async (_, times) => {
  const database = await openRaw();
  insert(database, ROW);
  const colliding = { ...OTHERS, ...times };
  expect(() => insert(database, colliding)).toThrow(TAKEN);
  expect(() => insert(database, colliding, 'insert or ignore')).toThrow(TAKEN);
  expect(() => insert(database, colliding, 'insert or replace')).toThrow(TAKEN);

  const elsewhere = { ...colliding, table: 2 };
  insert(database, elsewhere);
  expect(() => update(database, elsewhere, colliding)).toThrow(TAKEN);
  const later = { ...elsewhere, from: 50 * HOUR, to: 51 * HOUR };
  update(database, elsewhere, later);
  update(database, elsewhere, { ...later, table: 1 });
  expect(() => update(database, { ...later, table: 1 }, colliding)).toThrow(TAKEN);
});

test.each([
  ['an interval that ends when the other starts', { from: 18 * HOUR, to: 20 * HOUR }],
  ['an interval that starts when the other ends', { from: 22 * HOUR, to: 24 * HOUR }],
  ['an interval of the maximum length before the other', { from: 8 * HOUR, to: 20 * HOUR }],
  ['another table', { table: 2 }],
  ['a table with the same id in another account', { account: 'fonda', booking: 'fonda-a' }],
  ['an empty interval in the middle of the other', { from: 21 * HOUR, to: 21 * HOUR }],
  ['an empty interval at the start of the other', { from: 20 * HOUR, to: 20 * HOUR }],
])('the database accepts %s', async (_, changes) => {
  const database = await openRaw();
  insert(database, ROW);
  insert(database, { ...OTHERS, ...changes });
  expect(database.prepare('select count(*) from booking_tables').pluck().get()).toBe(2);
});

test('the database accepts a booking of the table once the other interval is empty', async () => {
  const database = await openRaw();
  insert(database, ROW);
  update(database, ROW, { ...ROW, to: ROW.from });
  insert(database, OTHERS);
  expect(() => update(database, ROW, ROW)).toThrow(TAKEN);
});

test('the database rejects an interval that is longer than twelve hours or ends before it starts', async () => {
  const database = await openRaw();
  for (const to of [ROW.from + 12 * HOUR + 1, ROW.from - 1]) {
    expect(() => insert(database, { ...ROW, to })).toThrow(
      expect.objectContaining({ code: 'SQLITE_CONSTRAINT_CHECK' }),
    );
  }
});

const aRow = fc.record({
  account: fc.constantFrom(...ACCOUNTS),
  booking: fc.constantFrom(...BOOKINGS),
  table: fc.constantFrom(...TABLES),
  from: fc.integer({ min: 0, max: 60 }),
  length: fc.oneof(fc.integer({ min: 0, max: 24 }), fc.constantFrom(0, 1, 24)),
});
const aStep = fc.record({ kind: fc.constantFrom('insert', 'update'), row: aRow, pick: fc.nat() });

test('the database rejects a second party that sits at a table on the same work day, whatever its times', async () => {
  const database = await openRaw();
  insert(database, ROW);
  insert(database, { ...OTHERS, from: ROW.to, to: ROW.to + HOUR });
  database.exec(`update booking_tables set is_seated = 1 where booking_uuid = '${ROW.booking}'`);
  expect(() => database.exec('update booking_tables set is_seated = 1')).toThrow(
    expect.objectContaining({ code: 'SQLITE_CONSTRAINT_UNIQUE' }),
  );
});

test('the database rejects exactly the overlapping rows in every sequence of writes', async () => {
  const database = await openRaw();
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 40 }), (steps) => {
      database.exec('begin');
      try {
        const kept: Row[] = [];
        for (const { kind, row, pick } of steps) {
          const { length, ...rest } = row;
          // In half hours, so that adjacent and overlapping intervals are both common.
          const from = (rest.from * HOUR) / 2;
          const generated: Row = {
            ...rest,
            booking: `${rest.account}-${rest.booking}`,
            from,
            to: from + (length * HOUR) / 2,
          };
          const index = kind === 'update' ? pick % (kept.length || 1) : kept.length;
          const old = kept[index];
          const next = old
            ? { ...generated, account: old.account, booking: old.booking }
            : generated;
          const others = kept.filter((_, i) => i !== index);
          expect(isRefused(database, old, next)).toBe(!isAllowed(others, next));
          if (isAllowed(others, next)) kept[index] = next;
        }
        expect(stored(database)).toEqual(sorted(kept));
      } finally {
        database.exec('rollback');
      }
    }),
    { numRuns: 300 },
  );
});

function isRefused(database: Database.Database, old: Row | undefined, next: Row): boolean {
  try {
    if (old) update(database, old, next);
    else insert(database, next);
    return false;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')) {
      return true;
    }
    throw error;
  }
}

/** Compares half hours instead of the ends of intervals, to check the trigger in another way. */
function isAllowed(others: readonly Row[], row: Row): boolean {
  return others
    .filter(({ account, table }) => account === row.account && table === row.table)
    .every((other) => other.booking !== row.booking && !sharesHalfHour(other, row));
}

function sharesHalfHour(a: Row, b: Row): boolean {
  const ofA = new Set(halfHours(a));
  return halfHours(b).some((halfHour) => ofA.has(halfHour));
}

function halfHours({ from, to }: Row): number[] {
  const list: number[] = [];
  for (let at = from; at < to; at += HOUR / 2) list.push(at);
  return list;
}

function stored(database: Database.Database): Row[] {
  const rows = database
    .prepare(
      'select account_id account, booking_uuid booking, table_id "table", starts_at "from", ends_at "to" from booking_tables',
    )
    .all();
  return sorted(rows as Row[]);
}

function sorted(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
