import type { AppContext } from '../operations/context.ts';
import type { Tx } from '../operations/tx.ts';
import type { ClaimTime } from '../store/claims.ts';
import type { Db } from '../store/store.ts';

/** How long a claim lasts unless it is renewed. If its process is killed, it expires, and another one claims the job. */
const CLAIM_MS = 30_000;

/** A claim that begins now. */
export function claimTime(context: Pick<AppContext, 'now'>): ClaimTime {
  return { now: context.now(), claimMs: CLAIM_MS };
}

/** A queue whose jobs are claimed together. No lane waits for another one. */
export interface Lane {
  /** Unique within its kind. */
  key: string;
  /** Until a job of it is due, in milliseconds; 0 or less if one is. */
  waitMs: number;
  /** The venue whose writes take turns with its transactions; null for work on what venues share. */
  accountId: string | null;
}

export interface Job {
  /** Unique within its lane. */
  id: string;
}

/** What became of a job: `WAITING` for a retry, or another outcome of its kind. */
export interface Ended {
  outcome: string;
  /** A defect, for the log. */
  error?: unknown;
}

export interface Taken<J extends Job = Job> {
  /** How many jobs were claimed or done. */
  claimed: number;
  /** Those that are still to be performed, outside of the transaction. */
  jobs: readonly J[];
  /** What became of the others. */
  ended?: readonly Ended[];
}

export const NOTHING_TAKEN: Taken<never> = { claimed: 0, jobs: [] };

/** What one transaction of a lane has claimed and recorded. */
export interface Turn<E extends Ended = Ended> {
  claimed: number;
  /** How many jobs are performed from now on. */
  begun: number;
  ended: readonly E[];
  /** Defects. A job that has one stays claimed until its claim expires. */
  errors: readonly unknown[];
}

export interface Gauge {
  name: string;
  help: string;
  /** Names the keys of what is read, if it is several numbers. */
  label?: string;
  read(): Promise<number | Readonly<Record<string, number>>>;
}

/**
 * A kind of background work. It says what is due and how it is done; the runner polls it, isolates its failures,
 * counts, logs, and waits for it when the process stops. A kind with `take` is for work that one of several processes
 * does: jobs are taken in a transaction, performed outside of it, and recorded in the next one. A kind without `take` is
 * work that any process may do at any time: `perform` gets the lane itself.
 */
export interface JobKind<
  L extends Lane = Lane,
  J extends Job = Job,
  R = unknown,
  E extends Ended = Ended,
> {
  /** In snake_case: part of the names of its metrics. */
  name: string;
  /** The line of the log about an error. */
  errorLine: string;
  /** The line about an error of `due`, if it is another one. */
  dueErrorLine?: string;
  errorLevel?: 'warn' | 'error';
  /**
   * How many milliseconds after a commit there is a poll, because it may have made something due. Polls also come at due
   * times, and every half minute.
   */
  pollAfterCommitMs?: number | undefined;
  /** How many lanes are open at the same time; one, unless it is given. */
  lanesAtOnce?: number;
  /** How many jobs of a lane are performed at the same time; one, unless it is given. */
  jobsAtOnce?: number;
  /** Jobs that take longer than `afterMs` give their slots to others, up to so many. */
  slow?: { afterMs: number; most: number };
  /** For how long ended jobs are collected to be recorded together, in milliseconds. */
  collectMs?: number;
  /**
   * When the process stops, jobs have so long to end before `abort` is called; without it, as long as they take. With 0,
   * nobody waits for them: what is interrupted is done after the next start.
   */
  graceMs?: number;
  abort?(): void;
  /** Says of which outcomes `maitre_<name>_total` is the count; without it, nothing is counted. */
  outcomes?: string;
  gauges?: readonly Gauge[];
  /** How often the gauges are read at most, in milliseconds. */
  gaugesMs?: number;

  /** The lanes with a job that no process has claimed and that is due or will be, in the order of their due times. */
  due(): Promise<readonly L[]>;
  /** Claims jobs of a lane that are due, or does them if the transaction is all they need. It may run again. */
  take?(tx: Tx, turn: { lane: L; limit: number; underWay: readonly string[] }): Promise<Taken<J>>;
  /** Does a job. An error is a defect: the job stays claimed, and is retried once the claim has expired. */
  perform?(job: J): Promise<R>;
  /** Records what became of a job, and gives up the claim. */
  record?(tx: Tx, result: R): Promise<E>;
  /** Renews the claims of jobs that are still performed. */
  renew?(db: Db, ids: readonly string[], claimedUntil: number): Promise<void>;
  /** Called after each commit. */
  onTurn?(turn: Turn<E>): void;
}
