import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from './tables.ts';

/** The only file that knows which database this is. */

export type Db = Kysely<Tables>;

/** The database refused two overlapping bookings on one table, whatever the code above thought. */
export class TableTaken extends Error {}

/** The database cannot be reached, read or written at all: nothing that the caller did wrong. */
export class StoreUnavailable extends Error {}

/** A `file:` address as its path. @throws StoreUnavailable for any other kind of address */
export function pathOfUrl(url: string): string {
  const path = /^file:(.+)$/.exec(url)?.[1];
  if (!path) {
    throw new StoreUnavailable(
      `DATABASE_URL must be a file, such as file:data/maitre.sqlite, not "${url}"`,
    );
  }
  return path;
}

/** Opens one connection; the folder is made where it is missing. @throws StoreUnavailable */
export function connect(url: string): { db: Db; close: () => void } {
  const path = pathOfUrl(url);
  try {
    makeFolder(dirname(path));
    makePrivate(path);
    const database = new Database(path);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('busy_timeout = 5000');
    // What is deleted or erased is overwritten, not only forgotten.
    database.pragma('secure_delete = ON');
    return {
      db: new Kysely<Tables>({
        dialect: new SqliteDialect({ database: cachingStatements(database) }),
      }),
      close: () => database.close(),
    };
  } catch (cause) {
    throw new StoreUnavailable(`The database ${path} cannot be opened: ${messageOf(cause)}`, {
      cause,
    });
  }
}

/**
 * Commits the database's header as it is, on a connection of its own: a write that reaches the disk
 * and changes nothing. @returns false where someone else is writing @throws StoreUnavailable
 */
export function writeHeader(url: string): boolean {
  let database: Database.Database | undefined;
  try {
    database = new Database(pathOfUrl(url), { fileMustExist: true, timeout: 0 });
    database.pragma('synchronous = FULL');
    // A number that is for applications to use, and that nothing here reads.
    database.pragma('user_version = 0');
    return true;
  } catch (cause) {
    if (cause instanceof Database.SqliteError && cause.code.startsWith('SQLITE_BUSY')) return false;
    throw new StoreUnavailable(`The database cannot be written: ${messageOf(cause)}`, { cause });
  } finally {
    database?.close();
  }
}

/** Guests' names lie in it. What SQLite puts beside it is as private as the file itself. */
function makePrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/** One level at a time: Node's own way never ends below a folder that nothing can be made in. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may just have made it.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Brings everything from the write-ahead log into the database file, so that the log keeps no
 * earlier state of a row. Where another process is at work on it, that one gets to it later.
 */
export function emptyLog(url: string): void {
  const database = new Database(pathOfUrl(url));
  try {
    database.pragma('busy_timeout = 5000');
    database.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}

const MAX_STATEMENTS = 500;

/**
 * Keeps prepared statements by their text: compiling one costs more than running it. Lists of values
 * make endless texts, so what was not used for the longest time goes first.
 */
function cachingStatements(database: Database.Database) {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => database.close(),
    prepare(text: string) {
      const statement = statements.get(text) ?? database.prepare(text);
      // The map's order is that of the last use.
      statements.delete(text);
      statements.set(text, statement);
      const [oldest] = statements.size > MAX_STATEMENTS ? statements.keys() : [];
      if (oldest !== undefined) statements.delete(oldest);
      return statement;
    },
  };
}

/** What a driver's error means to us; anything else is a fault of ours and stays as it is. */
export function translateError(error: unknown): unknown {
  const code = error instanceof Database.SqliteError ? error.code : '';
  if (code === 'SQLITE_CONSTRAINT_TRIGGER') return new TableTaken(messageOf(error));
  if (/^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code)) {
    return new StoreUnavailable(`The database does not answer: ${messageOf(error)}`, {
      cause: error,
    });
  }
  return error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
