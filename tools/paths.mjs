import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder; commands work from any folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The built programs, relative to the project's folder. */
export const SERVER = 'dist/server/main.js';
export const ADMIN = 'dist/server/admin.js';

/** For files of the tools; safe to delete at any time. */
export const cache = join(root, '.cache');

export const nodeModules = join(root, 'node_modules');

/**
 * @param {string} folder relative to the project's
 * @returns {string[]} sorted, because file systems list files in different orders
 */
export function filesIn(folder) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort();
}
