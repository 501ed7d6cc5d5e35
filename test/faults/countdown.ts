/** Waits until something has happened so many times. */
export class Countdown {
  #missing = 0;
  #resolve = () => {};

  /** Resolves when it has happened so many times more. */
  wait(times: number): Promise<void> {
    this.#missing = times;
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  count(): void {
    this.#missing -= 1;
    if (this.#missing === 0) this.#resolve();
  }
}
