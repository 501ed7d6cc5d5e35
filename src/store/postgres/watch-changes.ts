import pg from 'pg';
import type { Store } from '../store.ts';

const CHANNEL = 'maitre_changes';
/** A notification is lost if its process dies right after the commit, or while the connection is down. */
const POLL_MS = 2000;
const RECONNECT_MS = 1000;

export interface ChangeNotices {
  watchChanges: Store['watchChanges'];
  /** Tells this process at once that a venue has changed. */
  changed(accountId: string): void;
  close(): Promise<void>;
}

/** Notifications of PostgreSQL about changes, on a connection of their own while somebody watches. */
export function openChangeNotices(url: string): ChangeNotices {
  const watchers = new Set<(accountId: string | null) => void>();
  const tell = (accountId: string | null) => {
    for (const watcher of watchers) watcher(accountId);
  };
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    const ending = client;
    client = null;
    // A connection that is broken already needs no end.
    return ending?.end().catch(() => undefined);
  };
  const connect = async () => {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'maitre',
      keepAlive: true,
    });
    client = own;
    const again = () => {
      if (client !== own || isClosed || watchers.size === 0) return;
      client = null;
      setTimeout(() => {
        if (client === null && !isClosed && watchers.size > 0) void connect();
      }, RECONNECT_MS).unref();
    };
    own.on('error', again);
    own.on('end', again);
    own.on('notification', ({ payload }) => tell(payload ?? null));
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      tell(null);
    } catch {
      // The poll goes on meanwhile.
      again();
    }
  };
  return {
    watchChanges: (onChange) => {
      watchers.add(onChange);
      if (watchers.size === 1) {
        timer = setInterval(() => tell(null), POLL_MS).unref();
        void connect();
      }
      return () => {
        watchers.delete(onChange);
        if (watchers.size === 0) void stop();
      };
    },
    changed: tell,
    close: async () => {
      isClosed = true;
      await stop();
    },
  };
}

/** The statement that tells the other processes. */
export const NOTIFY = `select pg_notify('${CHANNEL}', $1)`;
