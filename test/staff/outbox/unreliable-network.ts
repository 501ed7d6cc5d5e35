interface Waiting {
  url: string;
  init: RequestInit;
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
}

/** What a server does with a request. */
export type Handle = (url: string, init: RequestInit) => Promise<Response>;

/** Requests of one device. Nothing arrives, and nothing gets lost, before a test says so. */
export class UnreliableNetwork {
  readonly #handle: Handle;
  readonly #waiting: Waiting[] = [];

  constructor(handle: Handle) {
    this.#handle = handle;
  }

  /** How many requests have neither arrived nor got lost. */
  get waiting(): number {
    return this.#waiting.length;
  }

  readonly fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const url = input instanceof Request ? input.url : input.toString();
      const waiting: Waiting = { url, init, resolve, reject };
      this.#waiting.push(waiting);
      init.signal?.addEventListener('abort', () => {
        const index = this.#waiting.indexOf(waiting);
        if (index >= 0) this.#waiting.splice(index, 1);
        reject(init.signal?.reason);
      });
    });

  /** The server gets one of the requests, and the device the answer. */
  async deliver(pick: number): Promise<void> {
    const waiting = this.#take(pick);
    if (waiting) waiting.resolve(await this.#handle(waiting.url, waiting.init));
  }

  /** The server does not get it. */
  loseRequest(pick: number): void {
    this.#take(pick)?.reject(new TypeError('Failed to fetch'));
  }

  /** The server acts, and the device does not hear of it. */
  async loseAnswer(pick: number): Promise<void> {
    const waiting = this.#take(pick);
    if (!waiting) return;
    await this.#handle(waiting.url, waiting.init);
    waiting.reject(new TypeError('Failed to fetch'));
  }

  /** The page is gone: the server has got some of its requests, and nobody hears the answers. */
  async leave(pick: number): Promise<void> {
    const left = this.#waiting.splice(0);
    for (const [index, { url, init }] of left.entries())
      if ((pick >> index) % 2 === 0) await this.#handle(url, init);
  }

  #take(pick: number): Waiting | undefined {
    return this.#waiting.splice(pick % Math.max(this.#waiting.length, 1), 1)[0];
  }
}
