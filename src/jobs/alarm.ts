/** Rings once, at the earliest of the times that it was set to. */
export class Alarm {
  #timer: NodeJS.Timeout | undefined;
  /** On the system's clock. */
  #at = Number.POSITIVE_INFINITY;
  #ring = Promise.withResolvers<void>();

  /** Rings within so many milliseconds. */
  within(ms: number): void {
    const at = performance.now() + ms;
    if (at >= this.#at) return;
    clearTimeout(this.#timer);
    this.#at = at;
    this.#timer = setTimeout(this.#ring.resolve, ms).unref();
  }

  /** Rings now. Not by a timer of no time: where nothing else is left to do, the process would end before it. */
  ring(): void {
    clearTimeout(this.#timer);
    this.#ring.resolve();
  }

  /** Resolves when it rings; what it is set to afterwards is for the next time. */
  async rings(): Promise<void> {
    await this.#ring.promise;
    this.#ring = Promise.withResolvers();
    this.#at = Number.POSITIVE_INFINITY;
  }
}
