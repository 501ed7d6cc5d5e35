import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openContext } from '../../src/operations/context.ts';
import { openStore } from '../../src/store/open-store.ts';
import { anEmptyDatabase } from '../fixtures/empty-database.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { buildTestApp } from '../fixtures/reusable-app.ts';
import { connectRaw } from '../fixtures/temp-database.ts';
import { aBookingRequest, NOON, openTestServer, PUBLIC_URL } from '../fixtures/test-context.ts';
import { startAdmin } from './admin-process.ts';
import { type AdminCli, openCli, openDeskWithVenue } from './cli.ts';

const ACCOUNT = ['--account', 'casa-test'];

test('a booking is made over HTTP on a restored database, with the keys from before', async () => {
  const cli = await openDeskWithVenue(await anEmptyDatabase(ENGINE));
  await cli.run('integration', 'set', '--partner', 'pos', ...ACCOUNT, '--access', 'private');
  const { apiKey } = await cli.json<{ apiKey: string }>(
    'key',
    'create',
    '--partner',
    'pos',
    ...ACCOUNT,
  );
  await cli.run('backup', 'copy.sqlite');

  const restored = openCli(await anEmptyDatabase(ENGINE));
  const { stdout, exitCode } = await restored.run('restore', join(cli.folder, 'copy.sqlite'));
  expect([exitCode, stdout]).toEqual([
    0,
    expect.stringMatching(/^ {2}accounts +[0-9a-f]{64} {2}1$/m),
  ]);
  const send = await openApi(restored, apiKey);
  const made = await send('POST', '/v3/bookings', aBookingRequest());
  expect([made.statusCode, made.json()]).toMatchObject([200, { status: 'CONFIRMED' }]);
  const read = await send('GET', `/v3/bookings/${made.json().uuid}`);
  expect(read.json()).toMatchObject({ uuid: made.json().uuid, pax: 2 });
});

test('a backup during writes has every booking that was acknowledged before it began', async () => {
  const server = await openTestServer();
  const acknowledged: string[] = [];
  const create = async () => {
    const answer = await server.partner({
      method: 'POST',
      path: '/bookings',
      body: aBookingRequest({ status: 'REQUESTED' }),
    });
    expect(answer.statusCode).toBe(200);
    acknowledged.push(answer.json().uuid);
  };
  for (let count = 0; count < 10; count += 1) await create();
  const target = openCli(await anEmptyDatabase(ENGINE));
  const file = join(target.folder, 'copy.sqlite');

  const before = [...acknowledged];
  let isRunning = true;
  const backup = startAdmin(['backup', file], { DATABASE_URL: server.database.url });
  const ended = backup.ended.finally(() => {
    isRunning = false;
  });
  while (isRunning) await create();
  expect(await ended).toMatchObject({ exitCode: 0, stderr: '' });
  expect(acknowledged.length).toBeGreaterThan(before.length);

  expect(await target.run('restore', file)).toMatchObject({ exitCode: 0 });
  const { store } = await target.openContext();
  const kept = await store.read((db) => db.selectFrom('bookings').select('uuid').execute());
  const uuids = kept.map(({ uuid }) => uuid);
  expect(uuids).toEqual(expect.arrayContaining(before));
  expect(acknowledged).toEqual(expect.arrayContaining(uuids));
});

test('refused: a database that is not empty, which stays as it is', async () => {
  const cli = await openDeskWithVenue(await anEmptyDatabase(ENGINE));
  await cli.run('backup', 'copy.sqlite');
  const { exitCode, stderr } = await cli.run('restore', 'copy.sqlite');
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL is not empty: /)]);
  expect(await cli.json('partner', 'list')).toMatchObject([{ partnerId: 'pos' }]);
});

test('refused: a missing file, and one that is no backup', async () => {
  const cli = openCli(await anEmptyDatabase(ENGINE));
  writeFileSync(
    join(cli.folder, 'letter'),
    'This is a letter to a friend, and no database at all.',
  );
  for (const [file, reason] of [
    ['missing', /^FILE does not exist: /],
    ['letter', /^FILE cannot be read: file is not a database/],
  ] as const) {
    const { exitCode, stderr } = await cli.run('restore', file);
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(reason)]);
  }
});

test('refused: a damaged backup, and nothing of it is restored', async () => {
  const cli = await openDeskWithVenue(await anEmptyDatabase(ENGINE));
  const { file } = await cli.json<{ file: string }>('backup', 'copy.sqlite');
  const broken = join(cli.folder, 'broken.sqlite');
  const page = connectRaw(file)
    .prepare<[], number>("select rootpage from sqlite_schema where name = 'venue_tables'")
    .pluck()
    .get();
  const end = 4096 * (page ?? 0);
  writeFileSync(broken, readFileSync(file).fill(0x55, end - 4096, end));
  const shortened = join(cli.folder, 'shortened.sqlite');
  writeFileSync(shortened, readFileSync(file).subarray(0, 10 * 4096));
  const orphans = join(cli.folder, 'orphans.sqlite');
  writeFileSync(orphans, readFileSync(file));
  const database = connectRaw(orphans);
  database.pragma('foreign_keys = OFF');
  database.exec("update venue_tables set account_id = 'nobody'");
  database.close();

  const target = openCli(await anEmptyDatabase(ENGINE));
  for (const damaged of [broken, shortened, orphans]) {
    const { exitCode, stderr } = await target.run('restore', damaged);
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringMatching(/^FILE (is damaged|cannot be read): /),
    ]);
  }
  expect(await target.run('restore', file)).toMatchObject({ exitCode: 0 });
});

test.runIf(ENGINE === 'sqlite')('refused: a database that a server has open', async () => {
  const cli = await openDeskWithVenue();
  const { file } = await cli.json<{ file: string }>('backup', 'copy.sqlite');
  const target = openCli();
  await target.openContext();
  const { exitCode, stderr } = await target.run('restore', file);
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL is in use: .*server/),
  ]);
});

test.runIf(ENGINE === 'sqlite')(
  'the restored database is readable only by its owner, in a folder that is created',
  async () => {
    const cli = await openDeskWithVenue();
    const { file } = await cli.json<{ file: string }>('backup', 'copy.sqlite');
    const restored = join(cli.folder, 'new', 'place', 'maitre.sqlite');
    const target = openCli(`file:${restored}`);
    expect(await target.run('restore', file)).toMatchObject({ exitCode: 0 });
    expect(statSync(restored).mode & 0o777).toBe(0o600);
  },
);

/** The API on the database of a command line, without a port. */
async function openApi(cli: AdminCli, apiKey: string) {
  const store = await openStore(cli.env.DATABASE_URL ?? '');
  const context = openContext(store, {
    publicUrl: PUBLIC_URL,
    bookingsPerHour: 1,
    now: () => NOON,
  });
  const settings = { rateLimitPerMinute: 1000, trustProxy: false };
  const { app } = await buildTestApp({ context, settings });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  return (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'service-partner-id': 'pos',
        'service-account-id': 'casa-test',
      },
      ...(payload ? { payload } : {}),
    });
}
