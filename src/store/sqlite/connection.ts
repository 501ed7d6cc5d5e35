import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Db } from '../db.ts';
import { StoreBusy, StoreUnavailable, TableTaken } from '../errors.ts';
import type { Tables } from '../tables.ts';

/** The path of a `file:` URL. @throws StoreUnavailable for any other URL */
export function pathOfUrl(url: string): string {
  const path = /^file:(.+)$/.exec(url)?.[1];
  if (!path) {
    throw new StoreUnavailable(
      `DATABASE_URL must be a file URL such as file:data/maitre.sqlite, not "${url}"`,
    );
  }
  return path;
}

/** One connection to the database. */
export interface Connection {
  db: Db;
  /**
   * From now on a lock of another process is an error (`isLocked`) at once. SQLite itself would wait
   * for it within the calling thread.
   */
  stopWaitingForLocks(): void;
  close(): void;
}

/**
 * Opens a connection, and creates the folder if it is missing. Commits reach the write-ahead log, but
 * flushing it to disk, and moving it into the database, is the task of DatabaseFiles and Checkpoints:
 * both would block the calling thread here. @throws StoreUnavailable
 */
export function connect(url: string): Connection {
  const path = pathOfUrl(url);
  try {
    makeFolder(dirname(path));
    makePrivate(path);
    const database = openDatabase(path);
    return {
      db: new Kysely<Tables>({
        dialect: new SqliteDialect({ database: cachingStatements(database) }),
      }),
      stopWaitingForLocks: () => void database.pragma('busy_timeout = 0'),
      close: () => database.close(),
    };
  } catch (cause) {
    throw new StoreUnavailable(`The database ${path} cannot be opened: ${messageOf(cause)}`, {
      cause,
    });
  }
}

/** Opens a database as every connection does, without Kysely. */
export function openDatabase(path: string): Database.Database {
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma('wal_autocheckpoint = 0');
  // Nothing is written outside the database's folder.
  database.pragma('temp_store = MEMORY');
  database.pragma('foreign_keys = ON');
  // In KiB. A larger cache gains little, because each connection has its own, and a commit empties the others'.
  database.pragma('cache_size = -4000');
  database.pragma('busy_timeout = 5000');
  // Overwrites deleted data instead of only unlinking it.
  database.pragma('secure_delete = ON');
  return database;
}

/**
 * Whether another process holds a lock that the statement needs. SQLITE_PROTOCOL is one of the write-ahead log that
 * another process holds for longer than a moment, for example because it was stopped then.
 */
export function isLocked(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(BUSY|PROTOCOL)/.test(error.code);
}

/** The database has personal data. SQLite gives its other files the same permissions. */
function makePrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/** Creates one level at a time: Node's `recursive` option loops forever below an unwritable folder. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may just have created it.
    if (!existsSync(path)) throw error;
  }
}

const MAX_STATEMENTS = 500;

/**
 * Caches prepared statements by their SQL, because compiling one costs more than running it. Lists of
 * values give unlimited variants, so the least recently used statement is dropped.
 */
export function cachingStatements(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => database.close(),
    prepare(text: string) {
      const statement = statements.get(text) ?? database.prepare(text);
      // Keeps the map in order of last use.
      statements.delete(text);
      statements.set(text, statement);
      const [oldest] = statements.size > MAX_STATEMENTS ? statements.keys() : [];
      if (oldest !== undefined) statements.delete(oldest);
      return statement;
    },
  };
}

/** Translates a driver's error; any other error is a bug and is returned as it is. */
export function translateError(error: unknown): unknown {
  const code = error instanceof Database.SqliteError ? error.code : '';
  if (code === 'SQLITE_CONSTRAINT_TRIGGER') return new TableTaken(messageOf(error));
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' && messageOf(error).includes('booking_tables.table_id'))
    return new TableTaken('another party sits at this table');
  if (/^SQLITE_(BUSY|PROTOCOL|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code)) {
    if (isLocked(error))
      return new StoreBusy('The database is locked by another process.', { cause: error });
    return new StoreUnavailable(`The database does not answer: ${messageOf(error)}`, {
      cause: error,
    });
  }
  return error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
