import type { AppContext } from '../operations/context.ts';
import {
  claimTime,
  type Ended,
  type Job,
  type JobKind,
  type Lane,
  NOTHING_TAKEN,
  type Taken,
  type Turn,
} from './job-kind.ts';

/** How often a process renews the claims of the jobs that it performs. */
const RENEWAL_MS = 10_000;

/** The jobs of a lane that this process performs, several at the same time. */
export class Slots {
  readonly lane: Lane;
  readonly #context: AppContext;
  readonly #kind: JobKind;
  readonly #onChange: () => void;
  readonly #performing = new Set<string>();
  /** Of these, those that take long: they give their slots to others. */
  readonly #slow = new Set<string>();
  /** What became of jobs, until it is recorded. */
  #results: { id: string; result: unknown }[] = [];
  #errors: unknown[] = [];
  #renewal: NodeJS.Timeout | undefined;

  /** @param onChange called when a job has ended or has given its slot to others: it is time for the next turn */
  constructor(
    { context, kind }: { context: AppContext; kind: JobKind },
    lane: Lane,
    onChange: () => void = () => {},
  ) {
    this.#context = context;
    this.#kind = kind;
    this.lane = lane;
    this.#onChange = onChange;
  }

  get inUse(): number {
    return this.#performing.size;
  }

  get free(): number {
    const { jobsAtOnce = 1, slow } = this.#kind;
    return jobsAtOnce + Math.min(this.#slow.size, slow?.most ?? 0) - this.inUse;
  }

  /** Whether a turn is needed to record what became of jobs. */
  get hasResults(): boolean {
    return this.#results.length > 0 || this.#errors.length > 0;
  }

  /** Records what became of jobs and claims those that are due, in one transaction, and begins these. */
  async turn(limit = this.free): Promise<Turn> {
    const results = [...this.#results];
    const { ended, taken } = await this.#commit(
      results.map(({ result }) => result),
      limit,
    );
    // Only now: if the transaction fails, they are recorded in the next turn.
    this.#results = this.#results.filter((each) => !results.includes(each));
    const errors = [...this.#errors.splice(0), ...ended.flatMap(({ error }) => error ?? [])];
    for (const job of taken.jobs) void this.#perform(job);
    this.#renewClaims();
    return { claimed: taken.claimed, begun: taken.jobs.length, ended, errors };
  }

  async #commit(
    results: readonly unknown[],
    limit: number,
  ): Promise<{ ended: readonly Ended[]; taken: Taken }> {
    const kind = this.#kind;
    const { lane } = this;
    if (!kind.take) {
      const taken = limit > 0 ? { claimed: 1, jobs: [{ id: lane.key }] } : NOTHING_TAKEN;
      return { ended: results.map(() => ({ outcome: 'DONE' })), taken };
    }
    if (limit === 0 && results.length === 0) return { ended: [], taken: NOTHING_TAKEN };
    return this.#context.store.write(lane.accountId, async (db) => {
      const tx = { context: this.#context, db };
      const ended: Ended[] = [];
      for (const result of results)
        ended.push((await kind.record?.(tx, result)) ?? { outcome: 'DONE' });
      const underWay = this.#unrecorded();
      const taken = limit > 0 ? await kind.take?.(tx, { lane, limit, underWay }) : undefined;
      return { ended: [...ended, ...(taken?.ended ?? [])], taken: taken ?? NOTHING_TAKEN };
    });
  }

  async #perform(job: Job): Promise<void> {
    const { id } = job;
    const { slow } = this.#kind;
    this.#performing.add(id);
    const timer =
      slow &&
      setTimeout(() => {
        this.#slow.add(id);
        this.#onChange();
      }, slow.afterMs).unref();
    try {
      const result = await this.#kind.perform?.(job);
      this.#results.push({ id, result });
    } catch (error) {
      this.#errors.push(error);
    }
    clearTimeout(timer);
    this.#performing.delete(id);
    this.#slow.delete(id);
    this.#renewClaims();
    this.#onChange();
  }

  /** The jobs that this process is performing, or has not recorded yet. */
  #unrecorded(): string[] {
    return [...this.#performing, ...this.#results.map(({ id }) => id)];
  }

  /** Renews the claims from time to time, until what became of the jobs is recorded. */
  #renewClaims(): void {
    const { renew } = this.#kind;
    if (!renew) return;
    if (this.#unrecorded().length === 0) {
      clearInterval(this.#renewal);
      this.#renewal = undefined;
      return;
    }
    this.#renewal ??= setInterval(() => {
      const { now, claimMs } = claimTime(this.#context);
      // If it fails, the claims may expire, and a job may be done twice.
      this.#context.store
        .write(null, (db) => renew.call(this.#kind, db, this.#unrecorded(), now + claimMs))
        .catch(() => undefined);
    }, RENEWAL_MS).unref();
  }
}
