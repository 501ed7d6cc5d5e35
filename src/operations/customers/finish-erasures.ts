import { StoreUnavailable } from '../../store/store.ts';
import {
  deleteUnfinishedErasures,
  lastUnfinishedErasure,
} from '../../store/unfinished-erasures.ts';
import type { AppContext } from '../context.ts';

/**
 * Removes erased data from the database's log, where earlier versions of rows remain as long as anybody reads it, for
 * example a backup. Whatever erases personal data records it in its write (`insertUnfinishedErasure`) and calls this
 * right after it, so that the data is gone when the erasure is answered. What was not possible then is done by the next
 * call: each process with the database open may call it at any time.
 *
 * @returns why it is not possible now; null if nothing is left to do
 */
export async function finishErasures({ store }: AppContext): Promise<string | null> {
  try {
    const last = await store.read(lastUnfinishedErasure);
    if (last === null) return null;
    const reason = await store.truncateLog();
    if (reason === null) await store.write(null, (db) => deleteUnfinishedErasures(db, last));
    return reason;
  } catch (error) {
    // The erasure itself is written already.
    if (error instanceof StoreUnavailable) return error.message;
    throw error;
  }
}
