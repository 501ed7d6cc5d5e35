import { CompiledQuery } from 'kysely';
import type { Db } from '../db.ts';
import { translateError } from './connection.ts';
import { SYSTEM_TIMING, type Timing } from './timing.ts';
import { whenUnlocked } from './when-unlocked.ts';

/** Readers need a lock only for moments, for example while another process repairs the log. */
const MAX_LOCK_WAIT_MS = 3000;

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
    const own = last.then(() => runWhenUnlocked(() => run(db, work), timing));
    last = own.catch(() => undefined);
    return own;
  };
  return {
    read: (work) => enqueue(inTransaction, work),
    lookUp: (work) => enqueue((of, lookUp) => lookUp(of), work),
  };
}

async function runWhenUnlocked<T>(run: () => Promise<T>, timing: Timing): Promise<T> {
  try {
    return await whenUnlocked(run, MAX_LOCK_WAIT_MS, timing);
  } catch (error) {
    throw translateError(error);
  }
}

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

async function inTransaction<T>(db: Db, work: Work<T>): Promise<T> {
  await db.executeQuery(BEGIN);
  let value: T;
  try {
    value = await work(db);
  } catch (error) {
    // It fails if SQLite itself has ended the transaction, for example because a file cannot be read.
    await db.executeQuery(ROLLBACK).catch(() => undefined);
    throw error;
  }
  await db.executeQuery(COMMIT);
  return value;
}
