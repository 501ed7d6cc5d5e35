import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../src/store/tables.ts';
import { casesOf, ENGINE } from '../fixtures/engine.ts';
import { insertRow, openRaw } from '../fixtures/raw-database.ts';
import { openTestStore } from '../fixtures/test-database.ts';

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

type Raw = Kysely<Tables>;

/** A connection past our store to a database with two venues, their tables and bookings. */
async function openVenues(): Promise<Raw> {
  const raw = openRaw((await openTestStore()).url);
  for (const account_id of ACCOUNTS) {
    await insertRow(raw, 'accounts', { account_id });
    for (const table_id of TABLES) await insertRow(raw, 'venue_tables', { account_id, table_id });
    for (const booking of BOOKINGS)
      await insertRow(raw, 'bookings', { account_id, uuid: `${account_id}-${booking}` });
  }
  return raw;
}

async function insert(raw: Raw, row: Row, how = 'insert'): Promise<void> {
  await sql`${sql.raw(how)} into booking_tables values
    (${row.account}, '2030-01-16', ${row.booking}, ${row.table}, ${row.from}, ${row.to}, 0)`.execute(
    raw,
  );
}

async function update(raw: Raw, row: Row, to: Omit<Row, 'account' | 'booking'>): Promise<void> {
  await raw
    .updateTable('booking_tables')
    .set({ table_id: to.table, starts_at: to.from, ends_at: to.to })
    .where('booking_uuid', '=', row.booking)
    .where('table_id', '=', row.table)
    .execute();
}

/** The codes of the driver. */
const CODES =
  ENGINE === 'postgres'
    ? { taken: '23P01', check: '23514', unique: '23505' }
    : {
        taken: 'SQLITE_CONSTRAINT_TRIGGER',
        check: 'SQLITE_CONSTRAINT_CHECK',
        unique: 'SQLITE_CONSTRAINT_UNIQUE',
      };
const TAKEN = expect.objectContaining({ code: CODES.taken });

test.each([
  ['is the same', {}],
  ['starts within the other', { from: 21 * HOUR, to: 23 * HOUR }],
  ['ends within the other', { from: 19 * HOUR, to: 21 * HOUR }],
  ['is within the other', { from: 20.5 * HOUR, to: 21 * HOUR }],
  ['contains the other', { from: 19 * HOUR, to: 23 * HOUR }],
  ['shares a millisecond with the other', { from: 22 * HOUR - 1, to: 23 * HOUR }],
  ['has the maximum length and overlaps the other', { from: 8 * HOUR + 1, to: 20 * HOUR + 1 }],
])('the database rejects inserts and updates of an interval that %s', async (_, times) => {
  const raw = await openVenues();
  await insert(raw, ROW);
  const colliding = { ...OTHERS, ...times };
  await expect(insert(raw, colliding)).rejects.toEqual(TAKEN);
  if (ENGINE === 'sqlite')
    for (const how of ['insert or ignore', 'insert or replace'])
      await expect(insert(raw, colliding, how)).rejects.toEqual(TAKEN);

  const elsewhere = { ...colliding, table: 2 };
  await insert(raw, elsewhere);
  await expect(update(raw, elsewhere, colliding)).rejects.toEqual(TAKEN);
  const later = { ...elsewhere, from: 50 * HOUR, to: 51 * HOUR };
  await update(raw, elsewhere, later);
  await update(raw, elsewhere, { ...later, table: 1 });
  await expect(update(raw, { ...later, table: 1 }, colliding)).rejects.toEqual(TAKEN);
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
  const raw = await openVenues();
  await insert(raw, ROW);
  await insert(raw, { ...OTHERS, ...changes });
  expect(await stored(raw)).toHaveLength(2);
});

test('the database accepts a booking of the table once the other interval is empty', async () => {
  const raw = await openVenues();
  await insert(raw, ROW);
  await update(raw, ROW, { ...ROW, to: ROW.from });
  await insert(raw, OTHERS);
  await expect(update(raw, ROW, ROW)).rejects.toEqual(TAKEN);
});

test('the database rejects an interval that is longer than twelve hours or ends before it starts', async () => {
  const raw = await openVenues();
  for (const to of [ROW.from + 12 * HOUR + 1, ROW.from - 1])
    await expect(insert(raw, { ...ROW, to })).rejects.toMatchObject({ code: CODES.check });
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
  const raw = await openVenues();
  await insert(raw, ROW);
  await insert(raw, { ...OTHERS, from: ROW.to, to: ROW.to + HOUR });
  const seat = raw.updateTable('booking_tables').set({ is_seated: 1 });
  await seat.where('booking_uuid', '=', ROW.booking).execute();
  await expect(seat.execute()).rejects.toMatchObject({ code: CODES.unique });
});

test('the database rejects exactly the overlapping rows in every sequence of writes', async () => {
  const raw = await openVenues();
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 40 }), async (steps) => {
      await sql`begin`.execute(raw);
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
          expect(await isRefused(raw, old, next)).toBe(!isAllowed(others, next));
          if (isAllowed(others, next)) kept[index] = next;
        }
        expect(await stored(raw)).toEqual(sorted(kept));
      } finally {
        await sql`rollback`.execute(raw);
      }
    }),
    { numRuns: casesOf(300) },
  );
});

async function isRefused(raw: Raw, old: Row | undefined, next: Row): Promise<boolean> {
  // In PostgreSQL, a failed statement ends what began at the savepoint.
  await sql`savepoint step`.execute(raw);
  try {
    await (old ? update(raw, old, next) : insert(raw, next));
    return false;
  } catch (error) {
    if (!/^(SQLITE_CONSTRAINT|23)/.test((error as { code: string }).code)) throw error;
    await sql`rollback to step`.execute(raw);
    return true;
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

async function stored(raw: Raw): Promise<Row[]> {
  const rows = await raw
    .selectFrom('booking_tables')
    .select([
      'account_id as account',
      'booking_uuid as booking',
      'table_id as table',
      'starts_at as from',
      'ends_at as to',
    ])
    .execute();
  return sorted(rows);
}

function sorted(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
