import type { QueryClient } from '@tanstack/react-query';
import type { StaffClient } from '../api-client.ts';
import {
  cachedDays,
  changeCachedDay,
  firstReads,
  pollDays,
  refreshDays,
} from '../day-data/booking-queries.ts';
import { withChanges } from '../day-data/service-day.ts';
import type { DayEvent, Hello } from './live-events.ts';

/** With more changes than this, the whole day is read. */
const MOST_BOOKINGS = 10;

/**
 * Keeps the days on this device up to date. It goes by versions: whatever was missed is found when they are
 * compared, so no event has to be kept anywhere.
 */
export function createDaySync(apiClient: StaffClient, cache: QueryClient, accountId: string) {
  const knownVersion = (date: string) =>
    cachedDays(cache, accountId).find(({ day }) => day.date === date)?.day.version;
  const readAll = () => refreshDays(cache, accountId);

  return {
    /** Reads each day again whose version is another one. */
    async compare({ days }: Hello): Promise<void> {
      const reading = firstReads(cache, accountId);
      if (reading) await reading;
      const outdated = cachedDays(cache, accountId)
        // Days too far ahead, and past ones, have no version here: they are read.
        .filter(({ day }) => (days[day.date] ?? '0') !== day.version)
        .map(({ day }) => day.date);
      if (outdated.length > 0) await refreshDays(cache, accountId, outdated);
    },

    /**
     * Reads what an event says has changed. The whole day is read where more than that may be new: an earlier event
     * was not heard, or what it named is not there yet.
     */
    async follow(event: DayEvent): Promise<void> {
      const { workDay, version, previous, changed } = event;
      const readDay = () => refreshDays(cache, accountId, [workDay]);
      const reading = firstReads(cache, accountId, workDay);
      if (reading) await reading;
      const known = knownVersion(workDay);
      if (known === undefined || known === version) return;
      if (known !== previous || changed.length === 0 || changed.length > MOST_BOOKINGS) {
        await readDay();
        return;
      }
      try {
        const query = { uuid: [...changed] };
        const { answer } = await apiClient.call('list-bookings', { query }, { maxTries: 2 });
        changeCachedDay(cache, accountId, workDay, (day) =>
          day.version === previous ? withChanges(day, event, answer.data) : day,
        );
        if (knownVersion(workDay) !== version) await readDay();
      } catch {
        // Whatever is wrong, reading the day says so on the screen.
        await readDay();
      }
    },

    readAll,

    /** Reads the days now and then, where there are no events. */
    poll: () => pollDays(cache, accountId),
  };
}
