import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { useApiClient } from '../api-client.ts';
import { inOrderOfTime } from '../bookings/in-order-of-time.ts';
import { applyOutbox } from '../outbox/apply-outbox.ts';
import { useOutboxView } from '../outbox/outbox-provider.tsx';
import { isRequest } from '../service/service-lists.ts';
import { useSession } from '../session/session.ts';
import { requestsQuery } from './booking-queries.ts';
import type { DayOnScreen } from './use-day.ts';

/** What waits for an answer of the venue. */
export interface Requests {
  /** By time, those of the day on screen included. */
  listed: readonly StaffBooking[];
  /** How many there are, as far as it is known. */
  count: number;
  /** Whether those of other days are known. */
  isComplete: boolean;
}

/**
 * The requests of today and of every coming day, with the taps that the server has not answered yet.
 * @param date the day on screen, whose own requests are shown as its list has them
 */
export function useRequests(date: WallDate, day: DayOnScreen | undefined): Requests {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { accountId, utcOffsets, dayStartsAt, shiftTypes } = session.venue;
  const outbox = useOutboxView();
  // The day comes first.
  const enabled = isCurrent && day !== undefined;
  const { data } = useQuery({
    ...requestsQuery(apiClient, accountId),
    enabled,
  });
  return useMemo(() => {
    const ofDay = (day?.bookings ?? []).filter(isRequest);
    const others = (data?.data ?? []).filter(({ workDay }) => workDay !== date);
    const shiftType = shiftTypes[0] ?? { id: '', name: '' };
    const shown = applyOutbox(others, outbox, {
      accountId,
      utcOffsets,
      dayStartsAt,
      date,
      shiftType,
    });
    const ofOtherDays = shown.bookings.filter((each) => isRequest(each) && each.workDay !== date);
    const unlisted = data ? data.count - data.data.length : 0;
    return {
      listed: inOrderOfTime([...ofDay, ...ofOtherDays]),
      count: ofDay.length + ofOtherDays.length + unlisted,
      isComplete: data !== undefined,
    };
  }, [day, data, outbox, accountId, utcOffsets, date, shiftTypes, dayStartsAt]);
}
