import { close, fdatasync, fstatSync, openSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { StoreUnavailable } from '../errors.ts';

const closeFile = promisify(close);
const flushFile = promisify(fdatasync);

/** The files of an open database: flushes its write-ahead log, and notices if a file is replaced. */
export interface DatabaseFiles {
  /**
   * Resolves once all earlier commits are on disk. It waits in a thread of Node's pool, so nothing else
   * waits for a slow disk. @throws StoreUnavailable
   */
  flush(): Promise<void>;
  /** @throws StoreUnavailable if a file was deleted or replaced, so that writes would be lost */
  requireUnchanged(): void;
  /** The size of the write-ahead log in bytes. */
  logSize(): number;
  close(): void;
}

/** @param path of the database, to which a connection is open */
export function openDatabaseFiles(path: string): DatabaseFiles {
  const logPath = `${path}-wal`;
  // SQLite takes its locks on other files, so that closing this one releases none.
  const log = openSync(logPath, 'r+');
  const opened = [
    { file: path, inode: statSync(path).ino },
    { file: logPath, inode: fstatSync(log).ino },
  ];
  return {
    async flush() {
      try {
        await flushFile(log);
      } catch (cause) {
        throw new StoreUnavailable(
          `The database's log ${logPath} cannot be written to disk: ${(cause as Error).message}`,
          { cause },
        );
      }
    },
    requireUnchanged() {
      for (const { file, inode } of opened) {
        if (statSync(file, { throwIfNoEntry: false })?.ino === inode) continue;
        throw new StoreUnavailable(
          `The database file ${file} was deleted or replaced while the server was using it. Writes are refused. Put the file back and restart the server.`,
        );
      }
    },
    logSize: () => fstatSync(log).size,
    close: () => void closeFile(log),
  };
}
