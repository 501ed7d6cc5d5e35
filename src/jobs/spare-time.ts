/** If the process was busy for a larger share of the time, requests would wait for other work. */
const BUSY_SHARE = 0.5;
/** Work that is due waits no longer than this. */
const MAX_WAIT_MS = 2000;

/** Lets work that may wait begin while requests leave time for it, and otherwise after two seconds. */
export class SpareTime {
  readonly #busyShare: () => number;
  /** Since when work waits, on the monotonic clock; null if none does. */
  #waitsSince: number | null = null;

  /** @param busyShare for which share of the time since its last call the process was busy, from 0 to 1 */
  constructor(busyShare: () => number = eventLoopShare()) {
    this.#busyShare = busyShare;
  }

  /** Whether work that is due may begin. If not, the caller asks again after a fraction of a second. */
  allows(): boolean {
    const now = performance.now();
    this.#waitsSince ??= now;
    if (this.#busyShare() > BUSY_SHARE && now - this.#waitsSince < MAX_WAIT_MS) return false;
    this.#waitsSince = null;
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
