import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { CopyRefused } from '../copy/copied-database.ts';

/** A database file that gets its name when it is complete, so that an interrupted copy is not taken for one. */
export interface IncompleteFile {
  path: string;
  /** Flushes the file and gives it its name. No connection may be open to it. */
  complete(): void;
  /** Deletes it, unless it was completed. */
  discard(): void;
}

/**
 * Creates an empty file beside the one that it will become. Only its owner can read it.
 * @throws CopyRefused if it exists or cannot be written
 */
export function createIncompleteFile(target: string): IncompleteFile {
  const path = `${target}.incomplete`;
  try {
    // SQLite accepts an empty file, and keeps its permissions.
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EEXIST'
        ? `is being written, or a copy was interrupted: if none is running, delete ${path}`
        : `cannot be written: ${message}`;
    throw new CopyRefused('to', reason);
  }
  let isComplete = false;
  return {
    path,
    complete() {
      flushFile(path);
      renameSync(path, target);
      isComplete = true;
      flushFolder(dirname(target));
    },
    discard() {
      if (isComplete) return;
      for (const end of ['', '-journal', '-wal', '-shm']) rmSync(path + end, { force: true });
    },
  };
}

/** Returns once a file is on disk. */
function flushFile(path: string): void {
  flush(path, 'r+');
}

/** Returns once the names in a folder are on disk, for example after a rename. */
function flushFolder(path: string): void {
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
