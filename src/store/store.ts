import type { Db } from './db.ts';
import type { StoreUnavailable } from './errors.ts';

export type { Db } from './db.ts';
export { StoreBusy, StoreUnavailable, TableTaken } from './errors.ts';

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
   * Runs a transaction and resolves once it is on disk. Writes of one venue run one after another, whatever
   * process they come from. The work may run again from its beginning, so it changes nothing but the database.
   * @param accountId the venue whose bookings, customers or document the work reads or changes; null for
   *   work on what venues share, such as keys and counted attempts
   */
  write<T>(accountId: string | null, work: (db: Db) => Promise<T>): Promise<T>;
  /** Throws StoreUnavailable unless the database accepts a write within a second. */
  requireWritable(): Promise<void>;
  /**
   * Empties the write-ahead log, which keeps earlier versions of rows.
   * @returns why that is not possible now, for example because a backup reads the log; null if it was
   */
  truncateLog(): Promise<string | null>;
  /**
   * Calls back soon after commits of whatever process, sometimes also without one.
   * @param onChange gets the venue that changed; null if that is not known
   * @returns ends it
   */
  watchChanges(onChange: (accountId: string | null) => void): () => void;
  close(): void | Promise<void>;
}

/** Observes writes, for metrics and the log. */
export interface WriteObserver {
  /** Called with the number of waiting writes when it changes. */
  waiting?(count: number): void;
  /** Called after each commit with its number of writes and its duration. */
  committed?(writes: number, seconds: number): void;
  /** Called with the reason if the write-ahead log could not be emptied; it is tried again later. */
  logKept?(reason: string): void;
  /** Called once if writes are refused from now on, until a restart. */
  failed?(error: StoreUnavailable): void;
}
