import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import { groupOf } from '../../domain/booking-status.ts';
import type { WallTime } from '../../domain/venue-time.ts';
import type { ChoosingTime, FlowEvent } from '../../widget/flow/flow.ts';
import { findOffer, offersOf } from '../../diner/times/offers.ts';
import { type SearchCriteria, calendarQuery, workDayQuery } from '../../diner/queries.ts';
import { useDebounced } from '../../diner/use-debounced.ts';
import { useManage } from '../manage-context.ts';

/** The days and times that a booking can be moved to: its own table counts as free. */
export function useChangeDays(
  flow: ChoosingTime,
  dispatch: Dispatch<FlowEvent>,
  bookedTime: WallTime,
) {
  const { apiClient, managed } = useManage();
  const { booking, start } = managed;
  const { month, date, experienceId, offer, setback } = flow;
  const party = useDebounced(flow.party, 250);
  const isSettled = party === flow.party;
  const ask: SearchCriteria = {
    party,
    experienceId,
    promoCode: null,
    change: {
      excludeBookingUuid: booking.uuid,
      // What still waits for a yes needs no free table, only an open house.
      status: groupOf(booking.status) === 'awaiting' ? 'REQUESTED' : 'CONFIRMED',
    },
  };
  const calendar = useQuery({
    ...calendarQuery(apiClient, start.venue, ask, month),
    // Another party's days stay in sight until its own are there; another month's would mislead.
    placeholderData: (last, query) => (query?.queryKey[4] === month ? last : undefined),
  });
  const day = useQuery({
    ...workDayQuery(apiClient, ask, date),
    // So do another party's times; another day's would mislead.
    placeholderData: (last, query) => (query?.queryKey[4] === date ? last : undefined),
  });
  const shifts = useMemo(
    () => (day.data ? offersOf(day.data).map((shift) => ({ ...shift, indirect: [] })) : []),
    [day.data],
  );

  // Whoever changes the day or the party means to keep the time, where it is free then too.
  const meant = useRef(bookedTime);
  if (offer) meant.current = offer.time;
  const isKnown = isSettled && day.data !== undefined && !day.isPlaceholderData;
  useEffect(() => {
    if (!isKnown || offer || setback) return;
    const found = findOffer(shifts, meant.current);
    if (found) dispatch({ type: 'offer-chosen', offer: found });
  }, [isKnown, offer, setback, shifts, dispatch]);

  const isMeantFree = findOffer(shifts, meant.current) !== null;
  return {
    ask,
    calendar,
    day,
    shifts,
    isSettled,
    /** The times are those of this day, for this party. */
    isKnown,
    isStale: calendar.isPlaceholderData || !isSettled,
    /** The time that was meant, where this day does not have it. */
    missedTime: isKnown && !isMeantFree ? `${date}T${meant.current}` : null,
  };
}

export type ChangeDays = ReturnType<typeof useChangeDays>;
