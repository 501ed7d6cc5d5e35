import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../../src/store/db.ts';
import { MIGRATIONS } from '../../../src/store/migrations/all.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { connectRaw, openTempStore, tempFolder } from '../../fixtures/temp-database.ts';

const VERSIONS = Object.keys(MIGRATIONS).sort();

test('an empty database is migrated to the newest version, with STRICT tables and intact', async () => {
  const { file } = await openTempStore();
  const database = connectRaw(file);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(appliedVersions(database)).toEqual(VERSIONS);
  expect(ownTables(database).filter(({ strict }) => strict === 0)).toEqual([]);
});

test('opening the newest version again changes nothing', async () => {
  const { store, file } = await openTempStore();
  await store.close();
  const before = schemaOf(connectRaw(file));
  await (await openStore(`file:${file}`)).close();
  expect(schemaOf(connectRaw(file))).toEqual(before);
});

test('a migration that fails leaves the database as it was', async () => {
  const file = join(tempFolder(), 'maitre.sqlite');
  const database = new Database(file);
  database.exec('create table bookings (of_someone_else text)');
  database.close();

  await expect(openStore(`file:${file}`)).rejects.toThrow(/newest version.*bookings/);

  const names = ownTables(connectRaw(file)).map(({ name }) => name);
  expect(names).toEqual(['bookings']);
});

test('two processes that open an empty database at once find it migrated once', async () => {
  const file = join(tempFolder(), 'maitre.sqlite');
  const module = new URL('../../../src/store/open-store.ts', import.meta.url).href;
  const script = `const { openStore } = await import(${JSON.stringify(module)});
    (await openStore(process.argv[1])).close();`;
  const open = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, `file:${file}`]);
  await Promise.all([open(), open(), open()]);
  expect(appliedVersions(connectRaw(file))).toEqual(VERSIONS);
});

test('a database of a newer version is refused with that reason, and not changed', async () => {
  const { store, file } = await openTempStore();
  await store.close();
  const database = connectRaw(file);
  database.exec(`insert into kysely_migration values ('9999-from-the-future', '2099-01-01')`);

  await expect(openStore(`file:${file}`)).rejects.toThrow(
    /newer version of Maitre.*9999-from-the-future/s,
  );
  expect(appliedVersions(database)).toEqual([...VERSIONS, '9999-from-the-future']);
});

test('every connection keeps foreign keys and the write-ahead log, which the store itself flushes', async () => {
  const { store } = await openTempStore();
  for (const settings of [await store.read(readPragmas), await store.write(null, readPragmas)]) {
    expect(settings).toEqual({ journal_mode: 'wal', synchronous: 1, foreign_keys: 1 });
  }
});

async function readPragmas(db: Db) {
  const pragmas: Record<string, unknown> = {};
  for (const name of ['journal_mode', 'synchronous', 'foreign_keys']) {
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
    Object.assign(pragmas, rows[0]);
  }
  return pragmas;
}

function ownTables(database: Database.Database): { name: string; strict: number }[] {
  const tables = database.pragma('table_list') as { name: string; type: string; strict: number }[];
  return tables
    .filter(({ name, type }) => type === 'table' && !/^(sqlite|kysely)_/.test(name))
    .map(({ name, strict }) => ({ name, strict }));
}

function schemaOf(database: Database.Database): unknown[] {
  return database.prepare('select type, name, sql from sqlite_schema order by type, name').all();
}

function appliedVersions(database: Database.Database): unknown[] {
  return database.prepare('select name from kysely_migration order by name').pluck().all();
}
