/** Of the time since it was last asked; above it, requests would wait for other work. */
const BUSY_SHARE = 0.5;
/** Work that is due waits no longer. */
const MAX_WAIT_MS = 2000;

/** Lets work that may wait begin while requests leave time for it, and otherwise after two seconds. */
export class SpareTime {
  readonly #busyShare: () => number;
  /** On the system's clock: when the work that waits was due; null if none waits. */
  #dueAt: number | null = null;

  /** @param busyShare of the time since its last call, from 0 to 1 */
  constructor(busyShare: () => number = eventLoopShare()) {
    this.#busyShare = busyShare;
  }

  /** Whether work that is due may begin. If not, it asks again after a fraction of a second. */
  allows(): boolean {
    const now = performance.now();
    this.#dueAt ??= now;
    if (this.#busyShare() > BUSY_SHARE && now - this.#dueAt < MAX_WAIT_MS) return false;
    this.#dueAt = null;
    return true;
  }
}

/** @returns which share of the time since the last call the event loop was not idle */
function eventLoopShare(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
