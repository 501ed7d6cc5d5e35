import { DATABASE_URL_FORMS, isPostgresUrl, withoutPassword } from './database-url.ts';
import { StoreUnavailable } from './errors.ts';
import type { PostgresOptions } from './postgres/open-postgres-store.ts';
import { openSqliteStore, type SqliteOptions } from './sqlite/open-sqlite-store.ts';
import type { Store, WriteObserver } from './store.ts';

export type StoreOptions = SqliteOptions & PostgresOptions;

/**
 * Opens the database and migrates it to the newest version.
 * @param url `file:` for SQLite, `postgres:` for PostgreSQL
 * @throws StoreUnavailable
 */
export async function openStore(
  url: string,
  observer: WriteObserver = {},
  options: StoreOptions = {},
): Promise<Store> {
  if (url.startsWith('file:')) return openSqliteStore(url, observer, options);
  if (isPostgresUrl(url)) {
    // Most installations never need its driver.
    const { openPostgresStore } = await import('./postgres/open-postgres-store.ts');
    return openPostgresStore(url, observer, options);
  }
  throw new StoreUnavailable(
    `DATABASE_URL must be ${DATABASE_URL_FORMS}, not "${withoutPassword(url)}"`,
  );
}
