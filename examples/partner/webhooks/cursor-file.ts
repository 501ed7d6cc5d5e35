import { readFile, rename, writeFile } from 'node:fs/promises';

/** Keeps the cursor of the feed in a file, so that a restart goes on where the program was. */
export class CursorFile {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Undefined before the first event. */
  async read(): Promise<number | undefined> {
    try {
      const { after } = JSON.parse(await readFile(this.#path, 'utf8')) as { after: number };
      return after;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** A crash leaves the old cursor or the new one, never a part of one. */
  async save(after: number): Promise<void> {
    const unfinished = `${this.#path}.incomplete`;
    await writeFile(unfinished, JSON.stringify({ after }), { flush: true });
    await rename(unfinished, this.#path);
  }
}
