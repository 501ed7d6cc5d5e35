import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckpointTask } from './checkpoint-thread.ts';

/** `.ts`, or `.js` when it is built: the thread's script ends as this one does. */
const ENDING = import.meta.url.slice(-3);
const THREAD = new URL(`./checkpoint-thread${ENDING}`, import.meta.url);

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
   * Copies the log into the database while writes continue, so that `emptyLog` has little left to copy. No other
   * call may run at the same time.
   *
   * @returns why it was not possible, or null if it was
   */
  copyLog(): Promise<string | null> {
    return this.#run('copy');
  }

  /**
   * Empties the log, so that it has no earlier versions of rows. No write and no other call may run at the same
   * time.
   *
   * @returns why it was not possible, for example because a backup is reading the log; null if it was
   */
  emptyLog(): Promise<string | null> {
    return this.#run('empty');
  }

  async #run(task: CheckpointTask['task']): Promise<string | null> {
    const thread = this.#thread ?? new Worker(this.#script);
    this.#thread = thread;
    thread.ref();
    const ended = new AbortController();
    const signal = AbortSignal.any([this.#closed.signal, ended.signal]);
    const onExit = () => ended.abort();
    thread.once('exit', onExit);
    try {
      thread.postMessage({ path: this.#path, task } satisfies CheckpointTask);
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
      thread.unref();
    }
  }

  close(): void {
    this.#closed.abort();
    void this.#thread?.terminate();
  }
}
