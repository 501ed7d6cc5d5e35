import { useQuery } from '@tanstack/react-query';
import { problemCodeOf } from '../../../client/errors.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { bookingQuery, dayQuery, REFRESH_MS } from '../../bookings/booking-queries.ts';
import { useSession } from '../../session/session.ts';

/**
 * A booking from the day’s list, which is refetched regularly. The booking’s own query provides the
 * ETag, and the booking itself if it is not in the list: on another day, or deleted.
 */
export function useBooking(uuid: string, date: WallDate) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { accountId } = session.venue;
  const day = useQuery({ ...dayQuery(apiClient, accountId, date), enabled: isCurrent });
  const listed = day.data?.find((each) => each.uuid === uuid);
  const single = useQuery({
    ...bookingQuery(apiClient, accountId, uuid),
    enabled: isCurrent,
    refetchOnWindowFocus: listed ? false : 'always',
    refetchInterval: listed || day.data === undefined ? false : REFRESH_MS,
  });
  const isGone = problemCodeOf(single.error) === 'BOOKING_NOT_FOUND' && !listed;
  return {
    others: day.data ?? [],
    booking: listed ?? (isGone ? undefined : single.data?.booking),
    error: single.error,
    retry: () => void single.refetch(),
  };
}
