import type { CopiedTable } from './copied-tables.ts';

/** The values of a row, in the order of the columns that were asked for. */
export type Row = readonly (string | number | null)[];

/** Reads tables from one state of a database. */
export interface TableReader {
  /** The names of a table's columns, sorted. */
  columnsOf(table: CopiedTable): Promise<string[]>;
  /**
   * The rows in their canonical order, in batches: by the table's order, text byte by byte, null first.
   * @throws CopyRefused for a number that JavaScript cannot hold
   */
  rows(table: CopiedTable, columns: readonly string[]): AsyncIterable<Row[]>;
}

/** The database that is copied. */
export interface CopySource extends TableReader {
  close(): Promise<void>;
}

/** An empty database that receives a copy; nothing of it stays unless it was kept. */
export interface CopyTarget extends TableReader {
  /** @throws CopyRefused if the rows break a constraint */
  insert(table: CopiedTable, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** Makes the copy permanent, on disk. */
  keep(): Promise<void>;
  /** Ends the access. Undoes a copy that was not kept. */
  close(): Promise<void>;
}

/** Why one of the two databases cannot be used, and what to do. */
export class CopyRefused extends Error {
  readonly side: 'from' | 'to';

  constructor(side: 'from' | 'to', message: string) {
    super(message);
    this.side = side;
  }
}

/** A row of the source that the target's schema does not allow. */
export function brokenConstraint(table: string, { message }: Error): CopyRefused {
  return new CopyRefused('from', `has a row in ${table} that breaks a constraint: ${message}`);
}
