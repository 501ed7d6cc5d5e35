import { randomUUID } from 'node:crypto';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { selfSigned } from '../../../bench/self-signed.ts';
import { saveAccount } from '../../../src/store/accounts.ts';
import { findMatchingCustomers } from '../../../src/store/customer-search.ts';
import { insertCustomer } from '../../../src/store/customers.ts';
import { openStore, type StoreOptions } from '../../../src/store/open-store.ts';
import { StoreUnavailable } from '../../../src/store/store.ts';
import { type PostgresServer, startPostgresServer } from '../../fixtures/postgres-server.ts';
import { tempFolder } from '../../fixtures/temp-database.ts';
import { queryPostgres } from '../../process/empty-database.ts';
import { freePort } from '../../process/server-process.ts';
import { ACCOUNT, aCustomer } from '../arbitrary-rows.ts';

const PASSWORD = 'correct-horse';

/** Opens a database that cannot be opened. @returns the message for the operator */
async function refusalOf(url: string, options: StoreOptions = {}): Promise<string> {
  const opening = openStore(url, {}, options).then(async (store) => {
    await store.close();
    return new Error('it was opened');
  });
  const error = await opening.catch((reason: unknown) => reason);
  if (!(error instanceof StoreUnavailable)) throw new Error('not refused', { cause: error });
  expect(error.message).not.toContain(PASSWORD);
  return error.message;
}

/** A database and a role of the test's own; `owner` says whether the database is the role's. */
async function makeDatabase({ isOwner }: { isOwner: boolean }): Promise<URL> {
  const name = `opening_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(`create role ${name} login password '${PASSWORD}'`);
  await queryPostgres(`create database ${name} ${isOwner ? `owner ${name}` : ''}`);
  onTestFinished(async () => {
    await queryPostgres(`drop database ${name} with (force)`);
    await queryPostgres(`drop role ${name}`);
  });
  const url = new URL(inject('postgresUrl'));
  Object.assign(url, { username: name, password: PASSWORD, pathname: `/${name}` });
  return url;
}

/** The same database, as the administrator of the server. */
function adminUrl({ pathname }: URL): string {
  return Object.assign(new URL(inject('postgresUrl')), { pathname }).href;
}

test('the owner of an empty database needs no other privilege', async () => {
  const url = await makeDatabase({ isOwner: true });
  await (await openStore(url.href)).close();
});

test('the statements in docs/operations.md prepare a database, with and without ownership', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const name = `documented_${randomUUID().replaceAll('-', '')}`;
  const [owned = [], shared = []] = [...text.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(
    ([, block = '']) => block.replaceAll('maitre', name).trim().split('\n'),
  );
  expect([owned.length, shared.length]).toEqual([2, 3]);
  onTestFinished(async () => {
    await queryPostgres(`drop database ${name} with (force)`);
    await queryPostgres(`drop role ${name}`);
  });
  for (const statement of owned) await queryPostgres(statement);
  const url = new URL(inject('postgresUrl'));
  Object.assign(url, {
    username: name,
    password: /password '(.+)'/.exec(owned.join())?.[1],
    pathname: `/${name}`,
  });
  await (await openStore(url.href)).close();

  await queryPostgres(`drop database ${name} with (force)`);
  await queryPostgres(`create database ${name}`);
  for (const statement of shared) await queryPostgres(statement, adminUrl(url));
  await (await openStore(url.href)).close();
});

test('without pg_trgm, a warning for the operator, and guests are found anyway', async () => {
  const url = await makeDatabase({ isOwner: false });
  await queryPostgres('create extension btree_gist', adminUrl(url));
  await queryPostgres(`grant create on schema public to ${url.username}`, adminUrl(url));
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const store = await openStore(url.href);
  onTestFinished(() => store.close());
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('pg_trgm'));
  const names = await store.write(ACCOUNT, async (db) => {
    await saveAccount(db, { accountId: ACCOUNT, document: {}, tables: [] }, 0);
    const [guest] = fc.sample(aCustomer, 1);
    if (!guest) throw new Error('no sample');
    await insertCustomer(db, { ...guest, name: 'Núria Puig', isErased: false });
    const found = await findMatchingCustomers(db, ACCOUNT, { parts: ['uria'], words: [] });
    return found.map(({ customer }) => customer.name);
  });
  expect(names).toEqual(['Núria Puig']);
});

test('no more connections than the pool size, and one is enough', async () => {
  const url = await makeDatabase({ isOwner: true });
  const store = await openStore(url.href, {}, { poolSize: 1 });
  onTestFinished(() => store.close());
  await store.requireWritable();
  const writes = [1, 2, 3].map((each) => store.write(null, async () => each));
  expect(await Promise.all(writes)).toEqual([1, 2, 3]);
  const { rows } = await queryPostgres(
    `select count(*)::int as count from pg_stat_activity where usename = '${url.username}'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a wrong password', async () => {
  const url = await makeDatabase({ isOwner: true });
  url.password = `${PASSWORD}-not`;
  expect(await refusalOf(url.href)).toMatch(
    /^PostgreSQL refuses the password of this role\. .+ \(password authentication failed for user "opening_\w+"\)$/,
  );
});

test('a database that does not exist', async () => {
  const url = await makeDatabase({ isOwner: true });
  url.pathname = '/nothing-here';
  expect(await refusalOf(url.href)).toBe(
    'The database does not exist. Create it: create database NAME owner ROLE. (database "nothing-here" does not exist)',
  );
});

test('a role that may create neither tables nor the extension, until an administrator helps', async () => {
  const url = await makeDatabase({ isOwner: false });
  expect(await refusalOf(url.href)).toMatch(
    /^This role may not create tables\. .+ \(permission denied for schema public\)$/,
  );
  await queryPostgres(`grant create on schema public to ${url.username}`, adminUrl(url));
  expect(await refusalOf(url.href)).toMatch(
    /^This role may not create the extension btree_gist\. .+: create extension btree_gist\. \(permission denied .+\)$/,
  );
  await queryPostgres('create extension btree_gist', adminUrl(url));
  await (await openStore(url.href)).close();
});

test('a port where nothing listens', async () => {
  const port = await freePort();
  expect(await refusalOf(`postgres://maitre:${PASSWORD}@127.0.0.1:${port}/maitre`)).toBe(
    `No PostgreSQL server answers at 127.0.0.1:${port}. Start it, or correct DATABASE_URL. (connect ECONNREFUSED 127.0.0.1:${port})`,
  );
  expect(await refusalOf(`postgres://maitre:${PASSWORD}@localhost:${port}/maitre`)).toContain(
    `connect ECONNREFUSED 127.0.0.1:${port}`,
  );
});

test('a socket that does not exist', async () => {
  const folder = tempFolder();
  expect(await refusalOf(`postgres:///maitre?host=${folder}&password=${PASSWORD}`)).toContain(
    `No PostgreSQL server answers at ${folder}:5432.`,
  );
});

test('a server of a newer version of Maitre', async () => {
  const url = await makeDatabase({ isOwner: true });
  await (await openStore(url.href)).close();
  await queryPostgres(
    `insert into kysely_migration values ('9999-from-the-future', '2099-01-01')`,
    url.href,
  );
  expect(await refusalOf(url.href)).toMatch(
    /^The database was made by a newer version of Maitre \(9999-from-the-future\)\. /,
  );
});

test('a database whose tables another process keeps locked', async () => {
  const url = await makeDatabase({ isOwner: true });
  await (await openStore(url.href)).close();
  const other = new pg.Client(url.href);
  await other.connect();
  try {
    await other.query('begin');
    await other.query('lock table kysely_migration');
    expect(await refusalOf(url.href, { maxLockWaitMs: 20 })).toMatch(
      /^Another process keeps the tables locked, .+ \(canceling statement due to lock timeout\)$/,
    );
  } finally {
    await other.end();
  }
});

test('a server without TLS where the URL asks for it', async () => {
  const url = await makeDatabase({ isOwner: true });
  url.searchParams.set('sslmode', 'verify-full');
  expect(await refusalOf(url.href)).toMatch(
    /^The PostgreSQL server at 127\.0\.0\.1:\d+ offers no TLS\. /,
  );
});

let secure: { server: PostgresServer; certificate: string };

beforeAll(async () => {
  const server = await startPostgresServer(['fsync=off']);
  const { key, cert } = selfSigned();
  const { uid, gid } = statSync(server.dataFolder);
  for (const [name, text] of Object.entries({ 'server.key': key, 'server.crt': cert })) {
    const file = join(server.dataFolder, name);
    writeFileSync(file, text, { mode: 0o600 });
    chownSync(file, uid, gid);
  }
  await queryPostgres('alter system set ssl = on', server.url);
  await server.stop();
  await server.start();
  secure = { server, certificate: cert };
});
afterAll(() => secure.server.remove());

test('a certificate of an unknown authority, until the URL names it', async () => {
  const url = new URL(secure.server.url);
  url.searchParams.set('sslmode', 'verify-full');
  expect(await refusalOf(url.href)).toMatch(
    /^The certificate of the PostgreSQL server at 127\.0\.0\.1:\d+ is not accepted\. .+ \(self-signed certificate.*\)$/,
  );

  const file = join(tempFolder(), 'authority.pem');
  url.searchParams.set('sslrootcert', file);
  expect(await refusalOf(url.href)).toMatch(
    /^A certificate that DATABASE_URL names cannot be read\. .+ \(ENOENT: .+\)$/,
  );

  writeFileSync(file, secure.certificate);
  await (await openStore(url.href)).close();
});

test('a certificate of another host', async () => {
  const file = join(tempFolder(), 'authority.pem');
  writeFileSync(file, secure.certificate);
  const url = new URL(secure.server.url);
  url.hostname = 'localhost';
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', file);
  expect(await refusalOf(url.href)).toMatch(
    /^The certificate of the PostgreSQL server at localhost:\d+ is not accepted\. .+ \(Hostname\/IP does not match .+\)$/,
  );
});
