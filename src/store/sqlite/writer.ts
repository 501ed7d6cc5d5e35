import { CompiledQuery } from 'kysely';
import type { Db } from '../db.ts';
import type { StoreUnavailable } from '../errors.ts';
import type { WriteObserver } from '../store.ts';
import type { Checkpoints } from './checkpoints.ts';
import { isLocked, translateError } from './connection.ts';
import type { DatabaseFiles } from './database-files.ts';
import { SYSTEM_TIMING, type Timing } from './timing.ts';

/** Limits how long the first write of a commit waits for the others. */
const MAX_WRITES_PER_COMMIT = 128;
const MAX_RETRY_MS = 25;
/**
 * The log is emptied when it exceeds this size: after about two hundred bookings. Pages that many of them change are
 * copied once.
 */
const MAX_LOG_BYTES = 32_000_000;

const BEGIN = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');
const SAVEPOINT = CompiledQuery.raw('savepoint job');
const RELEASE = CompiledQuery.raw('release job');
const ROLLBACK_TO_SAVEPOINT = CompiledQuery.raw('rollback to job');

interface Job {
  work: (db: Db) => Promise<unknown>;
  /** On the clock of `Timing.now`. */
  deadline: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}
type JobOutcome = { job: Job; value: unknown } | { job: Job; error: unknown };

export interface WriterParts {
  files: DatabaseFiles;
  checkpoints: Pick<Checkpoints, 'copyLog' | 'emptyLog'>;
  observer: WriteObserver;
  timing?: Timing;
}

/**
 * Runs writes one after another. Those that wait at the same time share one commit and one flush to
 * disk; a failing one is rolled back alone. The event loop waits neither for the disk nor for locks.
 */
export class Writer {
  readonly #db: Db;
  readonly #files: DatabaseFiles;
  readonly #checkpoints: WriterParts['checkpoints'];
  readonly #observer: WriteObserver;
  readonly #timing: Timing;
  #waiting: Job[] = [];
  #isRunning = false;
  #isClosed = false;
  #failure: StoreUnavailable | null = null;
  #maxLogBytes = MAX_LOG_BYTES;
  #copying: Promise<void> | null = null;
  readonly #truncations: ((reason: string | null) => void)[] = [];

  constructor(db: Db, parts: WriterParts) {
    this.#db = db;
    this.#files = parts.files;
    this.#checkpoints = parts.checkpoints;
    this.#observer = parts.observer;
    this.#timing = parts.timing ?? SYSTEM_TIMING;
  }

  /** Resolves once the transaction is on disk. @throws StoreUnavailable, also for a lock that stays */
  write<T>(work: (db: Db) => Promise<T>, maxLockWaitMs: number): Promise<T> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise<T>((resolve, reject) => {
      const deadline = this.#timing.now() + maxLockWaitMs;
      this.#waiting.push({ work, deadline, resolve: resolve as Job['resolve'], reject });
      this.#observer.waiting?.(this.#waiting.length);
      this.#start();
    });
  }

  /** Empties the write-ahead log between two commits. @returns why not, or null */
  truncateLog(): Promise<string | null> {
    return new Promise((resolve) => {
      this.#truncations.push(resolve);
      this.#start();
    });
  }

  close(): void {
    this.#isClosed = true;
  }

  #start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // Requests that arrived together are parsed first, so that they share the commit.
    this.#timing.afterEvents(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0 || this.#truncations.length > 0) {
      const jobs = this.#waiting.splice(0, MAX_WRITES_PER_COMMIT);
      this.#observer.waiting?.(this.#waiting.length);
      if (jobs.length > 0) await this.#writeGroup(jobs);
      if (this.#truncations.length > 0) await this.#emptyLog();
      else this.#shrinkLargeLog();
    }
    this.#isRunning = false;
  }

  async #writeGroup(group: Job[]): Promise<void> {
    const startedAt = this.#timing.now();
    let jobs = group;
    let outcomes: JobOutcome[] = [];
    try {
      jobs = await this.#begin(group);
      if (jobs.length === 0) return;
      outcomes = await this.#commit(jobs);
      await this.#reachDisk();
    } catch (error) {
      // Nothing was acknowledged, so every job of the group fails.
      for (const job of jobs) job.reject(translateError(error));
      return;
    }
    this.#observer.committed?.(jobs.length, (this.#timing.now() - startedAt) / 1000);
    for (const outcome of outcomes) {
      if ('error' in outcome) outcome.job.reject(outcome.error);
      else outcome.job.resolve(outcome.value);
    }
  }

  /**
   * Begins the transaction as soon as no other process is writing.
   * @returns the jobs whose deadline has not passed meanwhile; without any, nothing was begun
   */
  async #begin(group: Job[]): Promise<Job[]> {
    let jobs = group;
    for (let retryMs = 1; ; retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)) {
      try {
        await this.#db.executeQuery(BEGIN);
        return jobs;
      } catch (error) {
        if (!isLocked(error)) throw error;
        const now = this.#timing.now();
        jobs = rejectOverdue(jobs, now, error);
        this.#waiting = rejectOverdue(this.#waiting, now, error);
        if (jobs.length === 0) return jobs;
      }
      await this.#timing.wait(retryMs);
    }
  }

  async #commit(jobs: readonly Job[]): Promise<JobOutcome[]> {
    const outcomes: JobOutcome[] = [];
    try {
      for (const job of jobs) outcomes.push(await this.#runJob(job));
      await this.#db.executeQuery(COMMIT);
      return outcomes;
    } catch (error) {
      await this.#db.executeQuery(ROLLBACK).catch(() => undefined);
      throw error;
    }
  }

  async #runJob(job: Job): Promise<JobOutcome> {
    await this.#db.executeQuery(SAVEPOINT);
    try {
      const value = await job.work(this.#db);
      await this.#db.executeQuery(RELEASE);
      return { job, value };
    } catch (error) {
      try {
        await this.#db.executeQuery(ROLLBACK_TO_SAVEPOINT);
        await this.#db.executeQuery(RELEASE);
      } catch {
        // On a full disk, SQLite rolls back the whole transaction, so all its jobs fail.
        throw error;
      }
      return { job, error: translateError(error) };
    }
  }

  /**
   * After a failed flush nobody knows what is on disk, and a later flush would not tell either: the
   * system forgets the pages that it could not write. So no further write is accepted.
   */
  async #reachDisk(): Promise<void> {
    try {
      await this.#files.flush();
      this.#files.requireUnchanged();
    } catch (error) {
      this.#failure = error as StoreUnavailable;
      // Closing the last connection deletes the log, which is no failure.
      if (!this.#isClosed) this.#observer.failed?.(this.#failure);
      for (const { reject } of this.#waiting.splice(0)) reject(error);
      throw error;
    }
  }

  /**
   * Most of a large log is copied while writes continue, so that they wait only while the rest is copied.
   * While a long read keeps the log, the next attempt is one log later.
   */
  #shrinkLargeLog(): void {
    if (this.#copying || this.#isClosed || this.#files.logSize() < this.#maxLogBytes) return;
    this.#copying = this.#checkpoints.copyLog().then(() => {
      this.#copying = null;
      // This says it if the log cannot be emptied.
      void this.truncateLog();
    });
  }

  async #emptyLog(): Promise<void> {
    const callers = this.#truncations.splice(0);
    await this.#copying;
    const reason = this.#isClosed ? 'the database is closed' : await this.#checkpoints.emptyLog();
    if (!this.#isClosed) {
      if (reason !== null) this.#observer.logKept?.(reason);
      this.#maxLogBytes = this.#files.logSize() + MAX_LOG_BYTES;
    }
    for (const resolve of callers) resolve(reason);
  }
}

/** Rejects the jobs that have waited too long. @returns the others */
function rejectOverdue(jobs: readonly Job[], now: number, error: unknown): Job[] {
  for (const job of jobs) if (job.deadline <= now) job.reject(translateError(error));
  return jobs.filter(({ deadline }) => deadline > now);
}
