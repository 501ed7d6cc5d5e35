/** A timer that rings once, at the earliest of the times that it was set to. */
export class Alarm {
  #timer: NodeJS.Timeout | undefined;
  /** On the monotonic clock (`performance.now()`). */
  #at = Number.POSITIVE_INFINITY;
  #ring = Promise.withResolvers<void>();

  /** Sets it to ring in so many milliseconds, unless it rings before that. */
  ringWithin(ms: number): void {
    const at = performance.now() + ms;
    if (at >= this.#at) return;
    clearTimeout(this.#timer);
    this.#at = at;
    this.#timer = setTimeout(this.#ring.resolve, ms).unref();
  }

  /** Rings without a timer: an unreferenced one of 0 ms would not keep a process alive that has nothing else to do. */
  ringNow(): void {
    clearTimeout(this.#timer);
    this.#ring.resolve();
  }

  /** Resolves when it rings; what it is set to afterwards is for the next time. */
  async untilItRings(): Promise<void> {
    await this.#ring.promise;
    this.#ring = Promise.withResolvers();
    this.#at = Number.POSITIVE_INFINITY;
  }
}
