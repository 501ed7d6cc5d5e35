import { useQuery } from '@tanstack/react-query';
import type { Availability } from '../../contract/availability.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { addMonths, monthOf } from '../month.ts';
import { type Ask, calendarQuery } from '../queries.ts';
import { useSurroundings } from '../surroundings.ts';

const MOST_DAYS = 4;

/** The bookable days nearest to a date, after it first of all; looks into the next month where this one ends. */
export function useNearestDays(ask: Ask, date: WallDate): WallDate[] {
  const { door, venue } = useSurroundings();
  const month = monthOf(date);
  const next = addMonths(month, 1);
  const here = useQuery(calendarQuery(door, venue, ask, month));
  const freeHere = freeDays(here.data);
  const later = freeHere.filter((day) => day > date);
  const needsNext =
    here.isSuccess && later.length < MOST_DAYS && next <= monthOf(venue.lastBookableOn);
  const there = useQuery({ ...calendarQuery(door, venue, ask, next), enabled: needsNext });
  const earlier = freeHere.filter((day) => day < date).slice(-1);
  return [...earlier, ...later, ...freeDays(there.data)].slice(0, MOST_DAYS);
}

function freeDays(
  calendar: { workDays: { date: string; availability: Availability }[] } | undefined,
) {
  return (calendar?.workDays ?? []).flatMap((day) =>
    day.availability.isAvailable ? day.date : [],
  );
}
