import { CopyRefused, type Row } from './copied-database.ts';

/** @throws CopyRefused if a number of the table was rounded when it was read */
export function requireExactNumbers(table: string, rows: readonly Row[]): void {
  for (const row of rows) {
    for (const value of row) {
      if (typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER) continue;
      throw new CopyRefused('from', `has a number in ${table} that is too large: ${value}`);
    }
  }
}
