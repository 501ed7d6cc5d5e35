import { validationError } from '../domain/refusal.ts';
import { CopyRefused } from '../store/copy/copied-database.ts';
import { copyDatabase } from '../store/copy/copy-database.ts';
import type { TableContents } from '../store/copy/table-digest.ts';
import type { DatabaseCommandContext } from './command.ts';
import { columns, counted } from './text.ts';

/** The URLs of two databases, and the argument that each of them comes from. */
interface Sides {
  from: { url: string; parameter: string };
  to: { url: string; parameter: string };
}

/** Copies a database into an empty one. @throws Refusal if one of them cannot be used, StoreUnavailable */
export function copyWholeDatabase(
  { from, to }: Sides,
  { report }: Pick<DatabaseCommandContext, 'report'>,
): Promise<TableContents[]> {
  return naming({ from, to }, () => copyDatabase(from.url, to.url, report));
}

/** Runs work on one or both databases. @throws Refusal that names the argument instead of a CopyRefused */
export async function naming<T>(sides: Sides, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CopyRefused)) throw error;
    throw validationError({ parameter: sides[error.side].parameter, reason: error.message });
  }
}

/** A line per table, with the number of its rows and their digest. */
export function contentsTable(tables: readonly TableContents[]): string[] {
  return columns(tables.map(({ table, rows, digest }) => [table, `${digest}  ${rows}`]));
}

export function sizeOf(tables: readonly TableContents[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${counted(rows, 'row')} in ${counted(tables.length, 'table')}`;
}
