import type { Dispatch } from 'react';
import type { Availability } from '../../contract/availability.ts';
import type { ChoosingTime, FlowEvent } from '../../widget/flow/flow.ts';
import { monthOf } from '../../diner/calendar/month.ts';
import { TimesSkeleton } from '../../widget/steps/skeletons.tsx';
import { unavailableReason } from '../../diner/times/unavailable-reason.ts';
import { ShiftTimes } from '../../diner/times/shift-times.tsx';
import { Unavailable } from '../../widget/steps/slot-unavailable.tsx';
import { FailureNotice } from '../../diner/parts/failure-notice.tsx';
import { useManage } from '../manage-context.ts';
import type { ChangeDays } from './use-change-days.ts';

/** The times of the chosen day that the booking can be moved to; where there are none, why. */
export function ChangeTimes(props: {
  flow: ChoosingTime;
  days: ChangeDays;
  /** What is chosen is what is booked already. */
  isBooked: boolean;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { flow, days, isBooked, dispatch } = props;
  const { i18n } = useManage();
  const { messages } = i18n;
  const { ask, calendar, day, shifts, isKnown, missedTime } = days;
  const judged =
    monthOf(flow.date) === flow.month && !days.isStale
      ? calendar.data?.workDays.find(({ date }) => date === flow.date)?.availability
      : undefined;
  const reason = unavailableReason(flow, shifts, judged, isKnown);
  const free = shifts.flatMap((shift) => shift.free);
  const isShown = isKnown || free.length > 0;
  return (
    <section className="day-panel" aria-label={i18n.day(flow.date)}>
      <h3 className="day-title">{i18n.day(flow.date)}</h3>
      {isBooked && <p className="hint">{messages.sameAsNow}</p>}
      {!isShown && !day.error && <TimesSkeleton i18n={i18n} />}
      {!day.data && (
        <FailureNotice
          i18n={i18n}
          failure={day.error}
          isRetrying={day.isFetching}
          onRetry={() => void day.refetch()}
        />
      )}
      {reason ? (
        <Unavailable
          availability={withoutLists(reason)}
          flow={{ ...flow, offer: null }}
          ask={ask}
          shifts={shifts}
          dispatch={dispatch}
        />
      ) : (
        missedTime &&
        !flow.offer && (
          <p className="hint" role="status">
            {i18n.format(messages.timeNotFree, { time: i18n.time(missedTime) })}
          </p>
        )
      )}
      {isShown && (
        <>
          <p className="unseen" role="status">
            {isKnown ? i18n.plural(messages.freeTimes, free.length) : messages.loading}
          </p>
          <div className="shifts" inert={!isKnown}>
            {shifts.map((shift) => (
              <ShiftTimes
                key={shift.id}
                shift={shift}
                flow={flow}
                isAlone={free.length === 0}
                onChoose={(offer) => dispatch({ type: 'offer-chosen', offer })}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** A booking keeps its status when it is moved: it does not join a list, or ask anew. */
function withoutLists(availability: Availability): Availability {
  return {
    ...availability,
    fallbackOptions: availability.fallbackOptions.filter(
      ({ action }) => action === 'CHOOSE_ANOTHER_DATE' || action === 'CALL_VENUE',
    ),
  };
}
