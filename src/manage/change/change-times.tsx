import type { Dispatch } from 'react';
import type { AvailabilityBody } from '../../contract/availability.ts';
import { monthOf } from '../../diner/calendar/month.ts';
import { FailureNotice } from '../../diner/parts/failure-notice.tsx';
import { ShiftTimes } from '../../diner/times/shift-times.tsx';
import { TimesSkeleton } from '../../diner/times/times-skeleton.tsx';
import { UnavailableNotice } from '../../diner/times/unavailable-notice.tsx';
import { unavailableReason } from '../../diner/times/unavailable-reason.ts';
import { useManage } from '../manage-context.ts';
import type { ChangeEvent, ChangeState } from './change-state.ts';
import type { ChangeDays } from './use-change-days.ts';

/** The times that the booking can be moved to on the chosen day, or why there are none. */
export function ChangeTimes(props: {
  state: ChangeState;
  days: ChangeDays;
  /** The chosen slot is the booked one. */
  isUnchanged: boolean;
  dispatch: Dispatch<ChangeEvent>;
}) {
  const { state, days, isUnchanged, dispatch } = props;
  const { i18n, managed } = useManage();
  const { messages } = i18n;
  const { date, bookableTime, refusalReason } = state;
  const { criteria, calendar, day, shifts, isLoaded, missingTime } = days;
  const isInCalendar = monthOf(date) === state.month && !days.isStale;
  const reason = unavailableReason({
    lostReason: refusalReason,
    shifts,
    dayAvailability: isInCalendar
      ? calendar.data?.workDays.find((each) => each.date === date)?.availability
      : undefined,
    isLoaded,
  });
  const freeTimeCount = shifts.flatMap((shift) => shift.free).length;
  const isShown = isLoaded || freeTimeCount > 0;
  return (
    <section className="day-panel" aria-label={i18n.day(date)}>
      <h3 className="day-title">{i18n.day(date)}</h3>
      {isUnchanged && <p className="hint">{messages.notChangedYet}</p>}
      {!isShown && !day.error && <TimesSkeleton />}
      {!day.data && (
        <FailureNotice
          i18n={i18n}
          failure={day.error}
          isRetrying={day.isFetching}
          onRetry={() => void day.refetch()}
        />
      )}
      {reason ? (
        <UnavailableNotice
          availability={withoutWaitList(reason)}
          criteria={criteria}
          date={date}
          takesFocus={refusalReason !== null}
          onChooseDay={(next) => dispatch({ type: 'day-chosen', date: next })}
        />
      ) : (
        missingTime &&
        !bookableTime && (
          <p className="hint" role="status">
            {i18n.format(messages.timeNotFree, { time: i18n.time(missingTime) })}
          </p>
        )
      )}
      {isShown && (
        <>
          <p className="visually-hidden" role="status">
            {isLoaded ? i18n.plural(messages.freeTimes, freeTimeCount) : messages.loading}
          </p>
          <div className="shifts" inert={!isLoaded}>
            {shifts.map((shift) => (
              <ShiftTimes
                key={shift.id}
                shift={shift}
                experienceId={managed.booking.experience?.experienceId ?? null}
                chosen={bookableTime}
                onChoose={(chosen) => dispatch({ type: 'time-chosen', bookableTime: chosen })}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** A moved booking keeps its status: it cannot join the wait list or become a request. */
function withoutWaitList(availability: AvailabilityBody): AvailabilityBody {
  return {
    ...availability,
    fallbackOptions: availability.fallbackOptions.filter(
      ({ action }) => action === 'CHOOSE_ANOTHER_DATE' || action === 'CALL_VENUE',
    ),
  };
}
