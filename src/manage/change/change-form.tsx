import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { areaOf, type ChoosingTime, type FlowEvent } from '../../widget/flow/flow.ts';
import { MainButton } from '../../diner/parts/main-button.tsx';
import { StepHeading } from '../../diner/parts/step-heading.tsx';
import { coversOf } from '../../diner/party/party.ts';
import { MonthCalendar } from '../../diner/calendar/month-calendar.tsx';
import { PartyPicker } from '../../diner/party/party-picker.tsx';
import { BookedLine } from '../booked-line.tsx';
import { placeOf } from '../booked-place.ts';
import { isAsWished, type Move } from '../booking-change.ts';
import { FailureNotice } from '../../diner/parts/failure-notice.tsx';
import { KeepButton } from '../keep-button.tsx';
import { useManage } from '../manage-context.ts';
import { useBookingChange } from '../use-booking-change.ts';
import { AreaChoice } from './area-choice.tsx';
import { ChangeTimes } from './change-times.tsx';
import { findReason, isAboutPlace } from './find-reason.ts';
import { useChangeDays } from './use-change-days.ts';

/** Everything that decides where a booking can be moved, on one screen. */
export function ChangeForm(props: { flow: ChoosingTime; dispatch: Dispatch<FlowEvent> }) {
  const { flow, dispatch } = props;
  const { apiClient, managed, i18n, headingTakesFocus } = useManage();
  const { booking, start } = managed;
  const { venue, calendar: first } = start;
  const { messages } = i18n;
  const queries = useQueryClient();
  const days = useChangeDays(flow, dispatch, placeOf(booking, venue).time);
  const { run, isWorking, failure } = useBookingChange();
  const [areaId, setAreaId] = useState(flow.areaId);
  const [isMissing, setMissing] = useState(false);

  const { offer, party } = flow;
  const chosenArea = offer && areaOf(offer, areaId);
  const lacksArea = offer !== null && offer.areaIds.length > 1 && chosenArea === null;
  const move: Move | null = offer && {
    date: offer.date,
    time: offer.time,
    ...party,
    floorPlanAreaId: chosenArea,
  };
  const isSame = move !== null && isAsWished({ type: 'move', body: move }, booking, venue);
  const canMove = offer !== null && !isSame && days.isSettled;

  function send() {
    setMissing(lacksArea);
    if (!move || lacksArea) return;
    void run({ type: 'move', body: move }, async (problem) => {
      if (!isAboutPlace(problem)) return false;
      const experience = first.metadata.filters.experiences.find(
        ({ id }) => id === booking.experience?.experienceId,
      );
      const reason = await findReason(apiClient, {
        booking,
        experience,
        change: days.ask.change,
        move,
      });
      dispatch({ type: 'slot-lost', availability: reason ?? refusedWith(messages.changeRefused) });
      await queries.invalidateQueries();
      return true;
    });
  }

  return (
    <div className="screen">
      <div className="page-head">
        <StepHeading takesFocus={headingTakesFocus}>{messages.changeTitle}</StepHeading>
        <BookedLine />
      </div>
      <div className="columns">
        <div className="column-days">
          <PartyPicker
            party={party}
            onChange={(next) => dispatch({ type: 'party-changed', party: next })}
          />
          <MonthCalendar
            month={flow.month}
            days={days.calendar.data?.workDays}
            isStale={days.isStale}
            chosen={flow.date}
            first={venue.today}
            last={venue.lastBookableOn}
            onMonth={(month) => dispatch({ type: 'month-shown', month })}
            onChoose={(date) => dispatch({ type: 'day-chosen', date })}
          />
          {!days.calendar.data && (
            <FailureNotice
              i18n={i18n}
              failure={days.calendar.error}
              isRetrying={days.calendar.isFetching}
              onRetry={() => void days.calendar.refetch()}
            />
          )}
        </div>
        <div className="column-times">
          <ChangeTimes flow={flow} days={days} isBooked={isSame} dispatch={dispatch} />
          {offer && <AreaChoice offer={offer} chosen={chosenArea} onChoose={setAreaId} />}
        </div>
      </div>
      {(canMove || failure) && (
        <div className="action-bar">
          {isMissing && lacksArea && (
            <p className="fault" role="alert">
              {messages.areaNeeded}
            </p>
          )}
          <FailureNotice i18n={i18n} failure={failure} />
          {canMove && (
            <MainButton isWorking={isWorking} workingText={messages.sending} onPress={send}>
              {i18n.format(messages.changeTo, {
                people: coversOf(party),
                day: i18n.day(offer.startAt.slice(0, 10)),
                time: i18n.time(offer.startAt),
              })}
            </MainButton>
          )}
        </div>
      )}
      <KeepButton label={messages.keepAsItIs} />
    </div>
  );
}

/** Where no question finds out why: the table may be one that the venue keeps for these guests. */
function refusedWith(detail: string) {
  return {
    isAvailable: false,
    outcome: 'UNAVAILABLE' as const,
    code: 'FULL' as const,
    detail,
    fallbackOptions: [
      { action: 'CHOOSE_ANOTHER_DATE' as const, isPreferred: true },
      { action: 'CALL_VENUE' as const, isPreferred: false },
    ],
  };
}
