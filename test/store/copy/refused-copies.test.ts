import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../../../src/store/copy/copy-database.ts';
import { openStore } from '../../../src/store/open-store.ts';
import {
  aDatabaseToChange,
  aMigratedDatabase,
  aNewDatabase,
  anEmptyDatabase,
} from '../../fixtures/empty-database.ts';
import { ENGINE } from '../../fixtures/engine.ts';
import { connectRaw, insertRow, tempFolder } from '../../fixtures/temp-database.ts';

const SILENT = () => undefined;
const pathOf = (url: string) => url.slice('file:'.length);
const PARTNER = "insert into partners values ('pos', 'Point of sale', 1)";

test('a target with rows is refused, and stays as it is', async () => {
  const target = await aMigratedDatabase(ENGINE);
  await run(target, PARTNER);
  await expect(
    copyDatabase(await aMigratedDatabase('sqlite'), target, SILENT),
  ).rejects.toMatchObject({
    side: 'to',
    message: expect.stringMatching(/^is not empty: .*rows in partners; name a new/),
  });
  expect(await run(target, 'select partner_id from partners')).toEqual([{ partner_id: 'pos' }]);
});

test('a target without rows is used, whatever its schema', async () => {
  const source = await aMigratedDatabase('sqlite');
  await run(source, PARTNER);
  const target = await aMigratedDatabase(ENGINE);
  await copyDatabase(source, target, SILENT);
  expect(await run(target, 'select partner_id from partners')).toEqual([{ partner_id: 'pos' }]);
});

test('a source of a newer version is refused with what to do', async () => {
  const source = await aDatabaseToChange(ENGINE);
  await run(source, "insert into kysely_migration values ('9999-from-the-future', '2099-01-01')");
  const target = await anEmptyDatabase('sqlite');
  await expect(copyDatabase(source, target, SILENT)).rejects.toMatchObject({
    side: 'from',
    message: expect.stringMatching(/newer version.*9999-from-the-future.*with that version/),
  });
  expect(existsSync(pathOf(target))).toBe(false);
});

test('a source of an older version is refused with what to do', async () => {
  const source = await aDatabaseToChange(ENGINE);
  await run(source, 'delete from kysely_migration');
  const copy = copyDatabase(source, await anEmptyDatabase('sqlite'), SILENT);
  await expect(copy).rejects.toMatchObject({
    side: 'from',
    message: expect.stringMatching(/older version.*0044-baseline.*bring it to this version first/),
  });
});

test.runIf(ENGINE === 'postgres')('an empty target of a newer version is refused', async () => {
  const target = await aDatabaseToChange('postgres');
  await run(target, "insert into kysely_migration values ('9999-from-the-future', '2099-01-01')");
  await expect(
    copyDatabase(await aMigratedDatabase('sqlite'), target, SILENT),
  ).rejects.toMatchObject({
    side: 'to',
    message: expect.stringMatching(/newer version/),
  });
});

test('the source itself is refused as a target', async () => {
  const source = await aMigratedDatabase(ENGINE);
  // By another name of it.
  const again =
    ENGINE === 'sqlite'
      ? `file:${dirname(pathOf(source))}/./maitre.sqlite`
      : source.replace('postgres:', 'postgresql:');
  await expect(copyDatabase(source, again, SILENT)).rejects.toMatchObject({
    side: 'to',
    message: 'is the same database as the source',
  });
});

test('a source that does not exist, is no database, or not one of Maitre is refused', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'text'), 'This is a letter to a friend, and no database at all.\n');
  connectRaw(join(folder, 'other')).exec('create table friends (name text)');
  const target = `file:${join(folder, 'target')}`;
  for (const [name, reason] of [
    ['missing', /^does not exist: .*missing$/],
    ['text', /^cannot be read: file is not a database$/],
    ['other', /^is not a database of Maitre$/],
  ] as const) {
    await expect(copyDatabase(`file:${join(folder, name)}`, target, SILENT)).rejects.toMatchObject({
      side: 'from',
      message: expect.stringMatching(reason),
    });
  }
  expect(readdirSync(folder).sort()).toEqual(['other', 'text']);
});

test('URLs of neither engine are refused', async () => {
  const file = await aMigratedDatabase('sqlite');
  for (const url of [
    'mysql://me:secret@host/maitre',
    'data/maitre.sqlite',
    'file:',
    'postgres://[',
  ]) {
    await expect(copyDatabase(url, file, SILENT)).rejects.toMatchObject({
      side: 'from',
      message: expect.stringMatching(/^must be a (file )?URL such as (?!.*secret)/),
    });
    await expect(copyDatabase(file, url, SILENT)).rejects.toMatchObject({ side: 'to' });
  }
});

test('an SQLite target that another process has open is refused', async () => {
  const source = await aMigratedDatabase('sqlite');
  const target = await aMigratedDatabase('sqlite');
  const store = await openStore(target);
  onTestFinished(() => store.close());
  await expect(copyDatabase(source, target, SILENT)).rejects.toMatchObject({
    side: 'to',
    message: expect.stringMatching(/^is in use: .*server.*stop it first$/),
  });
});

test('an SQLite target beside files of an earlier or unfinished one is refused, until they are gone', async () => {
  const source = await aMigratedDatabase('sqlite');
  const target = await anEmptyDatabase('sqlite');
  for (const [end, reason] of [
    ['-wal', /^has a file of an earlier database: move .*-wal away first$/],
    ['.incomplete', /interrupted: if none is running, delete .*\.incomplete$/],
  ] as const) {
    const file = pathOf(target) + end;
    writeFileSync(file, 'kept');
    await expect(copyDatabase(source, target, SILENT)).rejects.toMatchObject({
      side: 'to',
      message: expect.stringMatching(reason),
    });
    expect(readFileSync(file, 'utf8')).toBe('kept');
    rmSync(file);
  }
  await copyDatabase(source, target, SILENT);
  expect(readdirSync(dirname(pathOf(target)))).toEqual(['maitre.sqlite']);
});

test('an SQLite target that is a folder, or another file, is refused and kept', async () => {
  const source = await aMigratedDatabase('sqlite');
  const folder = tempFolder();
  writeFileSync(join(folder, 'letter'), 'This is a letter to a friend, and no database at all.');
  for (const target of [folder, join(folder, 'letter')]) {
    await expect(copyDatabase(source, `file:${target}`, SILENT)).rejects.toMatchObject({
      side: 'to',
      message: expect.stringMatching(/^cannot be replaced: /),
    });
  }
  expect(readFileSync(join(folder, 'letter'), 'utf8')).toMatch(/^This is a letter/);
  expect(readdirSync(folder)).toEqual(['letter']);
});

test('nothing stays of a copy that fails', async () => {
  const source = await aMigratedDatabase('sqlite');
  await run(source, PARTNER);
  const raw = connectRaw(pathOf(source));
  // Written without foreign keys: a table of a venue that does not exist.
  raw.pragma('foreign_keys = OFF');
  insertRow(raw, 'venue_tables', { account_id: 'nobody' });
  const target = await anEmptyDatabase(ENGINE);
  await expect(copyDatabase(source, target, SILENT)).rejects.toMatchObject({
    side: 'from',
    message: expect.stringMatching(
      /^has a row in venue_tables that breaks a constraint: .*foreign key/i,
    ),
  });
  raw.exec('delete from venue_tables');
  await copyDatabase(source, target, SILENT);
  expect(await run(target, 'select partner_id from partners')).toEqual([{ partner_id: 'pos' }]);
});

test('a number that would be rounded is refused', async () => {
  const source = await aMigratedDatabase('sqlite');
  connectRaw(pathOf(source)).exec("insert into partners values ('pos', 'P', 9007199254740993)");
  await expect(copyDatabase(source, await anEmptyDatabase('sqlite'), SILENT)).rejects.toMatchObject(
    {
      side: 'from',
      message: expect.stringMatching(/a number in partners that is too large/),
    },
  );
});

test.runIf(ENGINE === 'postgres')(
  'a text that PostgreSQL cannot store is refused with its place',
  async () => {
    const source = await aMigratedDatabase('sqlite');
    connectRaw(pathOf(source)).prepare("insert into partners values ('pos', ?, 1)").run('P\0S');
    await expect(
      copyDatabase(source, await anEmptyDatabase('postgres'), SILENT),
    ).rejects.toMatchObject({
      side: 'from',
      message: 'has a NUL character in partners.name, which PostgreSQL cannot store',
    });
  },
);

test.runIf(ENGINE === 'postgres')(
  'a PostgreSQL database that does not answer is refused without its password',
  async () => {
    const url = new URL(await anEmptyDatabase('postgres'));
    url.pathname = '/missing';
    await expect(
      copyDatabase(url.href, await anEmptyDatabase('sqlite'), SILENT),
    ).rejects.toMatchObject({
      side: 'from',
      message: expect.stringMatching(
        /^cannot be opened. The database does not exist. Create it: .*"missing"/,
      ),
    });
  },
);

test.runIf(ENGINE === 'postgres')(
  'a role that owns the database, and nothing more, is enough',
  async () => {
    const { source, target, role } = await aDatabaseOfARole();
    await copyDatabase(source, role, SILENT);
    expect(await run(target, 'select partner_id from partners')).toEqual([{ partner_id: 'pos' }]);
  },
);

test.runIf(ENGINE === 'postgres')(
  'a role that does not own the tables is refused with what to do',
  async () => {
    const { source, target, role } = await aDatabaseOfARole();
    await (await openStore(target)).close();
    await run(target, 'grant all on all tables in schema public to mover');
    await expect(copyDatabase(source, role, SILENT)).rejects.toMatchObject({
      side: 'to',
      message: expect.stringMatching(/^cannot be filled: .*; use the role that owns its tables$/),
    });
  },
);

/** A source with a row, and a new database that belongs to another role: its URL, and that of the role. */
async function aDatabaseOfARole() {
  const source = await aMigratedDatabase('sqlite');
  await run(source, PARTNER);
  const target = await aNewDatabase('postgres');
  await run(
    target,
    `do $$ begin
      if not exists (select from pg_roles where rolname = 'mover') then
        create role mover login password 'moves';
      end if;
    end $$`,
  );
  const url = new URL(target);
  await run(target, `alter database ${url.pathname.slice(1)} owner to mover`);
  Object.assign(url, { username: 'mover', password: 'moves' });
  return { source, target, role: url.href };
}

/** Runs a statement, past the store. */
async function run(url: string, statement: string): Promise<unknown[]> {
  if (url.startsWith('file:')) {
    const database = new Database(pathOf(url));
    const prepared = database.prepare(statement);
    const rows = prepared.reader ? prepared.all() : [prepared.run()];
    database.close();
    return rows;
  }
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
