import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { toJson } from '../../../client/to-json.ts';
import type { CalendarAnswer } from '../../../contract/partner/check-calendar.ts';
import type { WorkDayAnswer } from '../../../contract/partner/check-work-day.ts';
import { MainButton } from '../../../diner/parts/main-button.tsx';
import { coversOf } from '../../../diner/party/party.ts';
import { type SearchCriteria, workDayQuery } from '../../../diner/queries.ts';
import {
  findFreeTime,
  type ShiftWithTimes,
  shiftsWithTimes,
  withGoneTimes,
} from '../../../diner/times/bookable-times.ts';
import { ShiftTimes } from '../../../diner/times/shift-times.tsx';
import { TimesSkeleton } from '../../../diner/times/times-skeleton.tsx';
import { unavailableReason } from '../../../diner/times/unavailable-reason.ts';
import { isOnWaitList } from '../../../domain/wait-list/wait-list-place.ts';
import type { ChoosingTime, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { LazySlotAlternatives } from '../lazy-slot-alternatives.tsx';
import { QueryFailure } from '../query-failure.tsx';
import { ReportedFailure } from '../reported-failure.tsx';
import { useSlotCheck } from '../use-slot-check.ts';
import { ExperienceChoice } from './experience-choice.tsx';
import { useLiveDay } from './use-live-day.ts';

const NONE: readonly ShiftWithTimes[] = [];

/** The times of the chosen day. */
export function DayPanel(props: {
  flow: ChoosingTime;
  criteria: SearchCriteria;
  days: CalendarAnswer['workDays'] | undefined;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { flow, criteria, days, dispatch } = props;
  const { root, apiClient, i18n, emit, venue } = useWidget();
  const { messages } = i18n;
  const { date, bookableTime } = flow;
  const isForWaitList = bookableTime !== null && isOnWaitList(bookableTime);
  const day = useQuery({
    ...workDayQuery(apiClient, criteria, date),
    // The times of the previous criteria stay on screen while the new ones load.
    placeholderData: (previous) => previous,
  });
  const isStale =
    day.isPlaceholderData ||
    criteria.party !== flow.party ||
    criteria.experienceId !== flow.experienceId;
  const isLoaded = day.data !== undefined && !isStale;
  const shifts = useShifts(day.data, criteria);
  const gone = shifts.flatMap((shift) => shift.gone);
  const freeTimeCount = shifts.flatMap((shift) => shift.free).length;
  const requestCount = shifts
    .flatMap((shift) => shift.waitListOrRequest)
    .filter(({ status }) => status === 'REQUESTED').length;
  const isShown = isLoaded || freeTimeCount > 0;
  const check = useSlotCheck(dispatch);
  const panel = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const guestMessage = useLiveDay(panel, date, day.data?.version);

  // On a narrow screen the times are below the month.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, []);
  usePreselectedTime(isLoaded, bookableTime !== null, shifts, dispatch);

  const isChosenGone = gone.some(
    ({ startAt, shiftId }) => startAt === bookableTime?.startAt && shiftId === bookableTime.shiftId,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the chosen time goes
  useEffect(() => {
    if (!isChosenGone || bookableTime?.status !== 'CONFIRMED') return;
    // The button below the times goes, too: only from there, the focus moves to the explanation.
    void check.tellLost(
      { ...flow, bookableTime },
      () => !bar.current?.contains(root.activeElement),
    );
  }, [isChosenGone]);

  const { pax, paxChildren } = flow.party;
  useEffect(() => {
    if (!bookableTime) return;
    const { time, experienceId, status } = bookableTime;
    emit('slot-selected', { date, time, pax, paxChildren, experienceId, status });
  }, [bookableTime, date, pax, paxChildren, emit]);

  const reason = unavailableReason({
    lostReason: flow.lostReason,
    shifts,
    dayAvailability: days?.find((each) => each.date === date)?.availability,
    isLoaded,
  });

  return (
    <section className="day-panel" ref={panel} aria-label={i18n.day(date)}>
      <h3 className="day-title">{i18n.day(date)}</h3>
      <ExperienceChoice flow={flow} shifts={shifts} dispatch={dispatch} />
      {!isShown && !day.error && <TimesSkeleton />}
      <QueryFailure query={day} />
      {reason && (
        <LazySlotAlternatives
          availability={reason}
          flow={flow}
          criteria={criteria}
          shifts={shifts}
          dispatch={dispatch}
        />
      )}
      {isShown && (
        <>
          <p className="visually-hidden" role="status">
            {isStale
              ? messages.loading
              : [
                  ...gone.map(({ startAt }) => `${i18n.time(startAt)} ${messages.timeGone}`),
                  i18n.plural(messages.freeTimes, freeTimeCount),
                  ...(requestCount > 0 ? [`${requestCount} ${messages.requestTag}`] : []),
                ].join(', ')}
          </p>
          <div className="shifts" inert={isStale}>
            {shifts.map((shift) => (
              <ShiftTimes
                key={shift.id}
                shift={shift}
                experienceId={flow.experienceId}
                chosen={bookableTime}
                onChoose={(chosen) => dispatch({ type: 'time-chosen', bookableTime: chosen })}
              />
            ))}
          </div>
        </>
      )}
      {/* Below the times, which do not move when it comes. */}
      <p role="status" className={guestMessage ? 'notice notice-calm rich' : 'visually-hidden'}>
        {guestMessage}
      </p>
      {bookableTime && day.data && (
        <div className="action-bar" ref={bar}>
          {check.failure && <ReportedFailure i18n={i18n} emit={emit} failure={check.failure} />}
          <MainButton
            isWorking={check.isChecking}
            workingText={messages.checking}
            onPress={() => void check.run({ ...flow, bookableTime })}
          >
            {i18n.format(isForWaitList ? messages.joinWaitList : messages.continueWith, {
              people: coversOf(flow.party),
              day: i18n.weekdayOrDay(bookableTime.startAt.slice(0, 10), venue.today),
              time: i18n.time(bookableTime.startAt),
            })}
          </MainButton>
        </div>
      )}
    </section>
  );
}

/**
 * Chooses the time of the element's `time` attribute when a day is opened or the attribute changes, unless the
 * diner has chosen a time. Once only: a new search of the same day does not repeat it.
 */
function usePreselectedTime(
  isLoaded: boolean,
  isTimeChosen: boolean,
  shifts: readonly ShiftWithTimes[],
  dispatch: Dispatch<FlowEvent>,
): void {
  const { time } = useWidget().settings;
  const pending = useRef<string | null>(null);
  useEffect(() => {
    pending.current = time;
  }, [time]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `time` is read through the ref, but the effect must also run when only `time` changes
  useEffect(() => {
    if (isTimeChosen) pending.current = null;
    if (!isLoaded || !pending.current) return;
    const bookableTime = findFreeTime(shifts, pending.current);
    pending.current = null;
    if (bookableTime) dispatch({ type: 'time-chosen', bookableTime });
  }, [isLoaded, isTimeChosen, shifts, dispatch, time]);
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** The shifts of a day with its times, also those that went since the same search first found them. */
function useShifts(
  day: WorkDayAnswer | undefined,
  criteria: SearchCriteria,
): readonly ShiftWithTimes[] {
  const [seen, setSeen] = useState<{
    day?: WorkDayAnswer;
    search?: string;
    shifts: readonly ShiftWithTimes[];
  }>({ shifts: NONE });
  if (!day) return NONE;
  if (day === seen.day) return seen.shifts;
  const search = toJson(criteria);
  const now = shiftsWithTimes(day);
  const shifts = search === seen.search ? withGoneTimes(seen.shifts, now) : now;
  // During the render: after it, a time that went would have left the page, with its focus.
  setSeen({ day, search, shifts });
  return shifts;
}
