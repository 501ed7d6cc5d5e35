import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WallDate } from '../../domain/venue-time.ts';
import { useLive } from '../live/live-provider.tsx';
import { useServerClock } from '../live/server-clock-context.ts';
import { applyOutbox, type Shown } from '../outbox/apply-outbox.ts';
import { useOutboxView } from '../outbox/outbox-provider.tsx';
import { useSession } from '../session/session.ts';
import { dayQuery } from './booking-queries.ts';

/** Expected ends of stays move on every five minutes, without an event. */
const REFRESH_MS = 60_000;

export interface DayOnScreen extends Shown {
  /** When the server last said that all of this is so, in milliseconds since 1970. */
  asOf: number;
  /** False while the device may have missed something. */
  isFresh: boolean;
}

/** A work day as it is shown: what the server said, with the taps that it has not answered yet. */
export function useDay(date: WallDate): {
  /** Undefined until the day has been read. */
  day: DayOnScreen | undefined;
  /** Why the day could not be read. */
  error: Error | null;
  retry: () => void;
} {
  const { session, format, isCurrent } = useSession();
  const { accountId, utcOffsets, dayStartsAt, shiftTypes } = session.venue;
  const { status } = useLive();
  const outbox = useOutboxView();
  const clock = useServerClock();
  const query = useQuery({
    ...dayQuery({ accountId, language: format.locale, clock }, date),
    enabled: isCurrent,
    refetchInterval: REFRESH_MS,
  });
  const [shift] = shiftTypes;
  const { data } = query;
  const day = useMemo((): DayOnScreen | undefined => {
    if (!data) return undefined;
    const shiftType = data.bookings[0]?.shiftType ?? shift ?? { id: '', name: '' };
    const shown = applyOutbox(data.bookings, outbox, {
      accountId,
      utcOffsets,
      dayStartsAt,
      date,
      shiftType,
    });
    const isFresh = status !== 'connecting' && query.error === null;
    return { ...shown, asOf: data.readAt, isFresh };
  }, [data, outbox, accountId, utcOffsets, date, shift, status, query.error, dayStartsAt]);
  return { day, error: query.error, retry: () => void query.refetch() };
}
