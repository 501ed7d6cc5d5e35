import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { pathOfUrl } from './connection.ts';

/**
 * Copies the database into a new file that only its owner can read, as of one instant and without
 * earlier versions of rows. Reads and writes go on meanwhile.
 *
 * @throws Error with the code EEXIST if the file exists, or why it cannot be written; nothing is left
 */
export function copyDatabase(url: string, target: string): void {
  // SQLite accepts an empty file, and keeps its permissions.
  closeSync(openSync(target, 'wx', 0o600));
  try {
    const database = new Database(pathOfUrl(url), { fileMustExist: true, readonly: true });
    try {
      database.prepare('vacuum into ?').run(target);
    } finally {
      database.close();
    }
    flush(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
}

function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
