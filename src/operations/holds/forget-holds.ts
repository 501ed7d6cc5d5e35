import { deleteHold, listHoldsEndedBefore } from '../../store/table-holds.ts';
import type { AppContext } from '../context.ts';

const AT_A_TIME = 100;

/** Deletes holds that are over, one per write, so that nobody waits for it. Each process may call it at any time. */
export async function forgetHolds(context: AppContext): Promise<void> {
  for (;;) {
    const before = context.now();
    const ended = await context.store.lookUp((db) => listHoldsEndedBefore(db, before, AT_A_TIME));
    for (const hold of ended)
      await context.store.write(hold.accountId, (db) => deleteHold(db, hold));
    if (ended.length < AT_A_TIME) return;
  }
}
