import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { Demo } from '../../src/demo/make-demo.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { ADMIN } from '../../tools/paths.mjs';
import { ENGINE } from '../fixtures/engine.ts';
import { isLong } from '../fixtures/long-tests.ts';
import { createEmptyDatabase, type EmptyDatabase } from './empty-database.ts';
import { ENVIRONMENT, ROOT, type ServerProcess, startServer } from './server-process.ts';

const SIGN_IN = /sign in as (\S+) with (\S+)/;

const startOn = ({ url, start }: EmptyDatabase) => startServer(url, {}, start);

const readDemo = ({ demoFile }: EmptyDatabase): Demo => JSON.parse(readFileSync(demoFile, 'utf8'));

async function openDatabase({ url, folder }: EmptyDatabase): Promise<Store> {
  const store = await openStore(url.replace('file:', `file:${folder}/`));
  onTestFinished(() => store.close());
  return store;
}

async function signIn(server: ServerProcess, { staff }: Demo): Promise<number> {
  const { status } = await fetch(`${server.url}/staff/v3/session`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  return status;
}

test('one demo, and both servers are ready, when two start on an empty database at the same moment', async () => {
  const database = await createEmptyDatabase();
  const servers = await Promise.all([startOn(database), startOn(database)]);

  const demo = readDemo(database);
  const store = await openDatabase(database);
  const counts = await store.read(async (db) => ({
    venues: await db.selectFrom('accounts').select('account_id').execute(),
    staff: await db.selectFrom('staff').select('email').execute(),
    apiKeys: await db.selectFrom('api_keys').select('partner_id').orderBy('partner_id').execute(),
    keys: await db.selectFrom('publishable_keys').select('publishable_key').execute(),
    origins: (await db.selectFrom('publishable_key_origins').select('origin').execute()).map(
      ({ origin }) => origin,
    ),
  }));
  expect(counts).toEqual({
    venues: [{ account_id: demo.accountId }],
    staff: [{ email: demo.staff.email }],
    apiKeys: [{ partner_id: 'demo-app' }, { partner_id: 'demo-pos' }],
    keys: [{ publishable_key: demo.publishableKey }],
    origins: expect.arrayContaining(servers.map(({ url }) => url)),
  });
  for (const server of servers) {
    // On a busy machine, the database may not answer in time: whoever asks is told to come back.
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    await expect.poll(() => signIn(server, demo)).toBe(200);
  }
  const shown = servers.map((server) => SIGN_IN.exec(server.stdout())?.[2]);
  // The other one may be ready before the file is written.
  expect(shown).toContain(demo.staff.password);
  expect(new Set([...shown, undefined, demo.staff.password]).size).toBe(2);
});

test.runIf(ENGINE === 'sqlite' || isLong)(
  'the sign-in of the demo in a private file, again at the next start, and not for another demo',
  async () => {
    const database = await createEmptyDatabase();
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, ADMIN), 'demo', '--json'],
      { cwd: database.folder, env: { ...ENVIRONMENT, DATABASE_URL: database.url } },
    );
    const demo: Demo = JSON.parse(stdout);
    expect(readDemo(database)).toEqual(demo);
    expect(statSync(database.demoFile).mode & 0o777).toBe(0o600);

    const first = await startOn(database);
    expect(SIGN_IN.exec(first.stdout())?.slice(1)).toEqual([demo.staff.email, demo.staff.password]);
    await first.stop('SIGTERM');

    // Left by the demo of another database.
    const other = { ...demo, publishableKey: `${demo.publishableKey}x` };
    writeFileSync(database.demoFile, JSON.stringify(other));
    const second = await startOn(database);
    expect(second.stdout()).toContain("The venue's page");
    expect(second.stdout()).not.toMatch(SIGN_IN);
  },
);

test('no demo with DEMO=off, but a code with which the first venue is set up, once', async () => {
  const { url, start } = await createEmptyDatabase();
  const server = await startServer(url, { DEMO: 'off' }, start);
  const [, code] = /set up your restaurant with the code (\S+)/.exec(server.stdout()) ?? [];
  const setUp = () =>
    fetch(`${server.url}/staff/v3/setup`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({
        code,
        owner: { name: 'Ana', email: 'ana@bodega.example', password: 'a good long password' },
        venue: {
          name: 'Bodega',
          timezone: 'Europe/Madrid',
          country: 'ES',
          currency: 'EUR',
          language: 'es',
          privacyPolicyUrl: 'https://bodega.example/privacidad',
        },
      }),
    });
  const first = await setUp();
  expect([first.status, await first.json()]).toMatchObject([200, { venue: { name: 'Bodega' } }]);
  expect((await setUp()).status).toBe(403);
  await server.stop('SIGTERM');
  const again = await startServer(url, { DEMO: 'off' }, start);
  expect(again.stdout()).not.toContain('code');
});
