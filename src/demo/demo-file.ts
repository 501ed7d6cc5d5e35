import { chmod, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathOfUrl } from '../store/sqlite/connection.ts';
import type { Demo } from './make-demo.ts';

/** The file with the demo's credentials, beside the database and readable only by its owner. */
function demoFile(databaseUrl: string): string {
  return join(dirname(pathOfUrl(databaseUrl)), 'demo.json');
}

/** Saves the demo's credentials, replacing those of an earlier demo. */
export async function saveDemo(databaseUrl: string, demo: Demo): Promise<void> {
  const file = demoFile(databaseUrl);
  await writeFile(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  // The mode above applies only to new files.
  await chmod(file, 0o600);
}

/** Loads the demo's credentials; null if there is no demo. */
export async function loadDemo(databaseUrl: string): Promise<Demo | null> {
  try {
    return JSON.parse(await readFile(demoFile(databaseUrl), 'utf8')) as Demo;
  } catch {
    return null;
  }
}
