import { sql } from 'kysely';
import { StoreUnavailable } from '../errors.ts';
import type { Store } from '../store.ts';

/** Short enough that a change is seen at once, and costs a few microseconds. */
const POLL_MS = 50;

/**
 * Calls back after commits of whatever process. SQLite counts, for a connection, the commits of all others, so the
 * count is polled on the reading connection while somebody watches.
 */
export function watchChanges(lookUp: Store['lookUp']): Store['watchChanges'] {
  const watchers = new Set<(accountId: string | null) => void>();
  let last: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  const poll = async () => {
    try {
      const { rows } = await lookUp((db) =>
        sql<{ data_version: number }>`pragma data_version`.execute(db),
      );
      const version = rows[0]?.data_version ?? null;
      // The first count is not compared with any: something may have changed just before it.
      if (version !== last) for (const watcher of watchers) watcher(null);
      last = version;
    } catch (error) {
      // It cannot be read now, so nobody can have seen a change either.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    schedule();
  };
  const schedule = () => {
    timer = watchers.size > 0 ? setTimeout(() => void poll(), POLL_MS).unref() : undefined;
  };
  return (onChange) => {
    watchers.add(onChange);
    if (watchers.size === 1) {
      last = null;
      void poll();
    }
    return () => {
      watchers.delete(onChange);
      if (watchers.size === 0) clearTimeout(timer);
    };
  };
}
