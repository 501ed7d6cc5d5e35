import type Database from 'better-sqlite3';
import type { Row, TableReader } from '../copy/copied-database.ts';
import type { CopiedTable } from '../copy/copied-tables.ts';
import { requireExactNumbers } from '../copy/require-exact-numbers.ts';

/** Reads tables through a connection, within the transaction that it has begun. */
export function readTables(database: Database.Database): TableReader {
  return {
    async columnsOf({ name }) {
      const columns = database.pragma(`table_info(${name})`) as { name: string }[];
      return columns.map((column) => column.name).sort();
    },
    async *rows(table, columns) {
      const { name, batchRows } = table;
      const select = database.prepare<[], Row>(selectInOrder(table, columns)).raw();
      let batch: Row[] = [];
      for (const row of select.iterate()) {
        batch.push(row);
        if (batch.length < batchRows) continue;
        requireExactNumbers(name, batch);
        yield batch;
        batch = [];
      }
      requireExactNumbers(name, batch);
      yield batch;
    },
  };
}

/** The query for all rows in their canonical order. It uses indexes, because sorting takes memory. */
export function selectInOrder(
  { name, order, index }: CopiedTable,
  columns: readonly string[],
): string {
  const indexed = index ? ` indexed by ${index}` : '';
  return `select ${listOf(columns)} from ${name}${indexed} order by ${listOf(order)}`;
}

/** Names as a list in SQL. */
export function listOf(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
