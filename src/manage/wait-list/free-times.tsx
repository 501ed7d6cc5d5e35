import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '../../diner/calendar/month.ts';
import { Choices } from '../../diner/parts/choices.tsx';
import { FailureNotice } from '../../diner/parts/failure-notice.tsx';
import { type SearchCriteria, workDayQuery } from '../../diner/queries.ts';
import { createQueryClient } from '../../diner/query-client.ts';
import { areaOf } from '../../diner/times/areas.ts';
import {
  type BookableTime,
  findFreeTime,
  nearestTimes,
  shiftsWithTimes,
} from '../../diner/times/bookable-times.ts';
import { useNearestDays } from '../../diner/times/use-nearest-days.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { bookedSlotOf } from '../booked-slot.ts';
import type { ClaimedTime } from '../booking-change.ts';
import { useManage } from '../manage-context.ts';

interface FreeTimesProps {
  /** Takes a time at once. */
  onTake: (time: ClaimedTime) => void;
}

/** What is free near the time for which the party waits: that day's nearest times, and days near it. */
export function FreeTimes(props: FreeTimesProps) {
  // A new cache each time they are shown: they are what is free now.
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <NearestTimes {...props} />
    </QueryClientProvider>
  );
}

function NearestTimes({ onTake }: FreeTimesProps) {
  const { apiClient, managed, venue, i18n } = useManage();
  const { booking } = managed;
  const { messages } = i18n;
  const slot = bookedSlotOf(booking, venue);
  const [date, setDate] = useState(slot.date);
  const criteria: SearchCriteria = {
    party: slot.party,
    experienceId: booking.experience?.experienceId ?? null,
    promoCode: null,
    change: { excludeBookingUuid: booking.uuid, status: 'CONFIRMED' },
  };
  const day = useQuery(workDayQuery(apiClient, criteria, date));
  const nearDays = useNearestDays(criteria, slot.date);
  const days = date === slot.date ? nearDays : [slot.date, ...nearDays].sort();
  const times = useTimesNear(day.data ? shiftsWithTimes(day.data) : [], date);
  return (
    <div className="notice">
      <FailureNotice
        i18n={i18n}
        failure={day.data ? null : day.error}
        isRetrying={day.isFetching}
        onRetry={() => void day.refetch()}
      />
      <p className="visually-hidden" role="status">
        {day.data ? i18n.plural(messages.freeTimes, times.length) : messages.loading}
      </p>
      {times.length > 0 && (
        <Choices
          title={date === slot.date ? messages.nearestTimes : i18n.day(date)}
          choices={times.map(({ label, ...time }) => ({
            key: time.time,
            label,
            onPress: () => onTake(time),
          }))}
        />
      )}
      {days.length > 0 && (
        <Choices
          title={messages.nearestDays}
          choices={days.map((each) => ({
            key: each,
            label: i18n.shortDay(each),
            onPress: () => setDate(each),
          }))}
        />
      )}
    </div>
  );
}

const MOST = 4;

/** The free times of a day that are nearest to that of the booking, in order; its own among them if it is free. */
function useTimesNear(
  shifts: ReturnType<typeof shiftsWithTimes>,
  date: WallDate,
): (ClaimedTime & { label: string })[] {
  const { managed, venue, catalogue, i18n } = useManage();
  const { booking } = managed;
  const { time, areaId } = bookedSlotOf(booking, venue);
  const possible = shifts.filter((shift) => booking.experience || !shift.isExperienceRequired);
  const calendarDay = time < venue.dayStartsAt ? addDays(date, 1) : date;
  const wanted = { startAt: `${calendarDay}${booking.bookingAt.slice(10)}`, areaId };
  const own = findFreeTime(possible, time);
  const near = nearestTimes(possible, wanted, own ? MOST - 1 : MOST);
  const inOrder = [...(own ? [own] : []), ...near].sort(
    (a, b) => Date.parse(a.startAt) - Date.parse(b.startAt),
  );
  return inOrder.map((each) => ({ ...claimOf(each), label: labelOf(each) }));

  /** In the area of the booking, or else in the first that is free. */
  function claimOf(each: BookableTime): ClaimedTime {
    const floorPlanAreaId = areaOf(each, areaId) ?? each.areaIds[0] ?? null;
    return { date: each.date, time: each.time, floorPlanAreaId };
  }

  function labelOf(each: BookableTime): string {
    const { floorPlanAreaId } = claimOf(each);
    const area = catalogue.floorPlanAreas.find(({ id }) => id === floorPlanAreaId);
    const label = i18n.format(i18n.messages.claimTime, { time: i18n.time(each.startAt) });
    return area && area.id !== areaId ? `${label} · ${area.name}` : label;
  }
}
