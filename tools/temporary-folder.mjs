import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2_000_000_000;

/**
 * Where tests put their files: in memory if it has room, because they write and flush thousands of
 * small databases; otherwise in the system's folder for temporary files.
 *
 * @returns {string}
 */
export function temporaryFolder() {
  if (process.env.TMPDIR) return process.env.TMPDIR;
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
