import { setTimeout } from 'node:timers/promises';

/** How the store measures time and waits. A simulation replaces it, so that it decides what happens when. */
export interface Timing {
  /** Milliseconds on a clock that runs forward evenly. */
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
  /** Calls back once the events that have already arrived are handled. */
  afterEvents(run: () => void): void;
}

export const SYSTEM_TIMING: Timing = {
  now: () => performance.now(),
  wait: (milliseconds) => setTimeout(milliseconds),
  afterEvents: (run) => void setImmediate(run),
};
