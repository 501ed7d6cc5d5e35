import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder; commands work from any folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** For files of the tools; safe to delete at any time. */
export const cache = join(root, '.cache');

export const nodeModules = join(root, 'node_modules');
