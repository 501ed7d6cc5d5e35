import { listAccountIds } from '../../store/accounts.ts';
import { listStaleDays, renewDayText } from '../../store/day-texts.ts';
import type { AppContext } from '../context.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Stores what the coming days occupy where that is missing, one day per write, so that nobody waits for it. After an
 * upgrade from a version that did not store it, calendars are slower until this is done. Several servers may do it
 * at the same time.
 * @returns how many days were stored
 */
export async function renewDayTexts({ store, now }: AppContext): Promise<number> {
  const from = new Date(now() - DAY_MS).toISOString().slice(0, 10);
  let stored = 0;
  // Venue by venue: to look through the days of a hundred at once would hold up requests for a fifth of a second.
  for (const accountId of await store.lookUp(listAccountIds)) {
    const days = await store.lookUp((db) => listStaleDays(db, accountId, from));
    for (const workDay of days)
      await store.write(accountId, (db) => renewDayText(db, { accountId, workDay }));
    stored += days.length;
  }
  return stored;
}
