import { CompiledQuery } from 'kysely';
import type { Db } from '../db.ts';
import { isLocked, translateError } from './connection.ts';
import { SYSTEM_TIMING, type Timing } from './timing.ts';

/** Readers need a lock only for moments, for example while another process repairs the log. */
const MAX_LOCK_WAIT_MS = 3000;
const RETRY_MS = 5;

type Work<T> = (db: Db) => Promise<T>;
type Run = <T>(db: Db, work: Work<T>) => Promise<T>;
interface Reader {
  /** Runs a read transaction, which sees one snapshot. */
  read<T>(work: Work<T>): Promise<T>;
  /** Runs a single statement, which needs no transaction. */
  lookUp<T>(work: Work<T>): Promise<T>;
}

/** Runs one read at a time on a connection. */
export function createReader(db: Db, timing: Timing = SYSTEM_TIMING): Reader {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(run: Run, work: Work<T>) => {
    const own = last.then(() => runWhenUnlocked(run, db, work, timing));
    last = own.catch(() => undefined);
    return own;
  };
  return {
    read: (work) => enqueue(inTransaction, work),
    lookUp: (work) => enqueue((of, lookUp) => lookUp(of), work),
  };
}

async function runWhenUnlocked<T>(run: Run, db: Db, work: Work<T>, timing: Timing): Promise<T> {
  const deadline = timing.now() + MAX_LOCK_WAIT_MS;
  for (;;) {
    try {
      return await run(db, work);
    } catch (error) {
      if (!isLocked(error) || timing.now() >= deadline) throw translateError(error);
    }
    await timing.wait(RETRY_MS);
  }
}

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');

async function inTransaction<T>(db: Db, work: Work<T>): Promise<T> {
  await db.executeQuery(BEGIN);
  try {
    return await work(db);
  } finally {
    await db.executeQuery(COMMIT);
  }
}
