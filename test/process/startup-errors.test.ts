import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseSettings } from '../../src/operations/settings.ts';
import { requireFreePort, StartupError } from '../../src/server/listen-address.ts';
import { openStore } from '../../src/store/open-store.ts';
import { StoreUnavailable } from '../../src/store/store.ts';
import { connectRaw, tempFolder } from '../fixtures/temp-database.ts';
import { freePort, launch, startServer } from './server-process.ts';

/** Starts where it cannot, and gives what it said: no stack trace, and nothing on stdout. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const server = launch(env);
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.stdout()).toBe('');
  expect(server.stderr()).not.toMatch(/^\s+at |node:internal|file:\/\/|Error:/m);
  return server.stderr();
}

async function settingsFor(file: string): Promise<Record<string, string>> {
  return { PORT: String(await freePort()), DATABASE_URL: `file:${file}` };
}

describe('exit code 1 and one message for invalid settings', () => {
  const BAD: Record<string, [text: string, mayBe: RegExp]> = {
    PORT: ['abc', /whole number from 1 to 65535/],
    RATE_LIMIT_PER_MINUTE: ['0', /whole number from 1 /],
    METRICS_PORT: ['x', /whole number from 1 to 65535/],
    DATABASE_URL: [
      'mysql://localhost/maitre',
      /file:data\/maitre\.sqlite, or .+ postgres:\/\/maitre@db\.example\/maitre/,
    ],
    DATABASE_POOL_SIZE: ['many', /whole number from 1 to 1000/],
    PUBLIC_URL: ['nonsense', /https:\/\/book\.example/],
    LOG_LEVEL: ['loud', /fatal, error, warn, info, debug, trace, silent/],
    TRUST_PROXY: ['garbage', /off, on, a number of proxies, or their addresses/],
  };

  test('all invalid settings at once, each with its name, the allowed values and its value', async () => {
    const message = await refusalOf(
      Object.fromEntries(Object.entries(BAD).map(([name, [text]]) => [name, text])),
    );
    const lines = message.trimEnd().split('\n');
    expect(lines).toHaveLength(1 + Object.keys(BAD).length);
    for (const [name, [text, mayBe]] of Object.entries(BAD)) {
      const line = lines.find((each) => each.startsWith(`  ${name} `));
      expect(line).toMatch(mayBe);
      expect(line).toContain(`not "${text}"`);
    }
  });

  test('without the password of an address', () => {
    const parsed = parseSettings({
      DATABASE_URL: 'mysql://maitre:pa/ss@wort@db.example/maitre',
      PUBLIC_URL: 'https://maitre:passwort@book.example',
    });
    const message = 'issues' in parsed ? parsed.issues.join('\n') : '';
    expect(message).toContain('db.example');
    expect(message).not.toMatch(/pa\/?ss|wort/);
  });
});

test.each(['PORT', 'METRICS_PORT'])(
  'exit code 1 for a %s in use, and no file is created',
  async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('no port');

    const folder = tempFolder();
    const message = await refusalOf({
      ...(await settingsFor(join(folder, 'data/maitre.sqlite'))),
      [setting]: String(address.port),
    });
    expect(message).toBe(
      `Port ${address.port} on 127.0.0.1 is in use. Stop what runs there, or set ${setting} to another.\n`,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each([
  ['HOST', 'PORT'],
  ['METRICS_HOST', 'METRICS_PORT'],
] as const)('a startup error for a %s of another machine', async (name, setting) => {
  // Reserved for documentation (RFC 5737).
  const address = { port: await freePort(), host: '192.0.2.1', setting };
  await expect(requireFreePort(address)).rejects.toThrow(
    new StartupError(`${name} 192.0.2.1 is not an address of this machine.`),
  );
});

test('exit code 1 and one line without the password if no PostgreSQL server answers', async () => {
  const port = await freePort();
  const message = await refusalOf({
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://maitre:correct-horse@127.0.0.1:${port}/maitre?sslmode=verify-full`,
  });
  expect(message).toBe(
    `No PostgreSQL server answers at 127.0.0.1:${port}. Start it, or correct DATABASE_URL. (connect ECONNREFUSED 127.0.0.1:${port})\n`,
  );
});

/** The message with which the server would exit. */
async function storeErrorOf(file: string): Promise<string> {
  const error = await openStore(`file:${file}`).catch((reason: unknown) => reason);
  if (!(error instanceof StoreUnavailable)) throw new Error('a StoreUnavailable is expected');
  return error.message;
}

describe('the store cannot be opened for a database', () => {
  test('that is not a SQLite file', async () => {
    const folder = tempFolder();
    const file = join(folder, 'notes.txt');
    const notes = 'Buy more napkins.\n'.repeat(100);
    writeFileSync(file, notes);
    expect(await storeErrorOf(file)).toMatch(
      new RegExp(`^The database ${file} cannot be opened: .*not a database$`),
    );
    expect(readFileSync(file, 'utf8')).toBe(notes);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  test('of a newer version', async () => {
    const folder = tempFolder();
    const file = join(folder, 'maitre.sqlite');
    await (await openStore(`file:${file}`)).close();
    const database = connectRaw(file);
    database.exec(`insert into kysely_migration values ('9999-from-the-future', '2099-01-01')`);
    expect(await storeErrorOf(file)).toMatch(
      /^The database was made by a newer version of Maitre \(9999-from-the-future\)\. .+$/,
    );
    expect(database.prepare('select count(*) from accounts').pluck().get()).toBe(0);
  });

  test('below a file', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'a-file'), 'kept');
    const file = join(folder, 'a-file/maitre.sqlite');
    expect(await storeErrorOf(file)).toMatch(
      new RegExp(`^The database ${file} cannot be opened: .+$`),
    );
    expect(readdirSync(folder)).toEqual(['a-file']);
  });

  test.runIf(existsSync('/proc'))('where no folder can be made', async () => {
    const file = '/proc/maitre/maitre.sqlite';
    expect(await storeErrorOf(file)).toMatch(
      new RegExp(`^The database ${file} cannot be opened: .+$`),
    );
  });

  test('that is a folder', async () => {
    const folder = tempFolder();
    expect(await storeErrorOf(folder)).toMatch(
      new RegExp(`^The database ${folder} cannot be opened: .+$`),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of another program', async () => {
    const folder = tempFolder();
    const file = join(folder, 'other.sqlite');
    const database = connectRaw(file);
    database.exec('create table bookings (of_someone_else text)');
    expect(await storeErrorOf(file)).toMatch(
      /^The database .+ could not be brought to the newest version: .*bookings.*$/,
    );
    const tables = database.prepare('select name from sqlite_schema').pluck().all();
    expect(tables).toEqual(['bookings']);
  });

  test('that is read-only: its write-ahead log cannot be created', async () => {
    const folder = tempFolder();
    const file = join(folder, 'maitre.sqlite');
    await (await openStore(`file:${file}`)).close();
    mkdirSync(`${file}-wal`);
    expect(await storeErrorOf(file)).toMatch(
      new RegExp(`^The database ${file} cannot be opened: .+$`),
    );
  });
});

test('exit code 1 and no demo if its credentials cannot be saved; the next start makes it', async () => {
  const folder = tempFolder();
  const file = join(folder, 'maitre.sqlite');
  mkdirSync(join(folder, 'demo.json'));
  const server = launch(await settingsFor(file));
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.stderr()).toMatch(/^The demo's sign-in cannot be saved in \S+demo\.json: .+\n$/);
  expect(connectRaw(file).prepare('select count(*) from accounts').pluck().get()).toBe(0);

  const elsewhere = join(tempFolder(), 'maitre.sqlite');
  connectRaw(file).exec(`vacuum into '${elsewhere}'`);
  expect((await startServer(elsewhere)).stdout()).toMatch(/sign in as \S+ with \S+/);
});
