import { useQuery } from '@tanstack/react-query';
import type { CalendarAnswer } from '../../contract/partner/check-calendar.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { addMonths, monthOf } from '../calendar/month.ts';
import { isOnRequest } from '../calendar/on-request.ts';
import { useDiner } from '../diner-context.ts';
import { calendarQuery, type SearchCriteria } from '../queries.ts';

const MAX_DAYS = 4;

type WorkDay = CalendarAnswer['workDays'][number];

interface NearDay {
  date: WallDate;
  isOnRequest: boolean;
}

/**
 * Up to four bookable days near a date: at most one before it, in its month, then those after it until the end of the next
 * month. If there are none, days on request; these appear only once all days are known, so that no other days replace them
 * under a finger. While a booking is changed, days on request are not offered.
 */
export function useNearestDays(criteria: SearchCriteria, date: WallDate): NearDay[] {
  const { apiClient, venue } = useDiner();
  const month = monthOf(date);
  const nextMonth = addMonths(month, 1);
  const current = useQuery(calendarQuery(apiClient, venue, criteria, month));
  const isFree = ({ availability }: WorkDay) => availability.isAvailable;
  const later = current.data?.workDays.filter((day) => day.date > date && isFree(day)) ?? [];
  const needsNext =
    current.isSuccess && later.length < MAX_DAYS && nextMonth <= monthOf(venue.lastBookableOn);
  const next = useQuery({
    ...calendarQuery(apiClient, venue, criteria, nextMonth),
    enabled: needsNext,
  });
  const days = [current, next].flatMap(({ data }) => data?.workDays ?? []);
  const near = (isWanted: (day: WorkDay) => boolean) => {
    const wanted = days.filter((day) => day.date !== date && isWanted(day));
    const earlier = wanted.filter((day) => day.date < date);
    return wanted.slice(Math.max(0, earlier.length - 1)).slice(0, MAX_DAYS);
  };
  const free = near(isFree);
  const shown =
    free.length > 0 || criteria.change || (needsNext && next.isPending)
      ? free
      : near(({ availability }) => isOnRequest(availability));
  return shown.map((day) => ({ date: day.date, isOnRequest: !isFree(day) }));
}
