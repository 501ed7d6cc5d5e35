import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { CopyRefused, type CopySource } from '../copy/copied-database.ts';
import { requireCurrentVersion } from '../copy/require-current-version.ts';
import { pathOfUrl } from './connection.ts';
import { readTables } from './read-tables.ts';

/**
 * Opens a database for reading, as of now. Until it is closed, the write-ahead log keeps what is written
 * meanwhile. @throws CopyRefused
 */
export function openSqliteSource(url: string): CopySource {
  const database = openReadOnly(pathOfUrl(url));
  try {
    database.exec('begin');
    // The first read chooses the state that all others see.
    requireCurrentVersion(appliedMigrations(database), 'sqlite');
  } catch (error) {
    database.close();
    throw error instanceof Database.SqliteError ? unreadable(error) : error;
  }
  return { ...readTables(database), close: async () => void database.close() };
}

/**
 * Throws unless the file is an undamaged SQLite database. Reads all of it.
 * @throws CopyRefused
 */
export function requireSoundDatabase(path: string): void {
  const database = openReadOnly(path);
  try {
    const [damage] = database.pragma('integrity_check(1)') as { integrity_check: string }[];
    if (damage?.integrity_check !== 'ok') {
      throw new CopyRefused('from', `is damaged: ${damage?.integrity_check ?? 'not readable'}`);
    }
    const [broken] = database.pragma('foreign_key_check') as { table: string; parent: string }[];
    if (broken) {
      throw new CopyRefused('from', `is damaged: ${broken.table} lacks a row of ${broken.parent}`);
    }
  } catch (error) {
    throw error instanceof Database.SqliteError ? unreadable(error) : error;
  } finally {
    database.close();
  }
}

function openReadOnly(path: string): Database.Database {
  if (!existsSync(path)) throw new CopyRefused('from', `does not exist: ${path}`);
  try {
    const database = new Database(path, { readonly: true, fileMustExist: true });
    // Nothing is written outside the database's folder.
    database.pragma('temp_store = memory');
    return database;
  } catch (error) {
    throw unreadable(error as Error);
  }
}

function unreadable({ message }: Error): CopyRefused {
  return new CopyRefused('from', `cannot be read: ${message}`);
}

function appliedMigrations(database: Database.Database): string[] {
  const isMaitre = database
    .prepare("select 1 from sqlite_schema where name = 'kysely_migration'")
    .get();
  if (!isMaitre) throw new CopyRefused('from', 'is not a database of Maitre');
  return database
    .prepare<[], string>('select name from kysely_migration order by name')
    .pluck()
    .all();
}
