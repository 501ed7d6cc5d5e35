import { parentPort } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** A message to the thread of Checkpoints. It answers with an error's message, or null. */
export interface CheckpointTask {
  /** The path of the database. */
  path: string;
  task: 'copy' | 'empty';
}

parentPort?.on('message', ({ path, task }: CheckpointTask) => {
  parentPort?.postMessage(task === 'copy' ? copyLog(path) : emptyLog(path));
});

/**
 * A pass flushes the database only if no write came during it, so each pass is shorter than the one before: the
 * first one copies almost everything, the second one usually flushes it, the third one does what came meanwhile.
 */
const PASSES = 3;

function copyLog(path: string): string | null {
  return withDatabase(path, (database) => {
    for (let pass = 0; pass < PASSES; pass += 1) database.pragma('wal_checkpoint(PASSIVE)');
    return null;
  });
}

function emptyLog(path: string): string | null {
  return withDatabase(path, (database) => {
    const [{ busy } = { busy: 1 }] = database.pragma('wal_checkpoint(TRUNCATE)') as {
      busy: number;
    }[];
    if (busy) return 'another process is using the log';
    // The first write into an empty log flushes its header. This one is here, so that none of the
    // server's waits for the disk. The field is free for applications, and nothing reads it.
    database.pragma('user_version = 0');
    return null;
  });
}

function withDatabase(
  path: string,
  work: (database: Database.Database) => string | null,
): string | null {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { fileMustExist: true, timeout: 0 });
    database.pragma('synchronous = FULL');
    return work(database);
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}
