import type { QueryClient } from '@tanstack/react-query';
import { createStore, del, get, set } from 'idb-keyval';
import type { StaffSession } from '../../contract/staff/session.ts';
import { addDays } from '../../domain/venue-time.ts';
import { cachedDays, restoreDay } from '../day-data/booking-queries.ts';
import type { ServiceDay } from '../day-data/service-day.ts';
import { currentSession, restoreSession } from '../session/session.ts';

/** What a device keeps, so that it shows the evening without a network, also after a reload. */
interface DeviceCopy {
  savedAt: number;
  session: StaffSession;
  /** Today and tomorrow. */
  days: { day: ServiceDay; readAt: number }[];
}

/** The number changes with what a copy has, so that no page reads one of an earlier version. */
const KEY = 'copy-2';
const MAX_AGE_MS = 18 * 3_600_000;
const PAUSE_MS = 1000;

const openStore = () => createStore('maitre-device', 'copies');

/**
 * Fills the cache with what this device has kept, unless it is too old. What is shown then counts as old until the
 * server has been asked.
 */
export async function restoreCopy(cache: QueryClient): Promise<void> {
  let copy: DeviceCopy | undefined;
  try {
    copy = await get<DeviceCopy>(KEY, openStore());
  } catch {
    // Storage may be disabled: the page then begins empty.
    return;
  }
  if (!copy) return;
  if (Date.now() - copy.savedAt > MAX_AGE_MS) return forgetCopy();
  restoreSession(cache, copy.session, copy.savedAt);
  for (const { day, readAt } of copy.days)
    restoreDay(cache, copy.session.venue.accountId, day, readAt);
}

/** Keeps the session, today and tomorrow on this device, a second after they change. */
export function keepCopy(cache: QueryClient): () => void {
  const store = openStore();
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
      await set(KEY, copy, store);
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

/** After signing out: nothing of the venue stays on the device. */
export async function forgetCopy(): Promise<void> {
  try {
    await del(KEY, openStore());
  } catch {
    // There is no storage, and so no copy.
  }
}
