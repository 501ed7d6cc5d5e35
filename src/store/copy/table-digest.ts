import { createHash } from 'node:crypto';
import type { Row } from './copied-database.ts';

/** What identifies the contents of a table. */
export interface TableContents {
  table: string;
  rows: number;
  /** SHA-256 of the names of the columns and of all rows, each as a line of JSON. */
  digest: string;
}

/** Counts and digests the rows of a table, which is the same in every engine. */
export class TableDigest {
  readonly #table: string;
  readonly #hash = createHash('sha256');
  #rows = 0;

  constructor(table: string, columns: readonly string[]) {
    this.#table = table;
    this.#hash.update(`${JSON.stringify(columns)}\n`);
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) this.#hash.update(`${JSON.stringify(row)}\n`);
    this.#rows += rows.length;
  }

  finish(): TableContents {
    return { table: this.#table, rows: this.#rows, digest: this.#hash.digest('hex') };
  }
}
