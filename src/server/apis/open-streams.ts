/** How many streams may be open at once. */
export interface StreamLimits {
  /** Of this process. */
  total: number;
  /** Of one publishable key, that is, of one venue. */
  perVenue: number;
  /** Of one network of a client, which many people may share. */
  perNetwork: number;
}

/** Counts the open streams of this process. */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #counts = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** @returns what counts the stream no more; null if there are too many */
  open(accountId: string, network: string): (() => void) | null {
    const { total, perVenue, perNetwork } = this.#limits;
    const counted: [name: string, limit: number][] = [
      ['total', total],
      [`venue ${accountId}`, perVenue],
      [`network ${network}`, perNetwork],
    ];
    if (counted.some(([name, limit]) => this.#countOf(name) >= limit)) return null;
    for (const [name] of counted) this.#counts.set(name, this.#countOf(name) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      for (const [name] of counted) {
        const left = this.#countOf(name) - 1;
        if (left > 0) this.#counts.set(name, left);
        else this.#counts.delete(name);
      }
    };
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}
