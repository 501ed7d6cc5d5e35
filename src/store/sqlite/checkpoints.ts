import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const THREAD = new URL('./checkpoint-thread.ts', import.meta.url);

/**
 * Moves the write-ahead log into the database file, in a thread of its own: that flushes both files, and
 * would otherwise block the event loop for as long as the disk takes.
 */
export class Checkpoints {
  readonly #path: string;
  readonly #script: URL;
  #thread: Worker | undefined;
  readonly #closed = new AbortController();

  /** @param script replaced in tests */
  constructor(path: string, script = THREAD) {
    this.#path = path;
    this.#script = script;
  }

  /**
   * Empties the log, so that it has no earlier versions of rows. No write may run at the same time.
   *
   * @returns why it was not possible, for example because a backup is reading the log; null if it was
   */
  async run(): Promise<string | null> {
    const thread = this.#thread ?? new Worker(this.#script);
    this.#thread = thread;
    thread.unref();
    const ended = new AbortController();
    const signal = AbortSignal.any([this.#closed.signal, ended.signal]);
    const onExit = () => ended.abort();
    thread.once('exit', onExit);
    try {
      thread.postMessage(this.#path);
      const [answer] = (await once(thread, 'message', { signal })) as [string | null];
      return answer;
    } catch (error) {
      // The next attempt starts another thread.
      this.#thread = undefined;
      // Not by the signal: a thread that fails also ends, before this runs.
      const { name, message } = error as Error;
      return name === 'AbortError' ? 'the thread for it has ended' : message;
    } finally {
      thread.off('exit', onExit);
    }
  }

  close(): void {
    this.#closed.abort();
    void this.#thread?.terminate();
  }
}
