import { useQuery } from '@tanstack/react-query';
import { problemCodeOf } from '../../../client/errors.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { bookingQuery } from '../../day-data/booking-queries.ts';
import { useDay } from '../../day-data/use-day.ts';
import { useSession } from '../../session/session.ts';

/** How often a booking of another day is read again: no event tells of it. */
const REFRESH_MS = 5000;

/** A booking from the day on screen, or on its own if it is of another day or deleted. */
export function useBooking(uuid: string, date: WallDate) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { day } = useDay(date);
  const listed = day?.bookings.find((each) => each.uuid === uuid);
  const single = useQuery({
    ...bookingQuery(apiClient, session.venue.accountId, uuid),
    enabled: isCurrent && day !== undefined && !listed,
    refetchInterval: REFRESH_MS,
  });
  const isGone = problemCodeOf(single.error) === 'BOOKING_NOT_FOUND' && !listed;
  return {
    others: day?.bookings ?? [],
    booking: listed ?? (isGone ? undefined : single.data),
    error: single.error,
    retry: () => void single.refetch(),
  };
}
