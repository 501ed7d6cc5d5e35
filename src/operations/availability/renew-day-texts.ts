import { listStaleDays, renewDayText, type VenueDay } from '../../store/day-texts.ts';
import type { AppContext } from '../context.ts';

const DAYS_AT_A_TIME = 50;
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
  let after: VenueDay | null = null;
  for (;;) {
    const last: VenueDay | null = after;
    const days: VenueDay[] = await store.read((db) =>
      listStaleDays(db, { from, after: last, limit: DAYS_AT_A_TIME }),
    );
    for (const day of days) await store.write(day.accountId, (db) => renewDayText(db, day));
    stored += days.length;
    after = days.at(-1) ?? null;
    if (days.length < DAYS_AT_A_TIME) return stored;
  }
}
