import { parentPort } from 'node:worker_threads';
import Database from 'better-sqlite3';

/**
 * The thread of Checkpoints: moves the write-ahead log into the database and empties it, for each path
 * that it receives. It answers with an error's message, or null.
 */

parentPort?.on('message', (path: string) => parentPort?.postMessage(checkpoint(path)));

function checkpoint(path: string): string | null {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { fileMustExist: true, timeout: 0 });
    database.pragma('synchronous = FULL');
    const [{ busy } = { busy: 1 }] = database.pragma('wal_checkpoint(TRUNCATE)') as {
      busy: number;
    }[];
    if (busy) return 'another process is using the log';
    // The first write into an empty log flushes its header. This one is here, so that none of the
    // server's waits for the disk. The field is free for applications, and nothing reads it.
    database.pragma('user_version = 0');
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}
