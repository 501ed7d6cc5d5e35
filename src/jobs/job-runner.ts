import type { Logger } from 'pino';
import type { AppContext } from '../operations/context.ts';
import { Alarm } from './alarm.ts';
import { Backoff } from './backoff.ts';
import type { JobKind, Lane } from './job-kind.ts';
import { Slots } from './slots.ts';

/** Commits that follow each other are looked at once. */
const COMMITS_MS = 50;
/** Another process has just claimed what was due. */
const CLAIMED_MS = 1000;
/** What another process gave up, or the clock's jump, is noticed after this time. */
const MAX_PAUSE_MS = 30_000;
/** After an error. */
const RETRY = { firstMs: 1000, maxMs: MAX_PAUSE_MS };

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
 * @returns stops it, once what is under way has ended
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
  readonly #alarm = new Alarm();
  readonly #open = new Map<string, OpenLane>();
  /** After errors in lanes. */
  readonly #failing = new Map<string, Backoff>();
  /** After errors of the kind as a whole. */
  readonly #backoff = new Backoff(RETRY);
  /** Whether a lane that is due waits for the end of others. */
  #isOneLeft = false;
  /** On the system's clock. */
  #gaugesAt = 0;
  #isStopped = false;

  constructor(parts: RunnerParts, kind: JobKind) {
    this.#parts = parts;
    this.#kind = kind;
  }

  onCommit(): void {
    if (this.#kind.followsCommits) this.#alarm.within(COMMITS_MS);
  }

  async stop(ended: Promise<void> | undefined): Promise<void> {
    const { graceMs, abort } = this.#kind;
    this.#isStopped = true;
    this.#alarm.ring();
    for (const { alarm } of this.#open.values()) alarm.ring();
    if (graceMs === 0) return;
    const timer =
      graceMs === undefined ? undefined : setTimeout(() => abort?.call(this.#kind), graceMs);
    await ended;
    clearTimeout(timer);
  }

  async run(): Promise<void> {
    while (!this.#isStopped) {
      try {
        this.#alarm.within(await this.#look());
        await this.#readGauges();
        this.#backoff.succeeded();
      } catch (error) {
        this.#report(error, this.#kind.dueErrorLine);
        this.#backoff.failed();
        this.#alarm.within(this.#backoff.waitMs);
      }
      await this.#alarm.rings();
    }
    await Promise.all([...this.#open.values()].map(({ ended }) => ended));
  }

  /** Begins what is due. @returns for how long nothing else is, in milliseconds, unless something changes */
  async #look(): Promise<number> {
    if (this.#backoff.waitMs > 0) return this.#backoff.waitMs;
    const due = await this.#kind.due();
    let pauseMs = MAX_PAUSE_MS;
    this.#isOneLeft = false;
    for (const lane of due) {
      if (this.#isStopped) break;
      const waitMs = Math.max(lane.waitMs, this.#failing.get(lane.key)?.waitMs ?? 0);
      const open = this.#open.get(lane.key);
      if (waitMs > 0) pauseMs = Math.min(pauseMs, waitMs);
      else if (open) open.alarm.within(0);
      else if (this.#open.size < (this.#kind.lanesAtOnce ?? 1)) this.#openLane(lane);
      else this.#isOneLeft = true;
    }
    return pauseMs;
  }

  #openLane(lane: Lane): void {
    const alarm = new Alarm();
    const { context } = this.#parts;
    const kind = this.#kind;
    const slots = new Slots({ context, kind }, lane, () => {
      if (this.#isStopped) alarm.ring();
      else alarm.within(kind.collectMs ?? 0);
    });
    this.#open.set(lane.key, { alarm, ended: this.#work(slots, alarm) });
  }

  /** Takes turns in a lane until nothing is under way in it. */
  async #work(slots: Slots, alarm: Alarm): Promise<void> {
    const { key } = slots.lane;
    let most = slots.free;
    for (;;) {
      const isFailed = !(await this.#turn(slots, most));
      if (slots.inUse === 0 && (!slots.hasEnded || (isFailed && this.#isStopped))) break;
      if (isFailed) alarm.within(this.#failing.get(key)?.waitMs ?? 0);
      await alarm.rings();
      most = this.#isStopped || !this.#kind.take ? 0 : slots.free;
    }
    this.#open.delete(key);
    if (this.#isOneLeft) this.#alarm.within(0);
  }

  /** @returns whether no error is to be waited for */
  async #turn(slots: Slots, most: number): Promise<boolean> {
    const { key } = slots.lane;
    try {
      const turn = await slots.turn(most);
      const { claimed, ended, errors } = turn;
      this.#parts.metrics?.ended(
        this.#kind.name,
        ended.map(({ outcome }) => outcome),
      );
      this.#kind.onTurn?.(turn);
      for (const error of errors) this.#report(error);
      this.#alarm.within(claimed + ended.length > 0 ? COMMITS_MS : CLAIMED_MS);
      // A job that is claimed waits for the end of its claim.
      if (errors.length > 0 && !this.#kind.take) return this.#fail(key);
      // Work without claims has only begun: it may fail as before.
      if (this.#kind.take || ended.length > 0) this.#failing.delete(key);
      return true;
    } catch (error) {
      this.#report(error);
      return this.#fail(key);
    }
  }

  #fail(key: string): false {
    const backoff = this.#failing.get(key) ?? new Backoff(RETRY);
    this.#failing.set(key, backoff);
    backoff.failed();
    this.#alarm.within(backoff.waitMs);
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
    // The database may be closed before what nobody waits for has ended.
    if (this.#isStopped && this.#kind.graceMs === 0) return;
    const { errorLevel = 'error' } = this.#kind;
    this.#parts.logger[errorLevel]({ error: (error as Error).message }, line);
  }
}
