import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../../src/store/copy/copy-database.ts';
import { openStore } from '../../src/store/open-store.ts';
import { savePartner } from '../../src/store/partners.ts';
import {
  aDatabaseFromBefore,
  contentsFromBefore,
  isAsBefore,
} from '../fixtures/database-before-baseline.ts';
import { aNewDatabase, anEmptyDatabase } from '../fixtures/empty-database.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { connectRaw } from '../fixtures/temp-database.ts';
import { openCli, openDeskWithVenue } from './cli.ts';

test('the copy is complete, readable only by its owner, and one file', async () => {
  const cli = await openDeskWithVenue(await anEmptyDatabase(ENGINE));
  const mask = process.umask(0);
  onTestFinished(() => void process.umask(mask));

  const { file, bytes } = await cli.json<{ file: string; bytes: number }>('backup', 'copy.sqlite');
  expect(file).toBe(join(cli.folder, 'copy.sqlite'));
  expect(statSync(file)).toMatchObject({ size: bytes, mode: 0o100600 });
  expect(readdirSync(cli.folder).filter((name) => name.startsWith('copy'))).toEqual([
    'copy.sqlite',
  ]);
  const copy = connectRaw(file);
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(copy.prepare('select account_id from accounts').pluck().all()).toEqual(['casa-test']);
});

test('it can be made while a server has the database open, with its latest writes', async () => {
  const cli = await openDeskWithVenue(await anEmptyDatabase(ENGINE));
  const { store } = await cli.openContext();
  await store.write(null, (db) => savePartner(db, { partnerId: 'late', name: 'Late' }, 0));
  const { file } = await cli.json<{ file: string }>('backup', 'copy.sqlite');
  const partners = connectRaw(file).prepare('select partner_id from partners').pluck().all();
  expect(partners).toContain('late');
});

// On PostgreSQL, it is brought to this version first.
test.runIf(ENGINE === 'sqlite')(
  'the backup of a database from before the migration 0044-baseline has all its rows',
  async () => {
    const cli = openCli(await aDatabaseFromBefore(ENGINE));
    const { file } = await cli.json<{ file: string }>('backup', 'copy.sqlite');
    const url = `file:${file}`;
    // Brings the backup to this version.
    await (await openStore(url)).close();
    const contents = await copyDatabase(url, await anEmptyDatabase('sqlite'), () => undefined);
    expect(contents.filter(isAsBefore)).toEqual(contentsFromBefore().filter(isAsBefore));
  },
);

test.each([
  ['copy.sqlite', /FILE exists already; name a new file/],
  ['none/copy.sqlite', /FILE is in a folder that does not exist/],
])('refused: a backup to %s, and nothing is overwritten or left behind', async (name, reason) => {
  const cli = await openDeskWithVenue(await anEmptyDatabase(ENGINE));
  writeFileSync(join(cli.folder, 'copy.sqlite'), 'precious');
  const { exitCode, stderr } = await cli.run('backup', name);
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(reason)]);
  expect(statSync(join(cli.folder, 'copy.sqlite')).size).toBe('precious'.length);
});

test('refused: a backup of a database that does not exist, and none is created', async () => {
  const url = await aNewDatabase(ENGINE);
  const cli = openCli(url);
  const { exitCode, stderr } = await cli.run('backup', 'copy.sqlite');
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringMatching(/DATABASE_URL (does not exist|is not a database of Maitre)/),
  ]);
  expect(readdirSync(cli.folder)).toEqual([]);
  expect(existsSync(url.replace('file:', ''))).toBe(false);
});

test.runIf(ENGINE === 'sqlite')(
  'refused: a backup of a damaged database, and one beside an interrupted backup',
  async () => {
    const cli = await openDeskWithVenue();
    writeFileSync(join(cli.folder, 'copy.sqlite.incomplete'), 'of another process');
    const beside = await cli.run('backup', 'copy.sqlite');
    expect([beside.exitCode, beside.stderr]).toEqual([
      1,
      expect.stringMatching(/^FILE is being written, or .*interrupted.* delete .*\.incomplete/),
    ]);
    rmSync(join(cli.folder, 'copy.sqlite.incomplete'));

    const database = connectRaw(cli.env.DATABASE_URL?.slice('file:'.length) ?? '');
    database.pragma('foreign_keys = OFF');
    database.exec("update venue_tables set account_id = 'nobody'");
    const damaged = await cli.run('backup', 'copy.sqlite');
    expect([damaged.exitCode, damaged.stderr]).toEqual([
      1,
      expect.stringMatching(/^DATABASE_URL is damaged: venue_tables lacks a row of accounts/),
    ]);
    expect(readdirSync(cli.folder).filter((name) => name.startsWith('copy'))).toEqual([]);
  },
);
