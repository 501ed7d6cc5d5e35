import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { CopyRefused } from '../copy/copied-database.ts';
import { isLocked } from './connection.ts';

/**
 * Throws unless the database can be replaced: no file, or a database without rows that no other process has
 * open. Locks it, so that this stays so.
 *
 * @returns unlocks it
 * @throws CopyRefused
 */
export function lockEmptyDatabase(path: string): () => void {
  if (!existsSync(path)) {
    const left = ['-wal', '-journal'].map((end) => path + end).find((file) => existsSync(file));
    if (left === undefined) return () => undefined;
    throw new CopyRefused('to', `has a file of an earlier database: move ${left} away first`);
  }
  const database = openExisting(path);
  try {
    const filled = tablesWithRows(database);
    if (filled.length > 0) {
      const reason = `is not empty: ${path} has rows in ${filled.slice(0, 3).join(', ')}`;
      throw new CopyRefused('to', `${reason}; name a new file, or move this one away`);
    }
    // Succeeds only if no other connection is open.
    database.pragma('journal_mode = delete');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (isLocked(error)) {
      const reason = `is in use: another process, such as a server, has ${path} open`;
      throw new CopyRefused('to', `${reason}; stop it first`);
    }
    throw error instanceof Database.SqliteError ? irreplaceable(path, error) : error;
  }
  return () => void database.close();
}

function openExisting(path: string): Database.Database {
  try {
    return new Database(path, { timeout: 0 });
  } catch (error) {
    throw irreplaceable(path, error as Error);
  }
}

function irreplaceable(path: string, { message }: Error): CopyRefused {
  return new CopyRefused('to', `cannot be replaced: ${path}: ${message}`);
}

/** The index of the search for guests has rows of its own from the start. */
function tablesWithRows(database: Database.Database): string[] {
  const tables = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table'")
    .pluck()
    .all();
  return tables
    .filter((name) => !/^(sqlite|kysely|customer_search)(_|$)/.test(name))
    .filter((name) => database.prepare(`select 1 from "${name}" limit 1`).get() !== undefined);
}
