import { useQuery } from '@tanstack/react-query';
import type { AvailabilityBody } from '../../contract/availability.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { addMonths, monthOf } from '../calendar/month.ts';
import { useDiner } from '../diner-context.ts';
import { calendarQuery, type SearchCriteria } from '../queries.ts';

const MAX_DAYS = 4;

/**
 * Up to four bookable days near a date: at most one before it, in its month, then those after it until the
 * end of the next month.
 */
export function useNearestDays(criteria: SearchCriteria, date: WallDate): WallDate[] {
  const { apiClient, venue } = useDiner();
  const month = monthOf(date);
  const nextMonth = addMonths(month, 1);
  const current = useQuery(calendarQuery(apiClient, venue, criteria, month));
  const days = bookableDays(current.data);
  const later = days.filter((day) => day > date);
  const needsNext =
    current.isSuccess && later.length < MAX_DAYS && nextMonth <= monthOf(venue.lastBookableOn);
  const next = useQuery({
    ...calendarQuery(apiClient, venue, criteria, nextMonth),
    enabled: needsNext,
  });
  const earlier = days.filter((day) => day < date).slice(-1);
  return [...earlier, ...later, ...bookableDays(next.data)].slice(0, MAX_DAYS);
}

function bookableDays(
  calendar: { workDays: { date: string; availability: AvailabilityBody }[] } | undefined,
) {
  return (calendar?.workDays ?? []).flatMap((day) =>
    day.availability.isAvailable ? day.date : [],
  );
}
