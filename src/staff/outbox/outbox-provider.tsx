import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { problemCodeOf } from '../../client/errors.ts';
import { createApiClient, languageOfPage, useApiClient } from '../api-client.ts';
import { fetchBooking, updateCachedBooking } from '../day-data/booking-queries.ts';
import { useServerClock } from '../live/server-clock-context.ts';
import { afterPaint } from '../parts/after-paint.ts';
import { endSession, useSession } from '../session/session.ts';
import { Outbox } from './outbox.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import type { OutboxView } from './outbox-store.ts';
import { waitForLock } from './sending-tab.ts';

const OutboxContext = createContext<Outbox | null>(null);

/** Keeps and sends the taps of the person who is signed in. Mounted anew for another person. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const clock = useServerClock();
  const { session, isCurrent } = useSession();
  const { accountId } = session.venue;
  const key = `${accountId} ${session.staff.uuid}`;
  const [outbox] = useState(
    () =>
      new Outbox({
        storage: createOutboxStorage(key),
        now: clock.now,
        send: async ({ approval, call }, options) => {
          const client = approval ? createApiClient(languageOfPage, approval) : apiClient;
          try {
            return (await client.send(call, options)).answer;
          } catch (error) {
            // A tap may be the first to find out that the session has expired.
            if (problemCodeOf(error) === 'UNAUTHORIZED') endSession(cache);
            throw error;
          }
        },
        read: (uuid) => fetchBooking(apiClient, uuid),
        onBooking: (booking) => updateCachedBooking(cache, accountId, booking),
        afterPaint,
      }),
  );

  useEffect(() => {
    const lock = waitForLock(`maitre-outbox ${key}`);
    const stop = outbox.start(lock.granted);
    return () => {
      stop();
      lock.release();
    };
  }, [outbox, key]);

  // After signing in again, everything that waited for it is sent.
  useEffect(() => {
    if (isCurrent) outbox.wake();
  }, [outbox, isCurrent]);

  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider.');
  return outbox;
}

/** The outbox's content; the component re-renders when it changes. */
export function useOutboxView(): OutboxView {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.view);
}

/** The taps that cannot be sent now: as many as the device has stored, or all if it cannot store any. */
export function useKeptTapCount(): number {
  const { entries, isReachable, isKept } = useOutboxView();
  const outbox = useOutbox();
  const stored = useSyncExternalStore(outbox.subscribe, outbox.stored);
  if (isReachable) return 0;
  return entries.filter(({ id, refusal }) => refusal === null && (!isKept || stored.has(id)))
    .length;
}
