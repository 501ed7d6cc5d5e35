import {
  deleteUnfinishedErasures,
  lastUnfinishedErasure,
} from '../../store/unfinished-erasures.ts';
import type { AppContext } from '../context.ts';

/**
 * Removes erased data from the database's log, where earlier versions of rows remain as long as anybody
 * reads it, for example a backup. Each process with the database open may call it at any time.
 *
 * @returns why it is not possible now; null if nothing is left to do
 */
export async function finishErasures({ store }: AppContext): Promise<string | null> {
  const last = await store.read(lastUnfinishedErasure);
  if (last === null) return null;
  const reason = await store.truncateLog();
  if (reason === null) await store.write(null, (db) => deleteUnfinishedErasures(db, last));
  return reason;
}
