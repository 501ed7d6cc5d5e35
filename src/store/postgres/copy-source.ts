import { CopyRefused, type CopySource } from '../copy/copied-database.ts';
import { requireCurrentVersion } from '../copy/require-current-version.ts';
import { appliedMigrations, connectForCopy, query, readTables } from './copy-connection.ts';

/** Opens a database for reading, as of now. @throws CopyRefused, StoreUnavailable */
export async function openPostgresSource(url: string): Promise<CopySource> {
  const client = await connectForCopy('from', url);
  try {
    await query(client, 'begin isolation level repeatable read read only');
    // The first read chooses the state that all others see.
    const applied = await appliedMigrations(client);
    if (applied === null) throw new CopyRefused('from', 'is not a database of Maitre');
    requireCurrentVersion(applied, 'postgres');
  } catch (error) {
    await client.end();
    throw error;
  }
  return { ...readTables(client), close: () => client.end() };
}
