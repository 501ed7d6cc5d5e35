import Database from 'better-sqlite3';
import { CopyRefused } from '../copy/copied-database.ts';
import { pathOfUrl } from './connection.ts';
import { requireSoundDatabase } from './copy-source.ts';
import { createIncompleteFile } from './incomplete-file.ts';

/**
 * Copies the database into a new file that only its owner can read, as of one instant and without
 * earlier versions of rows, and checks the copy. Reads and writes go on meanwhile.
 *
 * @throws CopyRefused, if the database is damaged or the file cannot be written; nothing is left
 */
export function backUpSqlite(url: string, target: string): void {
  const file = createIncompleteFile(target);
  try {
    vacuumInto(file.path, pathOfUrl(url));
    requireSoundDatabase(file.path);
    file.complete();
  } finally {
    file.discard();
  }
}

function vacuumInto(target: string, source: string): void {
  const database = new Database(source, { fileMustExist: true, readonly: true });
  try {
    database.prepare('vacuum into ?').run(target);
  } catch (error) {
    throw new CopyRefused('to', `cannot be written: ${(error as Error).message}`);
  } finally {
    database.close();
  }
}
