import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { problemCodeOf } from '../../../client/errors.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { bookingQuery } from '../../day-data/booking-queries.ts';
import { useDay } from '../../day-data/use-day.ts';
import { applyOutbox } from '../../outbox/apply-outbox.ts';
import { isNewUuid } from '../../outbox/outbox-entry.ts';
import { useOutbox, useOutboxView } from '../../outbox/outbox-provider.tsx';
import { useSession } from '../../session/session.ts';

/** How often a booking of another day is read again: no event tells of it. */
const REFRESH_MS = 5000;

/** A booking from the day on screen, or on its own if it is of another day or deleted. Unanswered taps are shown in both. */
export function useBooking(shownUuid: string, date: WallDate) {
  // A walk-in may have been opened before it was sent.
  const uuid = useOutbox().uuidOf(shownUuid);
  const outbox = useOutboxView();
  const isUnknown = isNewUuid(uuid);
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { day } = useDay(date);
  const listed = day?.bookings.find((each) => each.uuid === uuid);
  const single = useQuery({
    ...bookingQuery(apiClient, session.venue.accountId, uuid),
    enabled: isCurrent && day !== undefined && !listed && !isUnknown,
    refetchInterval: REFRESH_MS,
  });
  const { accountId, utcOffsets } = session.venue;
  const { data } = single;
  const unlisted = useMemo(() => {
    if (!data) return undefined;
    const { workDay: date, shiftType } = data;
    const shown = applyOutbox([data], outbox, { accountId, utcOffsets, date, shiftType });
    // The outbox leaves deleted bookings out.
    return (
      shown.bookings.find((each) => each.uuid === uuid) ?? { ...data, status: 'DELETED' as const }
    );
  }, [data, outbox, accountId, utcOffsets, uuid]);
  const isGone = !listed && (isUnknown || problemCodeOf(single.error) === 'BOOKING_NOT_FOUND');
  return {
    others: day?.bookings ?? [],
    booking: listed ?? (isGone ? undefined : unlisted),
    error: single.error,
    /** Whether there is no such booking, or no longer. */
    isGone: isGone && day !== undefined,
    retry: () => void single.refetch(),
  };
}
