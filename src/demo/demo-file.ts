import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { isPostgresUrl } from '../store/database-url.ts';
import { pathOfUrl } from '../store/sqlite/connection.ts';
import type { Demo } from './make-demo.ts';

/** The demo's credentials could not be saved. */
export class DemoNotSaved extends Error {}

/** What the server shows of saved credentials. */
const SavedDemo = z.object({
  publishableKey: z.string(),
  staff: z.object({ email: z.string(), password: z.string() }),
});
export type SavedDemo = z.infer<typeof SavedDemo>;

/** The folder for files if the database is not one. */
const DATA_FOLDER = 'data';

/**
 * The file with the demo's credentials, readable only by its owner. It is beside an SQLite database. With
 * PostgreSQL it is where an SQLite database would be by default: the database keeps hashes only.
 */
function demoFile(databaseUrl: string): string {
  const folder = isPostgresUrl(databaseUrl) ? DATA_FOLDER : dirname(pathOfUrl(databaseUrl));
  return join(folder, 'demo.json');
}

/** Saves the demo's credentials, replacing those of an earlier demo. @throws DemoNotSaved */
export async function saveDemo(databaseUrl: string, demo: Demo): Promise<void> {
  const file = demoFile(databaseUrl);
  try {
    if (isPostgresUrl(databaseUrl)) await makeDataFolder();
    await writeFile(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
    // The mode above applies only to new files.
    await chmod(file, 0o600);
  } catch (cause) {
    throw new DemoNotSaved(
      `The demo's sign-in cannot be saved in ${file}: ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** Loads the demo's credentials; null if no demo was saved here. */
export async function loadDemo(databaseUrl: string): Promise<SavedDemo | null> {
  try {
    const parsed = z.safeParse(
      SavedDemo,
      JSON.parse(await readFile(demoFile(databaseUrl), 'utf8')),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function makeDataFolder(): Promise<void> {
  try {
    await mkdir(DATA_FOLDER);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
