import { chmod, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathOfUrl } from '../store/driver.ts';
import type { Demo } from './make-demo.ts';

/** The demo's sign-in, beside the database and for its owner's eyes, so that it can be told again. */
function demoFile(databaseUrl: string): string {
  return join(dirname(pathOfUrl(databaseUrl)), 'demo.json');
}

/** Writes the demo's secrets down, in place of those of an earlier demo. */
export async function keepDemo(databaseUrl: string, demo: Demo): Promise<void> {
  const file = demoFile(databaseUrl);
  await writeFile(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  // The mode above counts only for a new file.
  await chmod(file, 0o600);
}

/** The demo as it was last made; null where there is none. */
export async function recallDemo(databaseUrl: string): Promise<Demo | null> {
  try {
    return JSON.parse(await readFile(demoFile(databaseUrl), 'utf8')) as Demo;
  } catch {
    return null;
  }
}
