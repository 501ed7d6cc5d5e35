import { deleteServiceDay, listServiceDaysBefore } from '../../store/past-service-days.ts';
import { insertUnfinishedErasure } from '../../store/unfinished-erasures.ts';
import type { AppContext } from '../context.ts';
import { finishErasures } from '../customers/finish-erasures.ts';

/** For how long staff can look back at what held on a day; one more, since days end later in the west. */
const KEPT_MS = 8 * 24 * 3_600_000;

const AT_A_TIME = 100;

/**
 * Erases what staff set, noted and blocked for days that ended a week ago: the texts may be about guests, whose own
 * erasure does not reach them. One day per write, so that nobody waits for it. Each process may call it at any time.
 */
export async function forgetPastDays(context: AppContext): Promise<void> {
  const { store, now } = context;
  const before = new Date(now() - KEPT_MS).toISOString().slice(0, 10);
  for (;;) {
    const past = await store.lookUp((db) => listServiceDaysBefore(db, before, AT_A_TIME));
    for (const day of past)
      await store.write(day.accountId, async (db) => {
        await deleteServiceDay(db, day);
        await insertUnfinishedErasure(db, now());
      });
    if (past.length > 0) await finishErasures(context);
    if (past.length < AT_A_TIME) return;
  }
}
