import type { AppContext } from '../operations/context.ts';
import type { Tx } from '../operations/tx.ts';
import type { ClaimTime } from '../store/claims.ts';
import type { Db } from '../store/store.ts';

/** Once a claim has ended, because its process was killed, another process does the job. */
const CLAIM_MS = 30_000;

export function claimTime(context: Pick<AppContext, 'now'>): ClaimTime {
  return { now: context.now(), claimMs: CLAIM_MS };
}

/** Where jobs are taken together. One lane waits for no other one. */
export interface Lane {
  /** Unique within its kind. */
  key: string;
  /** For how long no job is due in it, in milliseconds. */
  waitMs: number;
  /** The venue whose writes take turns with its transactions; null for work on what venues share. */
  accountId: string | null;
}

export interface Job {
  /** Unique within its lane. */
  id: string;
}

/** What became of a job: `WAITING` for another try, or a word of its kind. */
export interface Ended {
  outcome: string;
  /** A defect, for the log. */
  error?: unknown;
}

export interface Taken<J extends Job = Job> {
  /** How many jobs were claimed or done. */
  claimed: number;
  /** What is left to do of them outside of the transaction. */
  jobs: readonly J[];
  /** What became of the others. */
  ended?: readonly Ended[];
}

export const NOTHING_TAKEN: Taken<never> = { claimed: 0, jobs: [] };

/** What a transaction has begun and recorded in a lane. */
export interface Turn<E extends Ended = Ended> {
  claimed: number;
  begun: number;
  ended: readonly E[];
  /** Defects. Jobs that have one stay claimed until their claims end. */
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
 * A kind of background work. It says what is due and how it is done; the runner wakes it up, isolates its failures,
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
  /** The same about an error of `due`, if it is another one. */
  dueErrorLine?: string;
  errorLevel?: 'warn' | 'error';
  /** Whether a commit may make something due. It is looked at every half minute in any case, and at the next due time. */
  followsCommits?: boolean;
  /** Lanes that are worked on at the same time; one, unless it is given. */
  lanesAtOnce?: number;
  /** Jobs that are performed in a lane at the same time; one, unless it is given. */
  jobsAtOnce?: number;
  /** So many jobs that take longer leave their places to others. */
  slow?: { afterMs: number; most: number };
  /** Jobs that end within this time are recorded together, in milliseconds. */
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

  /** The lanes in which a job is due that no process has claimed, or will be; those that are due first come first. */
  due(): Promise<readonly L[]>;
  /** Claims jobs of a lane that are due, or does them if the transaction is all they need. It may run again. */
  take?(tx: Tx, turn: { lane: L; limit: number; underWay: readonly string[] }): Promise<Taken<J>>;
  /** Does a job. An error is a defect: the job stays claimed, and is tried again once the claim has ended. */
  perform?(job: J): Promise<R>;
  /** Records what became of a job, and gives up the claim. */
  record?(tx: Tx, result: R): Promise<E>;
  /** Prolongs the claims of jobs that are still performed. */
  keep?(db: Db, ids: readonly string[], claimedUntil: number): Promise<void>;
  /** Called after each commit. */
  onTurn?(turn: Turn<E>): void;
}
