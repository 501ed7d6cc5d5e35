import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Db } from '../db.ts';
import { StoreUnavailable } from '../errors.ts';
import type { Store, WriteObserver } from '../store.ts';
import type { Tables } from '../tables.ts';
import { lockVenue } from '../venue-lock.ts';
import { MAX_LOCK_WAIT_MS, openPool, type PostgresOptions } from './connection-pool.ts';
import { explainFailedOpening } from './explain-failed-opening.ts';
import { migrate } from './migrate.ts';
import { runAgain } from './run-again.ts';
import { isRetryable, translateError } from './translate-error.ts';
import { vacuumErased } from './vacuum-erased.ts';
import { VenueQueues } from './venue-queues.ts';
import { NOTIFY, openChangeNotices } from './watch-changes.ts';

export type { PostgresOptions } from './connection-pool.ts';

const MAX_TRIES = 5;
/** Below one second, with the time for the answer. */
const MAX_HEALTH_WAIT_MS = 800;

/** Opens a PostgreSQL database and migrates it to the newest version. @throws StoreUnavailable */
export async function openPostgresStore(
  url: string,
  observer: WriteObserver,
  options: PostgresOptions,
): Promise<Store> {
  const { db, close } = openPool(url, options);
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw explainFailedOpening(error, url);
  }
  const notices = openChangeNotices(url);
  const notify = (accountId: string) => {
    notices.changed(accountId);
    // Not awaited: the write is done, and who misses the notification sees the change with the next poll.
    db.executeQuery(CompiledQuery.raw(NOTIFY, [accountId])).catch(() => undefined);
  };
  const read: Store['read'] = (work) =>
    translated(runAgain(MAX_TRIES, isRetryable, () => readSnapshot(db, work)));
  const queues = new VenueQueues(options.maxLockWaitMs ?? MAX_LOCK_WAIT_MS);
  let waiting = 0;
  const countWaiting = (change: number) => {
    waiting += change;
    observer.waiting?.(waiting);
  };
  return {
    read,
    lookUp: (work) => translated(work(db)),
    readLong: read,
    async write(accountId, work) {
      const startedAt = performance.now();
      countWaiting(1);
      try {
        const value = await queues.run(accountId ?? '', () =>
          translated(runAgain(MAX_TRIES, isRetryable, () => writeOnce(db, accountId, work))),
        );
        observer.committed?.(1, (performance.now() - startedAt) / 1000);
        if (accountId !== null) notify(accountId);
        return value;
      } finally {
        countWaiting(-1);
      }
    },
    requireWritable: () => requireWritable(db),
    truncateLog: () => translated(vacuumErased(db)),
    watchChanges: notices.watchChanges,
    close: async () => {
      await notices.close();
      await close();
    },
  };
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translateError(error);
  }
}

function readSnapshot<T>(db: Kysely<Tables>, work: (db: Db) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}

/**
 * Each statement sees what is committed when it starts, so the lock comes first: what the work reads then
 * stays as it is until the commit.
 */
function writeOnce<T>(
  db: Kysely<Tables>,
  accountId: string | null,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      await lockVenue(transaction, accountId);
      return work(transaction);
    });
}

async function requireWritable(db: Kysely<Tables>): Promise<void> {
  const timer = new AbortController();
  const late = setTimeout(MAX_HEALTH_WAIT_MS, undefined, { signal: timer.signal }).then(() => {
    throw new StoreUnavailable('The database does not accept writes in time.');
  });
  // A transaction gets an id only where it may write.
  const check = sql`select pg_current_xact_id()`.execute(db);
  try {
    await Promise.race([translated(check), late]);
  } finally {
    timer.abort();
    for (const each of [late, check]) each.catch(() => undefined);
  }
}
