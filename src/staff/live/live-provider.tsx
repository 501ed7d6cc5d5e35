import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useApiClient } from '../api-client.ts';
import { refreshRequests } from '../day-data/booking-queries.ts';
import { pollServiceDays, refreshServiceDays } from '../day-data/service-day-settings.ts';
import { useOutbox } from '../outbox/outbox-provider.tsx';
import { endSession, refreshSession, useSession } from '../session/session.ts';
import { createDaySync } from './day-sync.ts';
import { LiveConnection } from './live-connection.ts';
import type { LiveStatus } from './live-events.ts';
import { useServerClock } from './server-clock-context.ts';

const LiveContext = createContext<{ status: LiveStatus } | null>(null);

/** Keeps the days on this device as they are on the server. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const clock = useServerClock();
  const outbox = useOutbox();
  const { session, isCurrent } = useSession();
  const { accountId } = session.venue;
  const [connection] = useState(() => {
    const sync = createDaySync(apiClient, cache, accountId);
    return new LiveConnection(() => new EventSource('/staff/v3/events'), {
      onHello: (hello) => {
        clock.set(hello.now);
        outbox.wake();
        void refreshServiceDays(cache, accountId);
        void refreshRequests(cache, accountId);
        return sync.compare(hello);
      },
      onDay: (event) => {
        void refreshRequests(cache, accountId);
        void sync.follow(event);
      },
      onService: () => void refreshServiceDays(cache, accountId),
      onVenue: () =>
        void Promise.all([
          refreshSession(cache),
          refreshServiceDays(cache, accountId),
          refreshRequests(cache, accountId),
          sync.readAll(),
        ]),
      onBeat: (now) => clock.set(now),
      // Asks to sign in again, over the screen, so that what is not sent can be.
      onSignedOut: () => endSession(cache),
      onPoll: () => {
        outbox.wake();
        void pollServiceDays(cache, accountId);
        void refreshRequests(cache, accountId);
        return sync.poll();
      },
    });
  });

  useEffect(() => {
    if (!isCurrent) return;
    const wake = () => {
      if (document.visibilityState === 'visible') connection.wake();
    };
    connection.start();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', wake);
    return () => {
      connection.stop();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', wake);
    };
  }, [connection, isCurrent]);

  const status = useSyncExternalStore(connection.subscribe, connection.status);
  const live = useMemo(() => ({ status }), [status]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Whether changes made elsewhere arrive. */
export function useLive(): { status: LiveStatus } {
  const live = use(LiveContext);
  if (!live) throw new Error('useLive needs a LiveProvider.');
  return live;
}
