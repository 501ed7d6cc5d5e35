import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { brokenConstraint, CopyRefused, type CopyTarget } from '../copy/copied-database.ts';
import { TableTaken } from '../errors.ts';
import { connect, isLocked, makeFolder, pathOfUrl, translateError } from './connection.ts';
import { createIncompleteFile, type IncompleteFile } from './incomplete-file.ts';
import { migrate } from './migrate.ts';
import { listOf, readTables } from './read-tables.ts';

/**
 * Opens a database that does not exist or is empty. The copy is written to a file beside it, which only its
 * owner can read, and takes its place when it is kept. @throws CopyRefused
 */
export async function openSqliteTarget(url: string, from: string): Promise<CopyTarget> {
  const path = pathOfUrl(url);
  if (isSameFile(path, from)) throw new CopyRefused('to', 'is the same database as the source');
  const unlock = lockEmptyDatabase(path);
  const ends = [unlock];
  const end = () => {
    for (const each of ends.splice(0)) each();
  };
  try {
    makeFolder(dirname(path));
    const file = createIncompleteFile(path);
    ends.unshift(file.discard);
    const database = await openNewDatabase(file.path);
    ends.unshift(() => void database.close());
    return targetOf(database, file, end);
  } catch (error) {
    end();
    throw error;
  }
}

function targetOf(database: Database.Database, file: IncompleteFile, end: () => void): CopyTarget {
  const triggers = dropVersionTriggers(database);
  return {
    ...readTables(database),
    async insert({ name }, columns, rows) {
      const insert = database.prepare(
        `insert into ${name} (${listOf(columns)}) values (${columns.map(() => '?').join(', ')})`,
      );
      try {
        for (const row of rows) insert.run(row);
      } catch (error) {
        throw refusedOr(translateError(error), name);
      }
    },
    async keep() {
      for (const trigger of triggers) database.exec(trigger);
      try {
        database.exec('commit');
      } catch (error) {
        throw translateError(error);
      }
      requireSound(database);
      database.close();
      file.complete();
    },
    close: async () => end(),
  };
}

function refusedOr(error: unknown, table: string): unknown {
  const isRefused =
    error instanceof TableTaken ||
    (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'));
  return isRefused ? brokenConstraint(table, error) : error;
}

function isSameFile(path: string, url: string): boolean {
  if (!url.startsWith('file:') || !existsSync(path)) return false;
  const [one, other] = [statSync(path), statSync(pathOfUrl(url), { throwIfNoEntry: false })];
  return one.ino === other?.ino && one.dev === other.dev;
}

/** Makes a file a database of the newest version, with a transaction begun. Nobody else has it open. */
async function openNewDatabase(path: string): Promise<Database.Database> {
  try {
    const connection = connect(`file:${path}`);
    try {
      await migrate(connection.db);
    } finally {
      connection.close();
    }
    const database = new Database(path);
    database.pragma('journal_mode = delete');
    // It is flushed once, at the end; until then it can be thrown away.
    database.pragma('synchronous = off');
    database.pragma('temp_store = memory');
    database.pragma('foreign_keys = on');
    database.exec('begin immediate');
    return database;
  } catch (error) {
    throw translateError(error);
  }
}

/** Without these, the copied work days keep their versions. @returns how to create them again */
function dropVersionTriggers(database: Database.Database): string[] {
  const triggers = database
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_schema where type = 'trigger' and name like '%\\_version\\_on\\_%' escape '\\'",
    )
    .all();
  for (const { name } of triggers) database.exec(`drop trigger ${name}`);
  return triggers.map(({ sql }) => sql);
}

function requireSound(database: Database.Database): void {
  const found = database.pragma('integrity_check(1)', { simple: true });
  if (found !== 'ok') throw new CopyRefused('to', `was not written correctly: ${String(found)}`);
}

/**
 * Throws unless the database can be replaced: no file, or a database without rows that no other process has
 * open. Locks it, so that this stays so.
 *
 * @returns unlocks it
 * @throws CopyRefused
 */
function lockEmptyDatabase(path: string): () => void {
  if (!existsSync(path)) {
    const left = ['-wal', '-journal'].map((end) => path + end).find((file) => existsSync(file));
    if (left === undefined) return () => undefined;
    throw new CopyRefused('to', `has a file of an earlier database: move ${left} away first`);
  }
  const database = openExisting(path);
  try {
    const filled = tablesWithRows(database);
    if (filled.length > 0) {
      const reason = `is not empty: ${path} has rows in ${filled.slice(0, 3).join(', ')}`;
      throw new CopyRefused('to', `${reason}; name a new file, or move this one away`);
    }
    // Succeeds only if no other connection is open.
    database.pragma('journal_mode = delete');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (isLocked(error)) {
      const reason = `is in use: another process, such as a server, has ${path} open`;
      throw new CopyRefused('to', `${reason}; stop it first`);
    }
    throw error instanceof Database.SqliteError ? irreplaceable(path, error) : error;
  }
  return () => void database.close();
}

function openExisting(path: string): Database.Database {
  try {
    return new Database(path, { timeout: 0 });
  } catch (error) {
    throw irreplaceable(path, error as Error);
  }
}

function irreplaceable(path: string, { message }: Error): CopyRefused {
  return new CopyRefused('to', `cannot be replaced: ${path}: ${message}`);
}

/** The index of the search for guests has rows of its own from the start. */
function tablesWithRows(database: Database.Database): string[] {
  const tables = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table'")
    .pluck()
    .all();
  return tables
    .filter((name) => !/^(sqlite|kysely|customer_search)(_|$)/.test(name))
    .filter((name) => database.prepare(`select 1 from "${name}" limit 1`).get() !== undefined);
}
