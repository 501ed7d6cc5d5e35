import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useMemo } from 'react';
import {
  calendarQuery,
  keepPreviousDataOf,
  type SearchCriteria,
  workDayQuery,
} from '../../diner/queries.ts';
import { findFreeTime, shiftsWithTimes } from '../../diner/times/bookable-times.ts';
import { useDebounced } from '../../diner/use-debounced.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { useManage } from '../manage-context.ts';
import type { ChangeEvent, ChangeState } from './change-state.ts';

/** The days and times that the booking can be moved to. Its own table counts as free. */
export function useChangeDays(state: ChangeState, dispatch: Dispatch<ChangeEvent>) {
  const { apiClient, venue, managed } = useManage();
  const { booking } = managed;
  const { month, date, bookableTime, refusalReason, preferredTime } = state;
  const party = useDebounced(state.party, 250);
  const isSettled = party === state.party;
  const criteria: SearchCriteria = {
    party,
    experienceId: booking.experience?.experienceId ?? null,
    promoCode: null,
    change: {
      excludeBookingUuid: booking.uuid,
      // A booking that awaits confirmation needs no free table, only an open venue.
      status: groupOf(booking.status) === 'awaiting' ? 'REQUESTED' : 'CONFIRMED',
    },
  };
  const calendar = useQuery({
    ...calendarQuery(apiClient, venue, criteria, month),
    placeholderData: keepPreviousDataOf(month),
  });
  const day = useQuery({
    ...workDayQuery(apiClient, criteria, date),
    placeholderData: keepPreviousDataOf(date),
  });
  // A booking keeps its status when it is moved, so only free times count.
  const shifts = useMemo(
    () =>
      day.data
        ? shiftsWithTimes(day.data).map((shift) => ({ ...shift, waitListOrRequest: [] }))
        : [],
    [day.data],
  );

  const isLoaded = isSettled && day.data !== undefined && !day.isPlaceholderData;
  const preferredTimeIfFree = findFreeTime(shifts, preferredTime);
  useEffect(() => {
    if (isLoaded && !bookableTime && !refusalReason && preferredTimeIfFree)
      dispatch({ type: 'time-chosen', bookableTime: preferredTimeIfFree });
  }, [isLoaded, bookableTime, refusalReason, preferredTimeIfFree, dispatch]);

  return {
    criteria,
    calendar,
    day,
    shifts,
    /** The requests are for the party on screen, not for an earlier one. */
    isSettled,
    /** The times are those of this day and party. */
    isLoaded,
    /** The calendar is still that of the previous party. */
    isStale: calendar.isPlaceholderData || !isSettled,
    /** The preferred time, as a date-time, if the day does not have it. */
    missingTime: isLoaded && !preferredTimeIfFree ? `${date}T${preferredTime}` : null,
  };
}

export type ChangeDays = ReturnType<typeof useChangeDays>;
