import { openSqliteStore, type SqliteOptions } from './sqlite/open-sqlite-store.ts';
import type { Store, WriteObserver } from './store.ts';

export type StoreOptions = SqliteOptions;

/** Opens the database and migrates it to the newest version. @throws StoreUnavailable */
export function openStore(
  url: string,
  observer: WriteObserver = {},
  options: StoreOptions = {},
): Promise<Store> {
  return openSqliteStore(url, observer, options);
}
