import { statSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { CopySource } from '../../../src/store/copy/copied-database.ts';
import { COPIED_TABLES } from '../../../src/store/copy/copied-tables.ts';
import { copyDatabase } from '../../../src/store/copy/copy-database.ts';
import { openCopySource } from '../../../src/store/copy/open-copied-database.ts';
import type { TableContents } from '../../../src/store/copy/table-digest.ts';
import {
  aMigratedDatabase,
  aNewDatabase,
  anEmptyDatabase,
  type Engine,
} from '../../fixtures/empty-database.ts';
import { ENGINE } from '../../fixtures/engine.ts';
import { makeFullDatabase } from '../../fixtures/full-database.ts';
import { connectRaw } from '../../fixtures/temp-database.ts';

const SILENT = () => undefined;
const pathOf = (url: string) => url.slice('file:'.length);

test('every row arrives and comes back, on every way between the engines', async () => {
  const original = await makeFullDatabase();
  // With PostgreSQL, all four: to it, within it, and back; the other project has SQLite alone.
  const ways: Engine[] = ENGINE === 'postgres' ? ['postgres', 'postgres', 'sqlite'] : ['sqlite'];
  let url = `file:${original}`;
  const copies: TableContents[][] = [];
  for (const engine of ways) {
    const target = await (copies.length === 0 ? aNewDatabase : anEmptyDatabase)(engine);
    copies.push(await copyDatabase(url, target, SILENT));
    url = target;
  }
  const [first = [], ...others] = copies;
  // Since the migration 0045 it is empty; a later one drops it.
  const used = tableNames(original).filter((name) => name !== 'nightly_sheets');
  expect(first.map(({ table }) => table).sort()).toEqual(used);
  expect(first.filter(({ rows }) => rows === 0)).toEqual([]);
  expect(others).toEqual(others.map(() => first));
  expect(contentsOf(pathOf(url))).toEqual(contentsOf(original));
});

test.runIf(ENGINE === 'sqlite')(
  'a copy is a file that only its owner can read, with the schema of a new database',
  async () => {
    const source = `file:${await makeFullDatabase()}`;
    const target = pathOf(await copyTo('sqlite', source));
    expect(statSync(target).mode & 0o777).toBe(0o600);
    const database = connectRaw(target);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.pragma('foreign_key_check')).toEqual([]);
    expect(schemaOf(target)).toEqual(schemaOf(pathOf(await aMigratedDatabase('sqlite'))));
  },
);

test.runIf(ENGINE === 'postgres')(
  'all triggers and constraints of a PostgreSQL copy are in force',
  async () => {
    const target = await connect(await copyTo('postgres', `file:${await makeFullDatabase()}`));
    const fresh = await aMigratedDatabase('postgres');
    const defences = `select t.tgname as name, t.tgrelid::regclass::text as on, t.tgenabled::text as state
      from pg_trigger t where not tgisinternal
    union all select conname, conrelid::regclass::text, convalidated::text from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1, 2`;
    const { rows } = await target.query(defences);
    expect(rows).toEqual((await (await connect(fresh)).query(defences)).rows);
    expect(rows.filter(({ state }) => state === 'D')).toEqual([]);
  },
);

test('the last safeguards hold in a copy, and new rows continue its numbers', async () => {
  const source = await makeFullDatabase();
  connectRaw(source).exec('update unfinished_erasures set id = 41');
  const run = await runnerOf(await copyTo(ENGINE, `file:${source}`));
  const [taken] = connectRaw(source)
    .prepare<[], { account_id: string; table_id: number; starts_at: number; ends_at: number }>(
      'select * from booking_tables where ends_at > starts_at limit 1',
    )
    .all();
  if (!taken) throw new Error('the demo has bookings at tables');
  const other = connectRaw(source)
    .prepare('select uuid from bookings where account_id = ? and table_ids = ?')
    .pluck()
    .get(taken.account_id, '[]') as string;
  await expect(
    run(`insert into booking_tables (account_id, work_day, booking_uuid, table_id, starts_at, ends_at)
      values ('${taken.account_id}', '2020-01-01', '${other}', ${taken.table_id}, ${taken.starts_at}, ${taken.ends_at})`),
  ).rejects.toThrow(/taken|booking_tables_overlap/);
  await expect(
    run(
      `insert into staff_sessions (token_hash, staff_uuid, created_at, expires_at) values ('hash', 'nobody', 1, 2)`,
    ),
  ).rejects.toThrow(/foreign key/i);
  await run('insert into unfinished_erasures (erased_at) values (7)');
  expect(await run('select id from unfinished_erasures where erased_at = 7')).toEqual([{ id: 42 }]);
});

test('a copy reads the state of its beginning, whatever is written meanwhile', async () => {
  const url = await aMigratedDatabase(ENGINE);
  const run = await runnerOf(url);
  const namesOf = async (source: CopySource) => {
    const names: unknown[] = [];
    const partners = { name: 'partners', order: ['partner_id'], batchRows: 1 } as const;
    for await (const rows of source.rows(partners, ['name'])) names.push(...rows.flat());
    return names;
  };
  const source = await openCopySource(url);
  onTestFinished(() => source.close());
  await run("insert into partners values ('late', 'Late', 1)");
  expect(await namesOf(source)).not.toContain('Late');

  const later = await openCopySource(url);
  onTestFinished(() => later.close());
  expect(await namesOf(later)).toContain('Late');
});

/** Copies into a new database. @returns its URL */
async function copyTo(engine: Engine, source: string): Promise<string> {
  const target = await anEmptyDatabase(engine);
  await copyDatabase(source, target, SILENT);
  return target;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Runs statements on a database, past the store. */
async function runnerOf(url: string): Promise<(statement: string) => Promise<unknown[]>> {
  if (url.startsWith('file:')) {
    const database = connectRaw(pathOf(url));
    return async (text) => {
      const statement = database.prepare(text);
      return statement.reader ? statement.all() : [statement.run()];
    };
  }
  const client = await connect(url);
  return async (text) =>
    (await client.query(text)).rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, name === 'id' ? Number(value) : value]),
      ),
    );
}

function tableNames(file: string): string[] {
  const names = connectRaw(file)
    .prepare<[], string>("select name from sqlite_schema where type = 'table'")
    .pluck()
    .all();
  return names.filter((name) => !/^(sqlite|kysely|customer_search)(_|$)/.test(name)).sort();
}

/** All rows of all tables, as text. */
function contentsOf(file: string): Record<string, string[]> {
  const database = connectRaw(file);
  return Object.fromEntries(
    COPIED_TABLES.map(({ name }) => [
      name,
      database
        .prepare(`select * from ${name}`)
        .all()
        .map((row) => JSON.stringify(row))
        .sort(),
    ]),
  );
}

function schemaOf(file: string): unknown[] {
  return connectRaw(file)
    .prepare('select type, name, sql from sqlite_schema order by type, name')
    .all();
}
