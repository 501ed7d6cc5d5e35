import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { saveAccount } from '../../src/store/accounts.ts';
import { openStore } from '../../src/store/open-store.ts';
import { cachingStatements, openDatabase } from '../../src/store/sqlite/connection.ts';
import { VENUE } from './simulated-venue.ts';

/** A connection that a process of the simulation uses. */
export interface DiskConnection {
  raw: Database.Database;
  cached: SqliteDatabase;
}

/** Everything that a history writes, in an order that foreign keys allow. */
const WRITTEN_TABLES = [
  'booking_tables',
  'table_moves',
  'journal',
  'privacy_notices',
  'walk_in_guests',
  'events',
  'manage_tokens',
  'idempotency_keys',
  'customer_consents',
  'integration_customers',
  'bookings',
  'customers',
  'attempts',
  'work_day_occupancies',
  'work_days',
];

/** A longer log takes longer to copy. */
const MAX_LOG_BYTES = 2_000_000;

/**
 * The database files of a simulated machine. Commits reach the write-ahead log, as they do in production, and
 * are on disk only once the log was flushed: a power loss cuts the log off at its last flushed byte or, as
 * disks write in any amount, later. Connections stay open between runs, because opening them takes longer than
 * a run.
 */
export class SimulatedDisk {
  readonly #folder: string;
  #files = 0;
  #path: string;
  readonly #connections = new Map<string, DiskConnection>();
  /** How much of the log is on disk, in bytes. */
  #flushedBytes = 0;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, 'template.sqlite');
  }

  /** @param folder empty; the caller deletes it */
  static async create(folder: string): Promise<SimulatedDisk> {
    const disk = new SimulatedDisk(folder);
    const store = await openStore(`file:${disk.#path}`);
    const { accountId, tables } = VENUE;
    await store.write(null, (db) => saveAccount(db, { accountId, document: VENUE, tables }, 1));
    await store.close();
    return disk;
  }

  /** Opens the connection on first use; each name has one of its own. */
  connect(name: string): DiskConnection {
    const known = this.#connections.get(name);
    if (known) return known;
    const raw = openDatabase(this.#path);
    raw.pragma('busy_timeout = 0');
    const connection = { raw, cached: cachingStatements(raw) };
    this.#connections.set(name, connection);
    return connection;
  }

  /** Ends the transaction of a connection whose process died, as SQLite does. */
  abandon(name: string): void {
    const raw = this.#connections.get(name)?.raw;
    if (raw?.inTransaction) raw.exec('rollback');
  }

  /** The size of the log, which a flush that begins now writes to disk. */
  logSize(): number {
    return statSync(`${this.#path}-wal`).size;
  }

  /** @param bytes the size of the log when the flush began */
  flushed(bytes: number): void {
    this.#flushedBytes = Math.max(this.#flushedBytes, bytes);
  }

  /**
   * Loses what was not flushed.
   * @param keptShare how much of it reached the disk anyway, from 0 to 1
   */
  losePower(keptShare: number): void {
    const lostBytes = Math.max(0, this.logSize() - this.#flushedBytes);
    const bytes = this.#flushedBytes + Math.floor(lostBytes * keptShare);
    this.#files += 1;
    const path = join(this.#folder, `${this.#files}.sqlite`);
    copyFileSync(this.#path, path);
    copyFileSync(`${this.#path}-wal`, `${path}-wal`);
    truncateSync(`${path}-wal`, bytes);
    this.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${this.#path}${suffix}`, { force: true });
    this.#path = path;
    this.#flushedBytes = 0;
    // SQLite keeps the complete transactions of the log. Emptied, its size tells again what is on disk.
    this.connect('audit').raw.pragma('wal_checkpoint(TRUNCATE)');
  }

  /** Deletes what the last run wrote. */
  reset(): void {
    for (const name of this.#connections.keys()) this.abandon(name);
    const { raw } = this.connect('audit');
    raw.exec(`begin immediate; ${WRITTEN_TABLES.map((t) => `delete from ${t};`).join(' ')} commit`);
    if (this.logSize() > MAX_LOG_BYTES) raw.pragma('wal_checkpoint(TRUNCATE)');
    this.#flushedBytes = this.logSize();
  }

  close(): void {
    for (const { raw } of this.#connections.values()) raw.close();
    this.#connections.clear();
  }
}
