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

class JobLoop {
  readonly #parts: RunnerParts;
  readonly #kind: JobKind;
  readonly #alarm = new Alarm();
  /** The lanes with jobs under way, by key. */
  readonly #open = new Map<string, Slots>();
  /** After errors in lanes. */
  readonly #failing = new Map<string, Backoff>();
  /** After errors of the kind as a whole. */
  readonly #backoff = new Backoff(RETRY);
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
    if (graceMs === 0) return;
    const timer =
      graceMs === undefined ? undefined : setTimeout(() => abort?.call(this.#kind), graceMs);
    await ended;
    clearTimeout(timer);
  }

  async run(): Promise<void> {
    for (;;) {
      try {
        this.#alarm.within(await this.#look());
        await this.#readGauges();
        this.#backoff.succeeded();
      } catch (error) {
        this.#report(error, this.#kind.dueErrorLine);
        this.#backoff.failed();
        this.#alarm.within(this.#backoff.waitMs);
      }
      if (this.#isStopped && this.#open.size === 0) return;
      await this.#alarm.rings();
    }
  }

  /** @returns for how long nothing is to be done, in milliseconds, unless a job ends or something changes */
  async #look(): Promise<number> {
    if (this.#backoff.waitMs > 0 && !this.#isStopped) return this.#backoff.waitMs;
    const due = this.#isStopped ? [] : await this.#kind.due();
    const pauses = [MAX_PAUSE_MS];
    const turns = new Map<Slots, number>();
    for (const slots of this.#open.values()) {
      if (!slots.hasEnded) continue;
      const waitMs = this.#isStopped ? 0 : this.#waitMs(slots.lane);
      if (waitMs > 0) pauses.push(waitMs);
      else turns.set(slots, 0);
    }
    let isOneLeft = false;
    for (const lane of this.#isStopped ? [] : due) {
      const waitMs = Math.max(lane.waitMs, this.#waitMs(lane));
      if (waitMs > 0) {
        pauses.push(waitMs);
        continue;
      }
      // Without claims, it may have been done since it was found due.
      if (!this.#kind.take && this.#open.has(lane.key)) continue;
      const slots = this.#openLane(lane);
      if (!slots) isOneLeft = true;
      else if (slots.free > 0) turns.set(slots, slots.free);
    }
    pauses.push(...(await Promise.all([...turns].map((turn) => this.#turn(...turn)))));
    // Lanes may be done already: then the next ones begin.
    if (isOneLeft && this.#open.size < this.#kind.lanesAtOnce) return 0;
    return Math.min(...pauses);
  }

  #waitMs({ key }: Lane): number {
    return this.#failing.get(key)?.waitMs ?? 0;
  }

  /** @returns null while as many are open as may be at the same time */
  #openLane(lane: Lane): Slots | null {
    const { context } = this.#parts;
    const kind = this.#kind;
    const open = this.#open.get(lane.key);
    if (open) return open;
    if (this.#open.size >= kind.lanesAtOnce) return null;
    const slots = new Slots({ context, kind }, lane, () => {
      if (this.#isStopped) this.#alarm.ring();
      else this.#alarm.within(kind.collectMs ?? 0);
    });
    this.#open.set(lane.key, slots);
    return slots;
  }

  /** @returns for how long nothing is to be done in the lane */
  async #turn(slots: Slots, most: number): Promise<number> {
    const { key } = slots.lane;
    let pauseMs: number;
    try {
      const turn = await slots.turn(most);
      const { claimed, ended, errors } = turn;
      this.#parts.metrics?.ended(
        this.#kind.name,
        ended.map(({ outcome }) => outcome),
      );
      this.#kind.onTurn?.(turn);
      for (const error of errors) this.#report(error);
      // A job that is claimed waits for the end of its claim.
      const isFailed = errors.length > 0 && !this.#kind.take;
      if (isFailed) pauseMs = this.#fail(key);
      else if (claimed > 0 || ended.length > 0) pauseMs = 0;
      else pauseMs = most > 0 ? CLAIMED_MS : MAX_PAUSE_MS;
      // Work without claims has only begun: it may fail as before.
      if (!isFailed && (this.#kind.take || ended.length > 0)) this.#failing.delete(key);
    } catch (error) {
      this.#report(error);
      pauseMs = this.#fail(key);
      if (this.#isStopped && slots.inUse === 0) this.#open.delete(key);
    }
    if (slots.inUse === 0 && !slots.hasEnded) this.#open.delete(key);
    return pauseMs;
  }

  #fail(key: string): number {
    const backoff = this.#failing.get(key) ?? new Backoff(RETRY);
    this.#failing.set(key, backoff);
    backoff.failed();
    return backoff.waitMs;
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
