import { copyDatabase } from '../src/store/copy/copy-database.ts';
import { startPostgresServer } from '../test/fixtures/postgres-server.ts';

/** A copy of an SQLite database on a PostgreSQL server of its own, with that server's default settings. */
export interface PostgresCopy {
  url: string;
  remove(): Promise<void>;
}

/** @param report receives lines about the progress */
export async function copyToPostgres(
  file: string,
  report: (line: string) => void,
): Promise<PostgresCopy> {
  const server = await startPostgresServer();
  try {
    await copyDatabase(`file:${file}`, server.url, report);
    return { url: server.url, remove: () => server.remove() };
  } catch (error) {
    await server.remove();
    throw error;
  }
}
