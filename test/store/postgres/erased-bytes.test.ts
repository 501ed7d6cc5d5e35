import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseCustomer } from '../../../src/operations/customers/erase-customer.ts';
import { PERSONAL_TABLES } from '../../../src/store/postgres/vacuum-erased.ts';
import type { Db } from '../../../src/store/store.ts';
import { openRaw } from '../../fixtures/raw-database.ts';
import { aBookingRequest } from '../../fixtures/test-context.ts';
import { openWithGuest, valuesIn } from '../../operations/customers/known-guest.ts';

/** The folder with a database's tables and indexes. */
async function findFolder(db: Db): Promise<string> {
  const { rows } = await sql<{ data: string; oid: number }>`
    select current_setting('data_directory') as data, oid from pg_database
    where datname = current_database()`.execute(db);
  return join(rows[0]?.data ?? '', 'base', String(rows[0]?.oid));
}

function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => bytesOf(join(folder, name)))
    .join('');
}

/** None of a file that is gone: PostgreSQL removes its caches of the catalog whenever they are out of date. */
function bytesOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

test('no byte of an erased person is left in the tables after the statement in docs/operations.md', async ({
  skip,
}) => {
  const { server, uuid } = await openWithGuest();
  // A table without rows would keep its statistics.
  const customer = { name: 'Ada Marsh', hasGdprConsent: true, acceptsMarketing: false };
  const body = aBookingRequest({ customer });
  const other = await server.partner({ as: 'pos', method: 'POST', path: '/bookings', body });
  expect(other.statusCode, other.body).toBe(200);
  const raw = openRaw(server.database.url);
  const folder = await findFolder(raw);
  skip(!existsSync(folder), 'the server runs on another machine');
  await sql`checkpoint`.execute(raw);
  expect(valuesIn(bytesIn(folder)).length).toBeGreaterThan(20);

  // As autovacuum does by itself: it copies frequent values into pg_statistic.
  await sql`analyze`.execute(raw);
  expect(await eraseCustomer(server.context, uuid)).toMatchObject({ remaining: null });
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [statement = ''] = /^vacuum .+;$/m.exec(page) ?? [];
  expect(statement).toBe(
    `vacuum (full, analyze) ${[...PERSONAL_TABLES, 'pg_statistic'].join(', ')};`,
  );
  await untilNoEarlierTransaction(raw);
  await sql.raw(statement).execute(raw);
  await sql`checkpoint`.execute(raw);
  expect(valuesIn(bytesIn(folder))).toEqual([]);
});

/** Rewriting a table keeps the rows that earlier transactions may need, also those of other tests' databases. */
async function untilNoEarlierTransaction(db: Db): Promise<void> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  await expect
    .poll(async () => {
      const earliest = await sql<{ isOver: boolean }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text::numeric >= ${rows[0]?.next}::numeric
          as "isOver"`.execute(db);
      return earliest.rows[0]?.isOver;
    })
    .toBe(true);
}
