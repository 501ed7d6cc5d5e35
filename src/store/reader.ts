import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, isLocked, translateError } from './driver.ts';

/** Readers need a lock only for moments, for example while another process repairs the log. */
const MAX_LOCK_WAIT_MS = 3000;
const RETRY_MS = 5;

/** Runs one read transaction at a time on a connection, so that each sees one snapshot. */
export function createReader(db: Db): <T>(work: (db: Db) => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(() => readWhenUnlocked(db, work));
    last = own.catch(() => undefined);
    return own;
  };
}

async function readWhenUnlocked<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const deadline = performance.now() + MAX_LOCK_WAIT_MS;
  for (;;) {
    try {
      return await readOnce(db, work);
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw translateError(error);
    }
    await setTimeout(RETRY_MS);
  }
}

async function readOnce<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  await sql`begin`.execute(db);
  try {
    return await work(db);
  } finally {
    await sql`commit`.execute(db);
  }
}
