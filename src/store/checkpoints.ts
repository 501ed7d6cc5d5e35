import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const THREAD = new URL('./checkpoint-thread.ts', import.meta.url);

/**
 * Moves the write-ahead log into the database file, in a thread of its own: that flushes both files, and
 * would otherwise block the event loop for as long as the disk takes.
 */
export class Checkpoints {
  readonly #path: string;
  #thread: Worker | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Empties the log, so that it has no earlier versions of rows. No write may run at the same time.
   *
   * @returns why it was not possible, for example because a backup is reading the log; null if it was
   */
  async run(): Promise<string | null> {
    this.#thread ??= new Worker(THREAD);
    this.#thread.unref();
    this.#thread.postMessage(this.#path);
    const [answer] = (await once(this.#thread, 'message')) as [string | null];
    return answer;
  }

  close(): void {
    void this.#thread?.terminate();
  }
}
