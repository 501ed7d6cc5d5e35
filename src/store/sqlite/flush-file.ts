import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once a file is on disk. */
export function flushFile(path: string): void {
  flush(path, 'r+');
}

/** Returns once the names in a folder are on disk, for example after a rename. */
export function flushFolder(path: string): void {
  flush(path, 'r');
}

function flush(path: string, flags: string): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
