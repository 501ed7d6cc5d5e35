import { sql } from 'kysely';
import { connect, type Db, pathOfUrl, StoreUnavailable, translateError } from './driver.ts';
import { migrate } from './migrate.ts';
import { requireWritable } from './require-writable.ts';

export type { Db } from './driver.ts';
export { StoreUnavailable, TableTaken } from './driver.ts';

/**
 * The database as operations use it. Work passed to `read` and `write` must await nothing but the
 * database, because all other reads or writes wait for it.
 */
export interface Store {
  /** Reads from one snapshot of the database. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction and resolves once it is on disk. Writes run one after another. Writes that wait
   * at the same time share one commit, but a failing one is rolled back alone.
   */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Throws StoreUnavailable unless the database accepts writes. */
  requireWritable(): Promise<void>;
  close(): void;
}

/** Observes writes, for metrics. */
export interface WriteObserver {
  /** Called with the number of waiting writes when it changes. */
  waiting(count: number): void;
  /** Called after each commit with its number of writes and its duration. */
  committed(writes: number, seconds: number): void;
}

/** Limits how long the first write of a commit waits for the others. */
const MAX_WRITES_PER_COMMIT = 128;

/** Opens the database and migrates it to the newest version. @throws StoreUnavailable */
export async function openStore(url: string, observer?: WriteObserver): Promise<Store> {
  const writer = connect(url);
  let reader: ReturnType<typeof connect>;
  try {
    await migrate(writer.db);
    reader = connect(url);
  } catch (error) {
    writer.close();
    const translated = translateError(error);
    if (translated instanceof StoreUnavailable) throw translated;
    throw new StoreUnavailable(
      `The database ${pathOfUrl(url)} could not be brought to the newest version: ${(error as Error).message}`,
      { cause: error },
    );
  }
  return {
    read: createReader(reader.db),
    write: createWriter(writer.db, observer),
    requireWritable: () => requireWritable(url),
    close() {
      reader.close();
      writer.close();
    },
  };
}

/** One read transaction at a time on the reading connection, so that each sees one snapshot. */
function createReader(db: Db): Store['read'] {
  let last: Promise<unknown> = Promise.resolve();
  async function run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    try {
      await sql`begin`.execute(db);
      try {
        return await work(db);
      } finally {
        await sql`commit`.execute(db);
      }
    } catch (error) {
      throw translateError(error);
    }
  }
  return (work) => {
    const own = last.then(() => run(work));
    last = own.catch(() => undefined);
    return own;
  };
}

interface Job {
  work: (db: Db) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}
type JobOutcome = { job: Job; value: unknown } | { job: Job; error: unknown };

function createWriter(db: Db, observer?: WriteObserver): Store['write'] {
  const waiting: Job[] = [];
  let isWriting = false;

  async function runJob(job: Job): Promise<JobOutcome> {
    await sql`savepoint job`.execute(db);
    try {
      const value = await job.work(db);
      await sql`release job`.execute(db);
      return { job, value };
    } catch (error) {
      try {
        await sql`rollback to job`.execute(db);
        await sql`release job`.execute(db);
      } catch {
        // On a full disk, SQLite rolls back the whole transaction, so all its jobs fail.
        throw error;
      }
      return { job, error: translateError(error) };
    }
  }

  async function writeGroup(jobs: Job[]): Promise<void> {
    const outcomes: JobOutcome[] = [];
    const startedAt = performance.now();
    try {
      await sql`begin immediate`.execute(db);
      try {
        for (const job of jobs) outcomes.push(await runJob(job));
        await sql`commit`.execute(db);
      } catch (error) {
        await sql`rollback`.execute(db).catch(() => undefined);
        throw error;
      }
    } catch (error) {
      // Nothing was committed, so every job of the group fails.
      for (const job of jobs) job.reject(translateError(error));
      return;
    }
    observer?.committed(jobs.length, (performance.now() - startedAt) / 1000);
    for (const outcome of outcomes) {
      if ('error' in outcome) outcome.job.reject(outcome.error);
      else outcome.job.resolve(outcome.value);
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, MAX_WRITES_PER_COMMIT);
      observer?.waiting(waiting.length);
      await writeGroup(jobs);
    }
    isWriting = false;
  }

  return <T>(work: (db: Db) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job['resolve'], reject });
      observer?.waiting(waiting.length);
      if (isWriting) return;
      isWriting = true;
      // Requests that arrived together are parsed first, so that they share the commit.
      setImmediate(() => void drain());
    });
}
