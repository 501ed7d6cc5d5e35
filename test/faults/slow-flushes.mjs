/**
 * Loaded before the server: each flush to disk takes SLOW_FLUSH_MS longer, in milliseconds, as on a
 * slow disk. Slowing down the disk itself would need root.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const delay = Number(process.env.SLOW_FLUSH_MS);
const flush = fs.fdatasync;

fs.fdatasync = (file, callback) => {
  setTimeout(() => flush(file, callback), delay);
};
syncBuiltinESMExports();
