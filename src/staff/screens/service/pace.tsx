import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffTimes } from '../../../contract/staff/times.ts';
import type { Instant, WallDate } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { serviceDayKey } from '../../day-data/service-day-settings.ts';
import { useAfterPaint } from '../../parts/use-after-paint.ts';
import { paceOf } from '../../service/pace.ts';
import { QUARTER_MS, quarterOf } from '../../service/quarters.ts';
import { useSession } from '../../session/session.ts';
import { PaceStrip } from './room/pace-strip.tsx';

interface PaceProps {
  date: WallDate;
  bookings: readonly StaffBooking[];
  shiftId: string | null;
  now: number;
}

/** The hours of a day and their limits change with the venue's document and the settings of the day, which events tell. */
const STALE_MS = 5 * 60_000;

/** The covers of each quarter hour of the shift, against the limit of the venue. */
export function Pace({ date, shiftId, now, ...props }: PaceProps) {
  // After a tap, the list is painted first and the pace right after it.
  const bookings = useAfterPaint(props.bookings);
  const { session } = useSession();
  const { venue } = session;
  const hours = useShiftHours(date, shiftId);
  const quarters = useMemo(
    () =>
      paceOf(bookings, venue, {
        shiftId: shiftId ?? undefined,
        limits: hours?.limits,
        range: hours?.range,
      }),
    [bookings, venue, shiftId, hours],
  );
  return <PaceStrip quarters={quarters} now={now} />;
}

/** From the first to the last time of the shift, and how many covers may begin in each quarter hour. */
function useShiftHours(date: WallDate, shiftId: string | null) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { data } = useQuery({
    queryKey: [...serviceDayKey(session.venue.accountId, date), 'hours'],
    queryFn: async ({ signal }) => {
      const input = { params: { date }, body: { pax: 2 } };
      return (await apiClient.call('list-times', input, { signal, maxTries: 1 })).answer.times;
    },
    enabled: isCurrent,
    staleTime: STALE_MS,
  });
  return useMemo(() => {
    const times = data?.filter(({ shift }) => shiftId === null || shift.id === shiftId) ?? [];
    const starts = times.map(({ bookingAt }) => Date.parse(bookingAt));
    if (starts.length === 0) return null;
    return {
      range: { startAt: Math.min(...starts), endAt: Math.max(...starts) + QUARTER_MS },
      limits: limitsOf(times),
    };
  }, [data, shiftId]);
}

/** The limits of the times that begin in a quarter hour, together; none if one of them has none. */
function limitsOf(times: StaffTimes['times']): ReadonlyMap<Instant, number> {
  const byQuarter = Map.groupBy(times, ({ bookingAt }) => quarterOf(Date.parse(bookingAt)));
  const limits = new Map<Instant, number>();
  for (const [quarter, begin] of byQuarter) {
    const covers = begin.flatMap(({ pace }) => pace.maxCovers ?? []);
    if (covers.length === begin.length)
      limits.set(
        quarter,
        covers.reduce((sum, each) => sum + each, 0),
      );
  }
  return limits;
}
