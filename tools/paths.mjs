import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, so that a command works from wherever it is called. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the tools write for themselves; safe to delete at any time. */
export const cache = join(root, '.cache');

export const nodeModules = join(root, 'node_modules');
