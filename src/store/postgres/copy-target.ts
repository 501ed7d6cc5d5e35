import pg from 'pg';
import {
  brokenConstraint,
  CopyRefused,
  type CopyTarget,
  type Row,
} from '../copy/copied-database.ts';
import { COPIED_TABLES } from '../copy/copied-tables.ts';
import { requireNoNewerVersion } from '../copy/require-current-version.ts';
import { StoreUnavailable, TableTaken } from '../errors.ts';
import { appliedMigrations, connectForCopy, listOf, query, readTables } from './copy-connection.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { codeOf, messageOf } from './translate-error.ts';

/** Triggers that give a changed work day a new version. */
const VERSION_TRIGGERS = [
  'bookings',
  'booking_tables',
  'table_holds',
  'service_days',
  'blocks',
].map((table) => ({ table, trigger: `${table}_version` }));
const IDENTITIES = ['table_moves', 'unfinished_erasures'];
/** The first characters of PostgreSQL's codes. */
const CONSTRAINT_VIOLATION = '23';
const INSUFFICIENT_PRIVILEGE = '42501';
const MAX_LOCK_WAIT_MS = 10_000;

/**
 * Opens a database without rows, and creates the schema if it is missing. The copy is one transaction, in
 * which every constraint holds; until its end, other processes cannot write.
 * @throws CopyRefused, StoreUnavailable
 */
export async function openPostgresTarget(url: string, from: string): Promise<CopyTarget> {
  if (isSameDatabase(url, from)) {
    throw new CopyRefused('to', 'is the same database as the source');
  }
  const client = await connectForCopy('to', url);
  try {
    await requireEmpty(client);
    await createSchema(client, url);
    await begin(client);
    await requireEmpty(client);
    await switchVersionTriggers(client, 'disable');
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    ...readTables(client),
    async insert({ name }, columns, rows) {
      if (rows.length === 0) return;
      const list = listOf(columns);
      const json = toJson(name, columns, rows);
      try {
        await query(
          client,
          `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1)`,
          [json],
        );
      } catch (error) {
        throw refusedOr(error, name);
      }
    },
    async keep() {
      for (const table of IDENTITIES) await continueIdentity(client, table);
      await switchVersionTriggers(client, 'enable');
      await query(client, 'set constraints all immediate');
      // Without statistics, the first queries would be slow.
      for (const { name } of COPIED_TABLES) await query(client, `analyze ${name}`);
      await query(client, 'set local synchronous_commit = on');
      await query(client, 'commit');
    },
    close: () => client.end(),
  };
}

function refusedOr(error: unknown, table: string): unknown {
  const isRefused =
    error instanceof TableTaken ||
    (error instanceof pg.DatabaseError && error.code?.startsWith(CONSTRAINT_VIOLATION));
  return isRefused ? brokenConstraint(table, error) : error;
}

function isSameDatabase(url: string, other: string): boolean {
  if (other.startsWith('file:')) return false;
  const [one, two] = [url, other].map((each) => {
    const { hostname, port, pathname, searchParams } = new URL(each);
    const host = searchParams.get('host') ?? hostname.toLowerCase();
    return [host, searchParams.get('port') ?? (port || '5432'), pathname].join(' ');
  });
  return one === two;
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const names = COPIED_TABLES.map(({ name }) => name);
  const existing = await query(
    client,
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [names],
  );
  for (const [name] of existing) {
    const [row] = await query(client, `select 1 from ${name} limit 1`);
    if (!row) continue;
    const advice = 'name a new database, or delete everything in this one';
    throw new CopyRefused('to', `is not empty: it has rows in ${name}; ${advice}`);
  }
}

async function createSchema(client: pg.Client, url: string): Promise<void> {
  // An older version becomes this one.
  requireNoNewerVersion('to', (await appliedMigrations(client)) ?? []);
  const store = await openPostgresStore(url, {}, {});
  await store.close();
}

async function begin(client: pg.Client): Promise<void> {
  await query(client, 'begin isolation level read committed');
  await query(client, `set local lock_timeout = ${MAX_LOCK_WAIT_MS}`);
  try {
    await query(
      client,
      `lock table ${listOf(COPIED_TABLES.map(({ name }) => name))} in exclusive mode`,
    );
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new CopyRefused('to', 'is in use: another process writes to it; stop it first');
  }
}

async function switchVersionTriggers(
  client: pg.Client,
  change: 'enable' | 'disable',
): Promise<void> {
  try {
    for (const { table, trigger } of VERSION_TRIGGERS) {
      await query(client, `alter table ${table} ${change} trigger ${trigger}`);
    }
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const advice = 'use the role that owns its tables';
    throw new CopyRefused('to', `cannot be filled: ${messageOf(error)}; ${advice}`);
  }
}

/** The next row gets an id after those of the copied rows. */
async function continueIdentity(client: pg.Client, table: string): Promise<void> {
  await query(
    client,
    `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1), max(id) is not null)
      from ${table}`,
  );
}

function toJson(table: string, columns: readonly string[], rows: readonly Row[]): string {
  for (const row of rows) {
    const index = row.findIndex((value) => typeof value === 'string' && value.includes('\0'));
    if (index < 0) continue;
    const place = `${table}.${columns[index]}`;
    throw new CopyRefused('from', `has a NUL character in ${place}, which PostgreSQL cannot store`);
  }
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]]))),
  );
}
