import type { QueryClient } from '@tanstack/react-query';
import { set } from 'idb-keyval';
import { addDays } from '../../domain/venue-time.ts';
import { cachedDays, restoreDay } from '../day-data/booking-queries.ts';
import { currentSession, restoreSession } from '../session/session.ts';
import { COPY_KEY, type DeviceCopy, openCopyStore } from './read-copy.ts';

const PAUSE_MS = 1000;

/**
 * Fills the cache with what this device has kept. What is shown then counts as old until the server has been asked.
 */
export function restoreCopy(cache: QueryClient, { savedAt, session, days }: DeviceCopy): void {
  for (const { day, readAt } of days) restoreDay(cache, session.venue.accountId, day, readAt);
  restoreSession(cache, session, savedAt);
}

/** Keeps the session, today and tomorrow on this device, a second after they change. */
export function keepCopy(cache: QueryClient): () => void {
  const store = openCopyStore();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = async () => {
    const session = currentSession(cache);
    if (!session) return;
    const { accountId, today } = session.venue;
    const days = cachedDays(cache, accountId).filter(
      ({ day }) => day.date === today || day.date === addDays(today, 1),
    );
    const copy: DeviceCopy = { savedAt: Date.now(), session, days };
    try {
      await set(COPY_KEY, copy, store);
    } catch {
      // Without storage a reload begins empty, as before.
    }
  };
  const unsubscribe = cache.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated') return;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
