import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runAdmin } from '../../src/admin/run-admin.ts';
import { COPIED_TABLES } from '../../src/store/copy/copied-tables.ts';
import { openStore } from '../../src/store/open-store.ts';
import {
  aDatabaseToChange,
  aMigratedDatabase,
  anEmptyDatabase,
} from '../fixtures/empty-database.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { connectRaw } from '../fixtures/temp-database.ts';
import { startAdmin } from './admin-process.ts';
import { openCli, openDeskWithVenue } from './cli.ts';

const pathOf = (url: string) => url.slice('file:'.length);

test('everything is copied, and DATABASE_URL is not touched', async () => {
  const source = await openDeskWithVenue();
  const target = openCli(await anEmptyDatabase(ENGINE));
  const cli = openCli();
  const { DATABASE_URL: from = '' } = source.env;
  const { DATABASE_URL: to = '' } = target.env;
  const there = ['database', 'copy', '--from', from, '--to', to];
  const { tables } = await cli.json<{ tables: { table: string; rows: number }[] }>(...there);
  expect(tables).toContainEqual({
    table: 'accounts',
    rows: 1,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await target.json('venue', 'list')).toEqual(await source.json('venue', 'list'));

  const back = await anEmptyDatabase('sqlite');
  const { stdout } = await cli.run('database', 'copy', '--from', to, '--to', back);
  expect(stdout).toContain(` rows in ${COPIED_TABLES.length} tables.`);
  expect(await openCli(back).json('venue', 'list')).toEqual(await source.json('venue', 'list'));
  expect(readdirSync(cli.folder)).toEqual([]);
});

test('both databases are required', async () => {
  const { exitCode, stderr } = await openCli().run('database', 'copy');
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringMatching(/^--from is required; --to is required\./),
  ]);
});

test('the option of the database that cannot be used is named', async () => {
  const cli = await openDeskWithVenue();
  const { DATABASE_URL: url = '' } = cli.env;
  const copy = (from: string, to: string) =>
    cli.failure('database', 'copy', '--from', from, '--to', to);
  expect(await copy(url, url)).toMatchObject({
    errors: [{ parameter: '--to', reason: 'is the same database as the source' }],
  });
  expect(await copy('file:/nowhere', url)).toMatchObject({ errors: [{ parameter: '--from' }] });
});

test('no message contains a password', async () => {
  const cli = await openDeskWithVenue();
  const { DATABASE_URL: url = '' } = cli.env;
  const secret = 'postgres://maitre:t0p/s3cret@127.0.0.1:1/maitre';
  for (const args of [
    ['--from', secret.replace('/s', '%2Fs'), '--to', url],
    ['--from', url, '--to', secret],
    ['--from', url, '--to', secret.replace('/s', '%2Fs')],
    ['--from', url, '--to', 'postgres://127.0.0.1:1/maitre?password=t0ps3cret'],
    ['--from', secret, '--from', secret, '--to', url],
    [secret, '--to', url],
  ]) {
    const { exitCode, stdout, stderr } = await cli.run('database', 'copy', ...args);
    expect([exitCode, stdout + stderr]).toEqual([1, expect.not.stringMatching(/t0p|s3cret/)]);
  }
});

test.runIf(ENGINE === 'sqlite')('a long copy reports its progress', async () => {
  const source = await aMigratedDatabase('sqlite');
  connectRaw(pathOf(source)).exec(`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 100001)
    insert into attempts select 'sign-in', 'actor' || n, '', 1, n from numbers`);
  const lines: string[] = [];
  const { exitCode } = await runAdmin(
    ['database', 'copy', '--from', source, '--to', await anEmptyDatabase('sqlite')],
    { env: {}, stdin: async () => '', report: (line) => void lines.push(line) },
  );
  expect(exitCode).toBe(0);
  expect(lines).toEqual(['attempts: 100000 rows copied', 'attempts: 100000 rows compared']);
});

test.runIf(ENGINE === 'postgres')(
  'a copy to SQLite that is killed midway leaves no database',
  async () => {
    const source = await anEmptyDatabase('postgres');
    await openDeskWithVenue(source);
    const target = await anEmptyDatabase('sqlite');
    const lock = await connect(source);
    await lock.query('begin; lock table attempts in access exclusive mode');
    const copy = startAdmin(['database', 'copy', '--from', source, '--to', target]);
    await untilWaiting(lock, 'relation');
    expect(readdirSync(dirname(pathOf(target)))).toContain('maitre.sqlite.incomplete');
    copy.kill();
    await copy.ended;
    await lock.query('rollback');
    expect(existsSync(pathOf(target))).toBe(false);

    const cli = openCli(target);
    const again = ['database', 'copy', '--from', source, '--to', target];
    expect(await cli.failure(...again)).toMatchObject({
      errors: [{ parameter: '--to', reason: expect.stringMatching(/interrupted.*delete /) }],
    });
    for (const name of readdirSync(dirname(pathOf(target))))
      rmSync(join(dirname(pathOf(target)), name));
    await cli.json(...again);
    expect(await cli.json('venue', 'list')).toHaveLength(1);
  },
);

test.runIf(ENGINE === 'postgres')(
  'a copy to PostgreSQL that is killed midway leaves an empty database',
  async () => {
    const source = await anEmptyDatabase('postgres');
    const { env } = await openDeskWithVenue(source);
    await insertAttempt(source);
    const target = await aDatabaseToChange('postgres');
    const lock = await connect(target);
    // The copy stops at a row of one of the last tables, as long as the test holds this lock.
    await lock.query(`create function wait() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock(1); return new; end $$;
    create trigger wait before insert on attempts for each row execute function wait()`);
    await lock.query('select pg_advisory_lock(1)');
    const copy = startAdmin(['database', 'copy', '--from', source, '--to', target], env);
    await untilWaiting(lock, 'advisory');
    copy.kill();
    await copy.ended;
    await lock.query('select pg_advisory_unlock(1)');
    await lock.query('drop trigger wait on attempts');

    expect(await openCli(target).json('venue', 'list')).toEqual([]);
    const again = ['database', 'copy', '--from', source, '--to', target];
    await openCli().json(...again);
    expect(await openCli(target).json('venue', 'list')).toHaveLength(1);
  },
);

async function insertAttempt(url: string): Promise<void> {
  const store = await openStore(url);
  await store.write(null, (db) =>
    db
      .insertInto('attempts')
      .values({ limit_name: 'sign-in', actor: 'actor', target: '', count: 1, last_at: 1 })
      .execute(),
  );
  await store.close();
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Until another connection waits for a lock of this kind in the database. */
async function untilWaiting(client: pg.Client, kind: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await client.query(
        `select 1 from pg_locks join pg_database on oid = database
          where not granted and datname = current_database() and locktype = $1`,
        [kind],
      );
      expect(rows).not.toEqual([]);
    },
    { timeout: 120_000, interval: 20 },
  );
}
