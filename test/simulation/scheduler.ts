import type { SeededRandom } from '../../src/demo/seeded-random.ts';

/** What waits at the scheduler: a server process or a client. Nothing of a dead one continues. */
export interface Owner {
  readonly name: string;
  isAlive: boolean;
}

interface Gate {
  owner: Owner;
  /** On the steady clock; 0 for what may continue at any time. */
  dueAt: number;
  open: () => void;
}

/** More steps than any history takes: a run that reaches them does not end. */
const MAX_STEPS = 20_000;
/** A round of the event loop takes longer than a step. */
const STEPS_PER_ROUND = 16;

/**
 * Decides what happens next. Everything that could be in progress at the same time waits at a gate, and one
 * gate opens at a time, chosen by the seed. So a seed always gives the same order.
 */
export class Scheduler {
  readonly #random: SeededRandom;
  #gates: Gate[] = [];
  #steps = 0;
  /** Simulated time since the start, in milliseconds. */
  elapsed = 0;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** Resolves when the scheduler chooses it. */
  pause(owner: Owner): Promise<void> {
    return this.wait(owner, 0);
  }

  /** As `pause`, and at least this much time has passed by then. */
  wait(owner: Owner, milliseconds: number): Promise<void> {
    return new Promise((open) => {
      this.#gates.push({ owner, dueAt: milliseconds && this.elapsed + milliseconds, open });
    });
  }

  /**
   * Opens gates until nothing waits.
   * @throws Error if that does not happen
   */
  async runUntilIdle(): Promise<void> {
    for (;;) {
      await settle();
      this.#gates = this.#gates.filter(({ owner }) => owner.isAlive);
      if (this.#gates.length === 0 || this.#steps % STEPS_PER_ROUND === 0) await nextRound();
      if (this.#gates.length === 0) return;
      if (this.#steps === MAX_STEPS) throw new Error(`nothing has ended after ${MAX_STEPS} steps`);
      this.#steps += 1;
      const [gate] = this.#gates.splice(this.#random.integer(0, this.#gates.length - 1), 1);
      if (!gate) continue;
      this.elapsed = Math.max(this.elapsed, gate.dueAt);
      gate.open();
    }
  }
}

/** Lets everything run until it waits at a gate, or for the next round of the event loop. */
function settle(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** For code that lets other requests run in between with `setImmediate`. */
async function nextRound(): Promise<void> {
  await new Promise((resolve) => void setImmediate(resolve));
  await settle();
}
