import { setTimeout } from 'node:timers/promises';
import { SqliteError } from 'better-sqlite3';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { StoreUnavailable } from '../errors.ts';
import type { Store, WriteObserver } from '../store.ts';
import { Checkpoints } from './checkpoints.ts';
import { type Connection, connect, isLocked, pathOfUrl, translateError } from './connection.ts';
import { type DatabaseFiles, openDatabaseFiles } from './database-files.ts';
import { migrate } from './migrate.ts';
import { createReader } from './reader.ts';
import { watchChanges } from './watch-changes.ts';
import { whenUnlocked } from './when-unlocked.ts';
import { Writer } from './writer.ts';

/** Replaced in tests. */
export interface SqliteOptions {
  /** How long opening, and then each write, waits for a lock of another process, in milliseconds. */
  maxLockWaitMs?: number;
  openFiles?: typeof openDatabaseFiles;
}

/** Short enough for a waiting request. */
const MAX_LOCK_WAIT_MS = 3000;
/** How long opening waits for a read of another process, which keeps the log from being emptied. */
const MAX_LOG_WAIT_MS = 5000;
/** Below one second, with the time for the answer. */
const MAX_HEALTH_WAIT_MS = 800;

/** Opens the database and migrates it to the newest version. @throws StoreUnavailable */
export async function openSqliteStore(
  url: string,
  observer: WriteObserver,
  options: SqliteOptions,
): Promise<Store> {
  const { maxLockWaitMs = MAX_LOCK_WAIT_MS, openFiles = openDatabaseFiles } = options;
  const path = pathOfUrl(url);
  const opened: { close(): void }[] = [];
  const closeAll = () => {
    for (const each of opened.splice(0)) each.close();
  };
  try {
    const writer = connect(url);
    opened.push(writer);
    writer.stopWaitingForLocks();
    await whenUnlocked(() => migrate(writer.db), maxLockWaitMs);
    const reader = connect(url);
    opened.unshift(reader);
    const longReader = connect(url);
    opened.unshift(longReader);
    const files = openFiles(path);
    opened.push(files);
    await startLog(writer, files, maxLockWaitMs);
    for (const connection of [reader, longReader]) connection.stopWaitingForLocks();
    const checkpoints = new Checkpoints(path);
    opened.push(checkpoints);
    const writes = new Writer(writer.db, { files, checkpoints, observer });
    opened.unshift(writes);
    const reads = createReader(reader.db);
    return {
      ...reads,
      watchChanges: watchChanges(reads.lookUp),
      readLong: createReader(longReader.db).read,
      write: (_accountId, work) => writes.write(work, maxLockWaitMs),
      requireWritable: () => requireWritable(writes),
      truncateLog: () => writes.truncateLog(),
      close: closeAll,
    };
  } catch (error) {
    closeAll();
    const translated = translateError(error);
    if (translated instanceof StoreUnavailable) throw translated;
    throw new StoreUnavailable(
      `The database ${path} could not be brought to the newest version: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/**
 * The migrations reach the disk, and the log gets its header, for which SQLite waits for the disk. What an
 * earlier process left in the log moves into the database first: if its last flush failed, the system may hold
 * the log in memory and never write it, so no later flush would make it durable.
 */
async function startLog(
  writer: Connection,
  files: DatabaseFiles,
  maxLockWaitMs: number,
): Promise<void> {
  await whenUnlocked(() => emptyLog(writer.db), MAX_LOG_WAIT_MS).catch((error: unknown) => {
    // A process that reads it for longer flushes it itself.
    if (!isLocked(error)) throw error;
  });
  await whenUnlocked(() => rewriteHeader(writer.db), maxLockWaitMs);
  await files.flush();
}

/** SQLite reports a log in use as a row; here it is an error like any other lock. */
async function emptyLog(db: Db): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new SqliteError('another process is using the log', 'SQLITE_BUSY');
}

/** Writes the database's header unchanged, in a field that is free for applications and not read. */
async function rewriteHeader(db: Db): Promise<void> {
  await sql`pragma user_version = 0`.execute(db);
}

async function requireWritable(writes: Writer): Promise<void> {
  const timer = new AbortController();
  const late = setTimeout(MAX_HEALTH_WAIT_MS, undefined, { signal: timer.signal }).then(() => {
    throw new StoreUnavailable('The database does not accept writes in time.');
  });
  try {
    await Promise.race([writes.write(rewriteHeader, MAX_HEALTH_WAIT_MS), late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
