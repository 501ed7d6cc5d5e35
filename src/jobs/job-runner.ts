import type { Logger } from 'pino';
import type { AppContext } from '../operations/context.ts';
import { Alarm } from './alarm.ts';
import { Backoff } from './backoff.ts';
import type { JobKind, Lane } from './job-kind.ts';
import { Slots } from './slots.ts';

/** Between a turn of a lane and the poll for what is due next. */
const POLL_AFTER_TURN_MS = 50;
/** If another process was faster to claim what was due. */
const POLL_AFTER_LOST_CLAIM_MS = 1000;
/** Without any commit: to notice claims that have expired, and a clock that was set. */
const POLL_INTERVAL_MS = 30_000;
/** After an error. */
const RETRY = { firstMs: 1000, maxMs: POLL_INTERVAL_MS };

/** Counts what jobs do. */
export interface JobMetrics {
  /** Called with what became of jobs of a kind. */
  ended(kind: string, outcomes: readonly string[]): void;
  /** Called with what a gauge of a kind reads. */
  measured(gauge: string, value: number | Readonly<Record<string, number>>): void;
}

export interface RunnerParts {
  context: AppContext;
  logger: Logger;
  metrics?: JobMetrics | undefined;
}

/**
 * Does the work of all kinds: soon after the commit that makes it due, and when its time has come. Several processes may
 * do so. A kind that fails or is slow holds up no other one.
 * @returns what stops it, and waits for the jobs under way
 */
export function startJobs(parts: RunnerParts, kinds: readonly JobKind[]): () => Promise<void> {
  const loops = kinds.map((kind) => new JobLoop(parts, kind));
  const stopWatching = parts.context.store.watchChanges(() => {
    for (const loop of loops) loop.onCommit();
  });
  const ended = loops.map((loop) => loop.run());
  return async () => {
    stopWatching();
    await Promise.all(loops.map((loop, index) => loop.stop(ended[index])));
  };
}

/** A lane with jobs under way. */
interface OpenLane {
  alarm: Alarm;
  ended: Promise<void>;
}

class JobLoop {
  readonly #parts: RunnerParts;
  readonly #kind: JobKind;
  /** Rings at the next poll. */
  readonly #alarm = new Alarm();
  readonly #openLanes = new Map<string, OpenLane>();
  /** Of the lanes that fail. */
  readonly #laneBackoffs = new Map<string, Backoff>();
  readonly #pollBackoff = new Backoff(RETRY);
  /** Whether a lane is due that cannot be opened until another one is closed. */
  #hasWaitingLane = false;
  /** When the gauges may be read again, on the monotonic clock. */
  #gaugesAt = 0;
  #isStopped = false;

  constructor(parts: RunnerParts, kind: JobKind) {
    this.#parts = parts;
    this.#kind = kind;
  }

  onCommit(): void {
    const { pollAfterCommitMs } = this.#kind;
    if (pollAfterCommitMs !== undefined) this.#alarm.ringWithin(pollAfterCommitMs);
  }

  async stop(ended: Promise<void> | undefined): Promise<void> {
    const { graceMs, abort } = this.#kind;
    this.#isStopped = true;
    this.#alarm.ringNow();
    for (const { alarm } of this.#openLanes.values()) alarm.ringNow();
    if (graceMs === 0) return;
    const timer =
      graceMs === undefined ? undefined : setTimeout(() => abort?.call(this.#kind), graceMs);
    await ended;
    clearTimeout(timer);
  }

  async run(): Promise<void> {
    while (!this.#isStopped) {
      try {
        this.#alarm.ringWithin(await this.#poll());
        await this.#readGauges();
        this.#pollBackoff.succeeded();
      } catch (error) {
        this.#report(error, this.#kind.dueErrorLine);
        this.#pollBackoff.failed();
        this.#alarm.ringWithin(this.#pollBackoff.waitMs);
      }
      await this.#alarm.untilItRings();
    }
    await Promise.all([...this.#openLanes.values()].map(({ ended }) => ended));
  }

  /** Opens the lanes that are due. @returns until the next poll, in milliseconds, unless something causes one earlier */
  async #poll(): Promise<number> {
    if (this.#pollBackoff.waitMs > 0) return this.#pollBackoff.waitMs;
    const due = await this.#kind.due();
    let pauseMs = POLL_INTERVAL_MS;
    this.#hasWaitingLane = false;
    for (const lane of due) {
      if (this.#isStopped) break;
      const waitMs = Math.max(lane.waitMs, this.#laneBackoffs.get(lane.key)?.waitMs ?? 0);
      const open = this.#openLanes.get(lane.key);
      if (waitMs > 0) pauseMs = Math.min(pauseMs, waitMs);
      else if (open) open.alarm.ringWithin(0);
      else if (this.#openLanes.size < (this.#kind.lanesAtOnce ?? 1)) this.#openLane(lane);
      else this.#hasWaitingLane = true;
    }
    return pauseMs;
  }

  #openLane(lane: Lane): void {
    const alarm = new Alarm();
    const { context } = this.#parts;
    const kind = this.#kind;
    const slots = new Slots({ context, kind }, lane, () => {
      if (this.#isStopped) alarm.ringNow();
      else alarm.ringWithin(kind.collectMs ?? 0);
    });
    this.#openLanes.set(lane.key, { alarm, ended: this.#runLane(slots, alarm) });
  }

  /** Takes turns in a lane until nothing is under way in it: then it is closed. */
  async #runLane(slots: Slots, alarm: Alarm): Promise<void> {
    const { key } = slots.lane;
    let limit = slots.free;
    for (;;) {
      const isFailed = !(await this.#turn(slots, limit));
      if (slots.inUse === 0 && (!slots.hasResults || (isFailed && this.#isStopped))) break;
      if (isFailed) alarm.ringWithin(this.#laneBackoffs.get(key)?.waitMs ?? 0);
      await alarm.untilItRings();
      limit = this.#isStopped || !this.#kind.take ? 0 : slots.free;
    }
    this.#openLanes.delete(key);
    if (this.#hasWaitingLane) this.#alarm.ringWithin(0);
  }

  /** @returns false if the lane has to back off */
  async #turn(slots: Slots, limit: number): Promise<boolean> {
    const { key } = slots.lane;
    try {
      const turn = await slots.turn(limit);
      const { claimed, ended, errors } = turn;
      this.#parts.metrics?.ended(
        this.#kind.name,
        ended.map(({ outcome }) => outcome),
      );
      this.#kind.onTurn?.(turn);
      for (const error of errors) this.#report(error);
      this.#alarm.ringWithin(
        claimed + ended.length > 0 ? POLL_AFTER_TURN_MS : POLL_AFTER_LOST_CLAIM_MS,
      );
      // A claimed job is retried when its claim has expired, without a backoff.
      if (errors.length > 0 && !this.#kind.take) return this.#backOff(key);
      // Without claims, a turn that has only begun a job says nothing about it: the backoff stays.
      if (this.#kind.take || ended.length > 0) this.#laneBackoffs.delete(key);
      return true;
    } catch (error) {
      this.#report(error);
      return this.#backOff(key);
    }
  }

  #backOff(key: string): false {
    const backoff = this.#laneBackoffs.get(key) ?? new Backoff(RETRY);
    this.#laneBackoffs.set(key, backoff);
    backoff.failed();
    this.#alarm.ringWithin(backoff.waitMs);
    return false;
  }

  async #readGauges(): Promise<void> {
    const { metrics } = this.#parts;
    const { gauges = [], gaugesMs = 0 } = this.#kind;
    if (!metrics || performance.now() < this.#gaugesAt) return;
    this.#gaugesAt = performance.now() + gaugesMs;
    for (const { name, read } of gauges) metrics.measured(name, await read());
  }

  #report(error: unknown, line = this.#kind.errorLine): void {
    // Nobody waits for such work, so the database may be closed before it has ended.
    if (this.#isStopped && this.#kind.graceMs === 0) return;
    const { errorLevel = 'error' } = this.#kind;
    this.#parts.logger[errorLevel]({ error: (error as Error).message }, line);
  }
}
