import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../../src/store/copy/copy-database.ts';
import { findMatchingCustomers } from '../../src/store/customer-search.ts';
import { BASELINE, baseline } from '../../src/store/migrations/0044-baseline.ts';
import { MIGRATIONS } from '../../src/store/migrations/all.ts';
import { migrationOf } from '../../src/store/migrations/dialect.ts';
import { openStore } from '../../src/store/open-store.ts';
import { migrate as migratePostgres } from '../../src/store/postgres/migrate.ts';
import { migrate as migrateSqlite } from '../../src/store/sqlite/migrate.ts';
import { StoreUnavailable } from '../../src/store/store.ts';
import type { Tables } from '../../src/store/tables.ts';
import {
  aDatabaseFromBefore,
  contentsFromBefore,
  isAsBefore,
} from '../fixtures/database-before-baseline.ts';
import { aDatabaseToChange, aNewDatabase, anEmptyDatabase } from '../fixtures/empty-database.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { openRaw } from '../fixtures/raw-database.ts';
import { type Schema, schemaOfPostgres, schemaOfSqlite } from '../fixtures/schema-of.ts';
import { connectRaw } from '../fixtures/temp-database.ts';

const SILENT = () => undefined;

test('a database from before the baseline has the schema of the baseline, and that of a new one once it is opened', async () => {
  const url = await aDatabaseFromBefore(ENGINE);
  const before = await schemaOf(url);
  const atBaseline = await aNewDatabase(ENGINE);
  await migrate(openRaw(atBaseline), { [BASELINE]: baseline });
  expect(before).toEqual(await schemaOf(atBaseline));
  await open(url);
  expect(await schemaOf(url)).toEqual(await schemaOf(await aDatabaseToChange(ENGINE)));
});

test('a database from before the baseline keeps every row, and lists the baseline instead of what it replaces', async () => {
  const url = await aDatabaseFromBefore(ENGINE);
  await open(url);
  expect(await listOf(url)).toEqual(Object.keys(MIGRATIONS));
  const contents = await copyDatabase(url, await anEmptyDatabase('sqlite'), SILENT);
  expect(contents.filter(isAsBefore)).toEqual(contentsFromBefore().filter(isAsBefore));
  const filled = contents.filter(({ rows }) => rows > 0).map(({ table }) => table);
  expect(filled).toEqual(expect.arrayContaining(['bookings', 'customers', 'messages', 'journal']));
});

test('a database from before the baseline finds its guests as before', async () => {
  const store = await openStore(await aDatabaseFromBefore(ENGINE));
  onTestFinished(() => store.close());
  const found = await store.read((db) =>
    findMatchingCustomers(db, 'casa-test', { parts: ['odegard'], words: [] }),
  );
  expect(found.map(({ customer }) => customer.name)).toEqual(['Łukasz Ødegård']);
});

test('a copy of a database from before the baseline is refused until it is brought to this version, and leaves it as it was', async () => {
  const url = await aDatabaseFromBefore(ENGINE);
  const listed = await listOf(url);
  const later = Object.keys(MIGRATIONS).filter((name) => name > BASELINE);
  await expect(copyDatabase(url, await aNewDatabase(ENGINE), SILENT)).rejects.toMatchObject({
    side: 'from',
    message: expect.stringContaining(
      `(without ${later.join(', ')}); bring it to this version first`,
    ),
  });
  expect(await listOf(url)).toEqual(listed);
});

test('the nightly sheets of a database from before have moved to the jobs of venues, and are not left to older servers', async () => {
  const url = await aDatabaseFromBefore(ENGINE);
  const rowsOf = async (table: string) =>
    (await sql<object>`select * from ${sql.table(table)}`.execute(openRaw(url))).rows;
  const sheets = await rowsOf('nightly_sheets');
  expect(sheets).toHaveLength(1);
  await open(url);
  expect(await rowsOf('venue_jobs')).toEqual(
    sheets.map((sheet) => ({ kind: 'nightly_sheets', ...sheet })),
  );
  expect(await rowsOf('nightly_sheets')).toEqual([]);
});

test('processes that open a database from before the baseline at once record the baseline once', async () => {
  const url = await aDatabaseFromBefore(ENGINE);
  const module = new URL('../../src/store/open-store.ts', import.meta.url).href;
  const script = `const { openStore } = await import(${JSON.stringify(module)});
    await (await openStore(process.argv[1])).close();`;
  const openAlone = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, url]);
  await Promise.all([openAlone(), openAlone(), openAlone()]);
  expect(await listOf(url)).toEqual(Object.keys(MIGRATIONS));
});

test('a database of an older version is refused with what to start first, and not changed', async () => {
  const url = await aDatabaseFromBefore(ENGINE);
  await run(url, "delete from kysely_migration where name like '0043%' or name like '0042%'");
  const listed = await listOf(url);
  const reason =
    'too old (its last migration is 0041-earlier-visits): first start a version of Maitre that has 0043-sign-in-turns as its last migration, then this one';
  const opening = open(url);
  await expect(opening).rejects.toThrow(
    `The database was made by a version of Maitre that is ${reason}.`,
  );
  await expect(opening).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(copyDatabase(url, await anEmptyDatabase('sqlite'), SILENT)).rejects.toMatchObject({
    side: 'from',
    message: `was made by a version of Maitre that is ${reason}`,
  });
  expect(await listOf(url)).toEqual(listed);
});

test('a database from before the baseline with a migration that this version does not know is refused as newer', async () => {
  const url = await aDatabaseFromBefore(ENGINE);
  await run(url, "insert into kysely_migration values ('9999-from-the-future', '2099-01-01')");
  const listed = await listOf(url);
  await expect(open(url)).rejects.toThrow(/newer version of Maitre \(9999-from-the-future\)/);
  expect(await listOf(url)).toEqual(listed);
});

test('a migration after the baseline runs on both engines, also on a database from before the baseline', async () => {
  const next = migrationOf(({ key, big, flag, strict, onSqlite }) => [
    `create table ideas (
      id ${key} primary key,
      had_at ${big} not null check (had_at > 0),
      is_good ${flag} not null
    )${strict}`,
    `alter table staff add column ideas ${big} not null default 0`,
    `create index ideas_by_time on ideas (had_at)${onSqlite(' where is_good = 1')}`,
  ]);
  for (const url of [await aDatabaseFromBefore(ENGINE), await aDatabaseToChange(ENGINE)]) {
    const db = openRaw(url);
    await migrate(db, { ...MIGRATIONS, '9999-ideas': next });
    await sql`insert into ideas values ('one', ${Date.parse('2030-01-16')}, 1)`.execute(db);
    await expect(sql`insert into ideas values ('two', 0, 1)`.execute(db)).rejects.toThrow(/check/i);
    const { rows } = await sql`select had_at from ideas`.execute(db);
    expect(rows).toEqual([{ had_at: Date.parse('2030-01-16') }]);
    expect(await listOf(url)).toEqual([...Object.keys(MIGRATIONS), '9999-ideas']);
  }
});

async function open(url: string): Promise<void> {
  await (await openStore(url)).close();
}

function migrate(db: Kysely<Tables>, migrations: typeof MIGRATIONS): Promise<void> {
  return ENGINE === 'postgres' ? migratePostgres(db, migrations) : migrateSqlite(db, migrations);
}

async function run(url: string, statement: string): Promise<void> {
  await openRaw(url).executeQuery(CompiledQuery.raw(statement));
}

async function listOf(url: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    openRaw(url),
  );
  return rows.map(({ name }) => name).sort();
}

async function schemaOf(url: string): Promise<Schema> {
  if (ENGINE === 'sqlite') return schemaOfSqlite(connectRaw(url.slice('file:'.length)));
  const client = new pg.Client(url);
  await client.connect();
  const schema = await schemaOfPostgres(client);
  await client.end();
  return schema;
}
