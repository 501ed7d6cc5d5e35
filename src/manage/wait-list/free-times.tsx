import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { addDays } from '../../diner/calendar/month.ts';
import { formatDateTime } from '../../diner/i18n/local-time.ts';
import { Choices } from '../../diner/parts/choices.tsx';
import { FailureNotice } from '../../diner/parts/failure-notice.tsx';
import { MainButton } from '../../diner/parts/main-button.tsx';
import { type SearchCriteria, workDayQuery } from '../../diner/queries.ts';
import { createQueryClient } from '../../diner/query-client.ts';
import { areaOf } from '../../diner/times/areas.ts';
import { findFreeTime, nearestTimes, shiftsWithTimes } from '../../diner/times/bookable-times.ts';
import { useNearestDays } from '../../diner/times/use-nearest-days.ts';
import { findNewPolicy, type NewPolicy } from '../../domain/cancellation-terms.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { bookedSlotOf } from '../booked-slot.ts';
import type { ClaimedTime } from '../booking-change.ts';
import { useManage } from '../manage-context.ts';
import { NewTerms } from '../new-terms.tsx';

export interface FreeTimesProps {
  /** @param policy that was on screen */
  onTake: (policy: NewPolicy | null, time: ClaimedTime) => void;
  isTaking: boolean;
  /** The policy has changed since the diner chose a time. */
  hasNewTerms: boolean;
}

/** A time that can be taken, in the area of the booking, or else in the first that is free. */
interface FreeTime {
  claim: ClaimedTime;
  startAt: string;
  /** The name of the area if it is another one than that of the booking. */
  otherArea: string | undefined;
  /** The terms to read before taking it. */
  policy: NewPolicy | null;
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

function NearestTimes({ onTake, isTaking, hasNewTerms }: FreeTimesProps) {
  const { apiClient, managed, venue, i18n } = useManage();
  const { booking } = managed;
  const { messages } = i18n;
  const slot = bookedSlotOf(booking, venue);
  const [date, setDate] = useState(slot.date);
  const [chosenAt, setChosenAt] = useState<string | null>(null);
  const criteria: SearchCriteria = {
    party: slot.party,
    experienceId: booking.experience?.experienceId ?? null,
    promoCode: null,
    change: { excludeBookingUuid: booking.uuid, status: 'CONFIRMED' },
  };
  const day = useQuery(workDayQuery(apiClient, criteria, date));
  const nearDays = useNearestDays(criteria, slot.date).map((day) => day.date);
  const days = date === slot.date ? nearDays : [slot.date, ...nearDays].sort();
  const times = useTimesNear(day.data ? shiftsWithTimes(day.data) : [], date);
  const chosen = times.find(({ startAt }) => startAt === chosenAt);
  const withArea = (text: string, { otherArea }: FreeTime) =>
    otherArea ? `${text} · ${otherArea}` : text;
  const nameOf = (free: FreeTime) => withArea(i18n.time(free.startAt), free);
  const takeText = (free: FreeTime) =>
    withArea(i18n.format(messages.claimTime, { time: i18n.time(free.startAt) }), free);
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
          choices={times.map((free) => ({
            key: free.startAt,
            isPressed: free.policy ? free === chosen : undefined,
            label: free.policy ? nameOf(free) : takeText(free),
            onPress: () => {
              setChosenAt(free.startAt);
              if (!free.policy) onTake(null, free.claim);
            },
          }))}
        />
      )}
      {chosen?.policy && (
        <div className="part">
          <ChosenTime key={chosen.startAt}>
            {withArea(formatDateTime(i18n, chosen.startAt), chosen)}
          </ChosenTime>
          <NewTerms policy={chosen.policy} bookingAt={chosen.startAt} hasChanged={hasNewTerms} />
          <MainButton
            isWorking={isTaking}
            workingText={messages.sending}
            onPress={() => onTake(chosen.policy, chosen.claim)}
          >
            {takeText(chosen)}
          </MainButton>
        </div>
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

/** The heading of the terms. It takes the focus, because they were not on screen before. */
function ChosenTime({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <h4 tabIndex={-1} ref={heading}>
      {children}
    </h4>
  );
}

const MOST = 4;

/** The free times of a day that are nearest to that of the booking, in order; its own among them if it is free. */
function useTimesNear(shifts: ReturnType<typeof shiftsWithTimes>, date: WallDate): FreeTime[] {
  const { managed, venue, catalogue } = useManage();
  const { booking } = managed;
  const { time, areaId, party } = bookedSlotOf(booking, venue);
  const possible = shifts.filter((shift) => booking.experience || !shift.isExperienceRequired);
  const calendarDay = time < venue.dayStartsAt ? addDays(date, 1) : date;
  const wanted = { startAt: `${calendarDay}${booking.bookingAt.slice(10)}`, areaId };
  const own = findFreeTime(possible, time);
  const near = nearestTimes(possible, wanted, own ? MOST - 1 : MOST);
  const inOrder = [...(own ? [own] : []), ...near].sort(
    (a, b) => Date.parse(a.startAt) - Date.parse(b.startAt),
  );
  return inOrder.map((each) => {
    const floorPlanAreaId = areaOf(each, areaId) ?? each.areaIds[0] ?? null;
    const area = catalogue.floorPlanAreas.find(({ id }) => id === floorPlanAreaId);
    return {
      claim: { date: each.date, time: each.time, floorPlanAreaId },
      startAt: each.startAt,
      otherArea: area?.id === areaId ? undefined : area?.name,
      policy: findNewPolicy(venue, {
        ...each,
        ...party,
        experienceId: booking.experience?.experienceId ?? null,
      }),
    };
  });
}
