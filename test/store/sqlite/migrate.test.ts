import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../src/store/db.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { connect } from '../../../src/store/sqlite/connection.ts';
import { migrate } from '../../../src/store/sqlite/migrate.ts';
import { MIGRATIONS } from '../../../src/store/sqlite/migrations/all.ts';
import { connectRaw, insertRow, openTempStore, tempFolder } from '../../fixtures/temp-database.ts';

const VERSIONS = Object.keys(MIGRATIONS).sort();

test('an empty database is migrated to the newest version, with STRICT tables and intact', async () => {
  const { file } = await openTempStore();
  const database = connectRaw(file);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(appliedVersions(database)).toEqual(VERSIONS);
  expect(ownTables(database).filter(({ strict }) => strict === 0)).toEqual([]);
});

describe.each(VERSIONS)('a database of the version %s', (version) => {
  test('is migrated to the newest version with its rows', async () => {
    const file = join(tempFolder(), 'maitre.sqlite');
    const old = connect(`file:${file}`);
    await migrate(old.db, version);
    old.close();
    const before = connectRaw(file);
    fillEveryTable(before);
    const tables = ownTables(before).map(({ name }) => name);
    before.close();

    await (await openStore(`file:${file}`)).close();

    const after = connectRaw(file);
    expect(appliedVersions(after)).toEqual(VERSIONS);
    expect(schemaOf(after)).toEqual(schemaOf(connectRaw((await openTempStore()).file)));
    expect(after.pragma('foreign_key_check')).toEqual([]);
    expect(after.pragma('integrity_check', { simple: true })).toBe('ok');
    const left = ownTables(after).map(({ name }) => name);
    const emptied = tables.filter((name) => left.includes(name) && countRows(after, name) === 0);
    expect(emptied).toEqual([]);
  });
});

test('earlier bookings get the name that was sent with them, where that is known', async () => {
  const file = join(tempFolder(), 'maitre.sqlite');
  const old = connect(`file:${file}`);
  await migrate(old.db, '0010-unfinished-erasures');
  old.close();
  const before = connectRaw(file);
  before.pragma('foreign_keys = OFF');
  const book = (uuid: string, customer: string, channel: string, partner: string | null) =>
    insertRow(before, 'bookings', {
      uuid,
      account_id: 'casa',
      customer_uuid: customer,
      channel,
      partner_id: partner,
      table_ids: '[]',
    });
  const send = (integration: string, customer: string, name: string) =>
    insertRow(before, 'integration_customers', {
      account_id: 'casa',
      integration,
      customer_uuid: customer,
      name,
    });
  send('pos', 'laura', 'Laura for pos');
  send('WIDGET', 'laura', 'Laura on the page');
  send('WIDGET', 'shared', 'The last of several');
  send('STAFF', 'laura', 'Laura for staff');
  book('by-partner', 'laura', 'API', 'pos');
  book('by-staff', 'laura', 'STAFF', null);
  book('by-diner', 'laura', 'WIDGET', null);
  book('shared-1', 'shared', 'WIDGET', null);
  book('shared-2', 'shared', 'WIDGET', null);
  before.close();

  await (await openStore(`file:${file}`)).close();

  const names = connectRaw(file).prepare('select uuid, customer_name from bookings').raw().all();
  expect(Object.fromEntries(names as [string, string | null][])).toEqual({
    'by-partner': 'Laura for pos',
    'by-staff': 'Laura for staff',
    'by-diner': 'Laura on the page',
    'shared-1': null,
    'shared-2': null,
  });
});

test('earlier tickets and visits are stored with their bookings and customers', async () => {
  const file = join(tempFolder(), 'maitre.sqlite');
  const old = connect(`file:${file}`);
  await migrate(old.db, '0016-fewer-reads');
  old.close();
  const before = connectRaw(file);
  before.pragma('foreign_keys = OFF');
  const DAY = 86_400_000;
  const future = 4_000_000_000_000;
  insertRow(before, 'customers', { uuid: 'laura', account_id: 'casa' });
  insertRow(before, 'customers', { uuid: 'new', account_id: 'casa' });
  for (const [uuid, status, more] of [
    ['attended', 'ATTENDED', { booking_at: 5 * DAY, closed_ticket_amount: 4200 }],
    ['earlier', 'ATTENDED', { booking_at: 2 * DAY }],
    ['canceled', 'CANCELED', { booking_at: 5 * DAY, canceled_at: 4.5 * DAY }],
    ['in-time', 'CANCELED', { booking_at: 5 * DAY, canceled_at: DAY }],
    ['no-show', 'NO_SHOW', {}],
    ['later', 'CONFIRMED', { booking_at: future + 1 }],
    ['next', 'CONFIRMED', { booking_at: future }],
    ['passed', 'CONFIRMED', { booking_at: 1 }],
    ['deleted', 'DELETED', {}],
  ] as const)
    insertRow(before, 'bookings', {
      uuid,
      account_id: 'casa',
      work_day: '2030-01-14',
      customer_uuid: 'laura',
      status,
      pax: 2,
      pax_children: 1,
      closed_ticket_amount: null,
      redemption_code: null,
      ...more,
    });
  const ticket = {
    ticketPartner: 'API',
    externalId: null,
    totalAmount: 4200,
    discountsAmount: 0,
    tipAmount: 100,
    lines: [{ description: 'Menu', taxRate: 7.7 }],
    payments: [],
    currency: 'EUR',
    closedAt: 9,
  };
  insertRow(before, 'tickets', {
    booking_uuid: 'attended',
    ticket_partner: 'API',
    external_id: null,
    total_amount: 4200,
    discounts_amount: 0,
    tip_amount: 100,
    lines: JSON.stringify(ticket.lines),
    payments: '[]',
    currency: 'EUR',
    closed_at: 9,
  });
  const versions = before.prepare('select account_id, work_day, version from work_days').all();
  before.close();

  await (await openStore(`file:${file}`)).close();

  const after = connectRaw(file);
  const tickets = after.prepare('select uuid, ticket from bookings').raw().all();
  for (const [uuid, text] of tickets as [string, string][])
    expect(JSON.parse(text), uuid).toEqual(uuid === 'attended' ? ticket : null);
  const visits = after.prepare('select uuid, visits from customers').raw().all();
  expect(Object.fromEntries(visits as [string, string | null][])).toEqual({
    new: null,
    laura: JSON.stringify({
      bookingsCount: 8,
      visitsCount: 2,
      cancellationsCount: 2,
      lateCancellationsCount: 1,
      noShowsCount: 1,
      firstVisitAt: 2 * DAY,
      lastVisitAt: 5 * DAY,
      firstCancellationAt: DAY,
      confirmedAt: [future, future + 1],
      spent: 4200,
      covers: 3,
    }),
  });
  // The days' stored occupancies stay valid.
  expect(after.prepare('select account_id, work_day, version from work_days').all()).toEqual(
    versions,
  );
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

/** A row in every table, each referring to the others: all keys are 1. Triggers may be quicker. */
function fillEveryTable(database: Database.Database): void {
  database.transaction(() => {
    database.pragma('defer_foreign_keys = ON');
    for (const { name } of ownTables(database)) {
      if (countRows(database, name) === 0) insertRow(database, name);
    }
  })();
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

function countRows(database: Database.Database, table: string): unknown {
  return database.prepare(`select count(*) from ${table}`).pluck().get();
}
