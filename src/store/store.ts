import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Checkpoints } from './checkpoints.ts';
import { type DatabaseFiles, openDatabaseFiles } from './database-files.ts';
import {
  type Connection,
  connect,
  type Db,
  pathOfUrl,
  StoreUnavailable,
  translateError,
} from './driver.ts';
import { migrate } from './migrate.ts';
import { createReader } from './reader.ts';
import { type WriteObserver, Writer } from './writer.ts';

export type { Db } from './driver.ts';
export { StoreUnavailable, TableTaken } from './driver.ts';
export type { WriteObserver } from './writer.ts';

/**
 * The database as operations use it. Work passed to `read` and `write` must await nothing but the
 * database, because all other reads or writes wait for it.
 */
export interface Store {
  /** Reads from one snapshot of the database. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs a single statement that reads, which takes less than `read`. */
  lookUp<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Reads from one snapshot, on a connection of its own. The work may pause between its queries: only
   * other long reads wait for it.
   */
  readLong<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction and resolves once it is on disk. Writes run one after another. Writes that wait
   * at the same time share one commit, but a failing one is rolled back alone.
   */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Throws StoreUnavailable unless the database accepts a write within a second. */
  requireWritable(): Promise<void>;
  /**
   * Empties the write-ahead log, which keeps earlier versions of rows.
   * @returns why that is not possible now, for example because a backup reads the log; null if it was
   */
  truncateLog(): Promise<string | null>;
  close(): void;
}

/** Replaced in tests. */
export interface StoreOptions {
  /** How long a write waits for a lock of another process, in milliseconds. */
  maxLockWaitMs?: number;
  openFiles?: typeof openDatabaseFiles;
}

/** How long a write waits for a lock of another process by default. */
const MAX_LOCK_WAIT_MS = 3000;
/** Below one second, with the time for the answer. */
const MAX_HEALTH_WAIT_MS = 800;

/** Opens the database and migrates it to the newest version. @throws StoreUnavailable */
export async function openStore(
  url: string,
  observer: WriteObserver = {},
  options: StoreOptions = {},
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
    await migrate(writer.db);
    const reader = connect(url);
    opened.unshift(reader);
    const longReader = connect(url);
    opened.unshift(longReader);
    const files = openFiles(path);
    opened.push(files);
    await startLog(writer, files);
    for (const connection of [writer, reader, longReader]) connection.stopWaitingForLocks();
    const checkpoints = new Checkpoints(path);
    opened.push(checkpoints);
    const writes = new Writer(writer.db, { files, checkpoints, observer });
    opened.unshift(writes);
    return {
      ...createReader(reader.db),
      readLong: createReader(longReader.db).read,
      write: (work) => writes.write(work, maxLockWaitMs),
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

/** The migrations reach the disk, and the log gets its header, for which SQLite waits for the disk. */
async function startLog(writer: Connection, files: DatabaseFiles): Promise<void> {
  await rewriteHeader(writer.db);
  await files.flush();
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
