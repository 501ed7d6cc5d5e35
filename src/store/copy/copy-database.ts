import { isDeepStrictEqual } from 'node:util';
import {
  CopyRefused,
  type CopySource,
  type CopyTarget,
  type TableReader,
} from './copied-database.ts';
import { COPIED_TABLES, type CopiedTable } from './copied-tables.ts';
import { openCopySource, openCopyTarget } from './open-copied-database.ts';
import { type TableContents, TableDigest } from './table-digest.ts';

const ROWS_PER_REPORT = 100_000;

/** Receives lines about the progress of a long copy. */
export type Report = (line: string) => void;

/**
 * Copies all rows of one snapshot of a database into an empty one, on any engine, and compares the digests
 * of all tables. It keeps all of the copy or nothing. The source may be in use meanwhile.
 *
 * @param from `file:` or `postgres:`
 * @param to another one; a schema, or a file, is created if there is none
 * @returns what was copied, table by table
 * @throws CopyRefused, StoreUnavailable
 */
export async function copyDatabase(
  from: string,
  to: string,
  report: Report,
): Promise<TableContents[]> {
  const source = await openCopySource(from);
  try {
    const target = await openCopyTarget(to, from);
    try {
      const copied: TableContents[] = [];
      for (const table of COPIED_TABLES)
        copied.push(await copyTable(table, { source, target }, report));
      for (const contents of copied) await requireSameContents(contents, target, report);
      await target.keep();
      return copied;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

interface Databases {
  source: CopySource;
  target: CopyTarget;
}

async function copyTable(
  table: CopiedTable,
  { source, target }: Databases,
  report: Report,
): Promise<TableContents> {
  const columns = await source.columnsOf(table);
  if (!isDeepStrictEqual(columns, await target.columnsOf(table))) {
    throw new CopyRefused('to', `has other columns in ${table.name} than the source`);
  }
  return readTable(source, table, {
    columns,
    onRows: (rows) => target.insert(table, columns, rows),
    onProgress: (count) => report(`${table.name}: ${count} rows copied`),
  });
}

async function requireSameContents(
  copied: TableContents,
  target: CopyTarget,
  report: Report,
): Promise<void> {
  const table = COPIED_TABLES.find(({ name }) => name === copied.table);
  if (!table) throw new Error(`${copied.table} is no table`);
  const found = await readTable(target, table, {
    columns: await target.columnsOf(table),
    onProgress: (count) => report(`${table.name}: ${count} rows compared`),
  });
  if (isDeepStrictEqual(found, copied)) return;
  throw new CopyRefused(
    'to',
    `does not have what was written: ${table.name} has ${found.rows} rows with the digest ${found.digest} instead of ${copied.rows} with ${copied.digest}; nothing was kept`,
  );
}

interface Reading {
  columns: readonly string[];
  onRows?: (rows: Parameters<TableDigest['add']>[0]) => Promise<void>;
  onProgress: (count: number) => void;
}

async function readTable(
  reader: TableReader,
  table: CopiedTable,
  { columns, onRows, onProgress }: Reading,
): Promise<TableContents> {
  const digest = new TableDigest(table.name, columns);
  let count = 0;
  for await (const rows of reader.rows(table, columns)) {
    digest.add(rows);
    await onRows?.(rows);
    const before = count;
    count += rows.length;
    if (Math.floor(before / ROWS_PER_REPORT) < Math.floor(count / ROWS_PER_REPORT)) {
      onProgress(count);
    }
  }
  return digest.finish();
}
