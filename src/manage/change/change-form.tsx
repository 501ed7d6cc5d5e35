import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { MonthCalendar } from '../../diner/calendar/month-calendar.tsx';
import { Card } from '../../diner/parts/card.tsx';
import { FailureNotice } from '../../diner/parts/failure-notice.tsx';
import { MainButton } from '../../diner/parts/main-button.tsx';
import { StepHeading } from '../../diner/parts/step-heading.tsx';
import { coversOf, type Party } from '../../diner/party/party.ts';
import { PartyPicker } from '../../diner/party/party-picker.tsx';
import { areaOf, needsArea } from '../../diner/times/areas.ts';
import type { BookableTime } from '../../diner/times/bookable-times.ts';
import { unexplainedUnavailability } from '../../diner/times/unexplained-unavailability.ts';
import {
  findNewPolicy,
  keepsSignature,
  type NewPolicy,
  shownTermsOf,
} from '../../domain/cancellation-terms.ts';
import { BookedLine } from '../booked-line.tsx';
import { bookedSlotOf } from '../booked-slot.ts';
import { type BookingMove, isAlreadyChanged } from '../booking-change.ts';
import { KeepButton } from '../keep-button.tsx';
import type { ManagedBooking } from '../manage-api-client.ts';
import { useManage } from '../manage-context.ts';
import { NewTerms } from '../new-terms.tsx';
import { useBookingChange } from '../use-booking-change.ts';
import { beginChange, nextChange } from './change-state.ts';
import { ChangeTimes } from './change-times.tsx';
import { findRefusalReason, isAboutSlot } from './find-refusal-reason.ts';
import { useChangeDays } from './use-change-days.ts';

/** Day, time, party and area of the changed booking, on one screen. */
export function ChangeForm() {
  const { apiClient, managed, venue, catalogue, i18n, headingTakesFocus } = useManage();
  const { booking } = managed;
  const { messages } = i18n;
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(nextChange, bookedSlotOf(booking, venue), beginChange);
  const days = useChangeDays(state, dispatch);
  const { run, isWorking, failure, hasNewTerms } = useBookingChange();
  const [isSubmitted, setSubmitted] = useState(false);

  const { bookableTime, party } = state;
  const areaId = bookableTime && areaOf(bookableTime, state.areaId);
  const lacksArea = bookableTime !== null && needsArea(bookableTime, state.areaId);
  const move: BookingMove | null = bookableTime && {
    date: bookableTime.date,
    time: bookableTime.time,
    ...party,
    floorPlanAreaId: areaId,
  };
  const policy = bookableTime && policyOfMove(managed, bookableTime, party);
  const shownTerms = policy && shownTermsOf(policy, venue.currency);
  const isUnchanged =
    move !== null && isAlreadyChanged({ type: 'move', body: move, shownTerms }, booking, venue);
  const canMove = bookableTime !== null && !isUnchanged && days.isSettled;

  function send() {
    setSubmitted(true);
    if (!move || lacksArea) return;
    void run({ type: 'move', body: move, shownTerms }, async (problem) => {
      if (!isAboutSlot(problem)) return false;
      const reason = await findRefusalReason(apiClient, {
        booking,
        experience: catalogue.experiences.find(({ id }) => id === booking.experience?.experienceId),
        change: days.criteria.change,
        move,
      });
      const unexplained = () =>
        unexplainedUnavailability(messages.changeRefused, {
          preferred: 'CHOOSE_ANOTHER_DATE',
          alternative: 'CALL_VENUE',
        });
      dispatch({ type: 'refused', availability: reason ?? unexplained() });
      await queryClient.invalidateQueries();
      return true;
    });
  }

  return (
    <div className="screen">
      <div className="page-head">
        <StepHeading takesFocus={headingTakesFocus}>{messages.changeBooking}</StepHeading>
        <BookedLine />
      </div>
      <div className="columns">
        <div className="column-days">
          <PartyPicker
            party={party}
            onChange={(next) => dispatch({ type: 'party-changed', party: next })}
          />
          <MonthCalendar
            month={state.month}
            days={days.calendar.data?.workDays}
            isStale={days.isStale}
            chosen={state.date}
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
          <ChangeTimes state={state} days={days} isUnchanged={isUnchanged} dispatch={dispatch} />
          {bookableTime && (
            <AreaChoice
              bookableTime={bookableTime}
              chosenId={areaId}
              onChoose={(id) => dispatch({ type: 'area-chosen', areaId: id })}
            />
          )}
        </div>
      </div>
      {canMove && policy && (
        <section className="notice notice-calm">
          <NewTerms policy={policy} bookingAt={bookableTime.startAt} hasChanged={hasNewTerms} />
        </section>
      )}
      {(canMove || failure) && (
        <div className="action-bar">
          {isSubmitted && lacksArea && (
            <p className="field-error" role="alert">
              {messages.areaRequired}
            </p>
          )}
          <FailureNotice i18n={i18n} failure={failure} />
          {canMove && (
            <MainButton isWorking={isWorking} workingText={messages.sending} onPress={send}>
              {i18n.format(messages.changeTo, {
                people: coversOf(party),
                day: i18n.day(bookableTime.startAt.slice(0, 10)),
                time: i18n.time(bookableTime.startAt),
              })}
            </MainButton>
          )}
        </div>
      )}
      <KeepButton label={messages.keepUnchanged} />
    </div>
  );
}

/** The policy to sign after a booking moves to another time or party size; null if there is none, or the signature stays valid. */
function policyOfMove(
  { booking, start }: Pick<ManagedBooking, 'booking' | 'start'>,
  bookableTime: BookableTime,
  party: Party,
): NewPolicy | null {
  const { status, experience, cancellationPolicy } = booking;
  const policy = findNewPolicy(start.venue, {
    ...bookableTime,
    ...party,
    status,
    experienceId: experience?.experienceId ?? null,
  });
  const isKept = cancellationPolicy && keepsSignature(cancellationPolicy, policy?.fee ?? null);
  return isKept ? null : policy;
}

/** The choice of an area, for a time that is available in several areas. */
function AreaChoice(props: {
  bookableTime: BookableTime;
  chosenId: number | null;
  onChoose: (areaId: number) => void;
}) {
  const { bookableTime, chosenId, onChoose } = props;
  const { i18n, catalogue } = useManage();
  if (bookableTime.areaIds.length < 2) return null;
  return (
    <fieldset className="cards area-choice">
      <legend className="shift-title">{i18n.messages.chooseArea}</legend>
      {catalogue.floorPlanAreas
        .filter(({ id }) => bookableTime.areaIds.includes(id))
        .map(({ id, name }) => (
          <Card
            key={id}
            name="booking-area"
            isChosen={id === chosenId}
            content={{ name, summary: '', images: [] }}
            onChoose={() => onChoose(id)}
          />
        ))}
    </fieldset>
  );
}
