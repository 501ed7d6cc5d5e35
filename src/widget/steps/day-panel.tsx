import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import type { CalendarAnswer } from '../../contract/availability.ts';
import type { ChoosingTime, FlowEvent } from '../flow.ts';
import { needsArea } from '../flow.ts';
import { findOffer, offersOf } from '../offers.ts';
import { MainButton } from '../parts/main-button.tsx';
import { QueryTrouble } from '../parts/query-trouble.tsx';
import { TimesSkeleton } from '../parts/skeletons.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { coversOf } from '../party.ts';
import { type Ask, workDayQuery } from '../queries.ts';
import { useSurroundings } from '../surroundings.ts';
import { ExperienceChoice } from './experience-choice.tsx';
import { reasonFor } from './reason-for.ts';
import { ShiftTimes } from './shift-times.tsx';
import { Unavailable } from './unavailable.tsx';
import { useSlotCheck } from './use-slot-check.ts';

/** The times of the chosen day, right where the day was chosen. */
export function DayPanel(props: {
  flow: ChoosingTime;
  ask: Ask;
  days: CalendarAnswer['workDays'] | undefined;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { flow, ask, days, dispatch } = props;
  const { door, text, emit, venue, settings } = useSurroundings();
  const { date, offer } = flow;
  const day = useQuery({
    ...workDayQuery(door, ask, date),
    // Another party's times stay in sight until its own are there, so that nothing jumps.
    placeholderData: (last) => last,
  });
  const isStale = day.isPlaceholderData || ask.party !== flow.party;
  const isKnown = day.data !== undefined && !isStale;
  const shifts = useMemo(() => (day.data ? offersOf(day.data) : []), [day.data]);
  const free = shifts.flatMap((shift) => shift.free);
  const isShown = isKnown || free.length > 0;
  const check = useSlotCheck(dispatch);
  const panel = useRef<HTMLElement>(null);

  // On a narrow page the times are below the month: a first look at them comes by itself.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest', behavior: calmOrSmooth() });
  }, []);

  const wished = usePageWish(settings.time);
  useEffect(() => {
    if (!isKnown || offer || !wished.current) return;
    const found = findOffer(shifts, wished.current);
    wished.current = null;
    if (found) dispatch({ type: 'offer-chosen', offer: found });
  }, [isKnown, shifts, offer, dispatch, wished]);

  const { pax, paxChildren } = flow.party;
  useEffect(() => {
    if (!offer) return;
    const { time, experienceId, status } = offer;
    emit('slot-selected', { date, time, pax, paxChildren, experienceId, status });
  }, [offer, date, pax, paxChildren, emit]);

  const judgedDay = days?.find((each) => each.date === date)?.availability;
  const reason = reasonFor(flow, shifts, judgedDay, isKnown);

  return (
    <section className="day-panel" ref={panel} aria-label={text.day(date)}>
      <h3 className="day-title">{text.day(date)}</h3>
      <ExperienceChoice flow={flow} shifts={shifts} dispatch={dispatch} />
      {!isShown && !day.error && <TimesSkeleton text={text} />}
      <QueryTrouble query={day} />
      {reason && (
        <Unavailable
          availability={reason}
          flow={flow}
          ask={ask}
          shifts={shifts}
          dispatch={dispatch}
        />
      )}
      {isShown && (
        <>
          <p className="unseen" role="status">
            {isStale ? text.words.loading : text.count(text.words.freeTimes, free.length)}
          </p>
          <div className="shifts" inert={isStale}>
            {shifts.map((shift) => (
              <ShiftTimes
                key={shift.id}
                shift={shift}
                flow={flow}
                isAlone={free.length === 0}
                onChoose={(chosen) => dispatch({ type: 'offer-chosen', offer: chosen })}
              />
            ))}
          </div>
        </>
      )}
      {offer && day.data && (
        <div className="action-bar">
          {check.failure && <Trouble text={text} emit={emit} failure={check.failure} />}
          <MainButton
            isWorking={check.isChecking}
            workingText={text.words.checking}
            onPress={() => {
              if (needsArea(offer, flow.areaId)) dispatch({ type: 'area-asked' });
              else void check.run({ ...flow, offer });
            }}
          >
            {text.fill(text.words.continueWith, {
              people: coversOf(flow.party),
              day: text.nearDay(offer.startAt.slice(0, 10), venue.today),
              time: text.time(offer.startAt),
            })}
          </MainButton>
        </div>
      )}
    </section>
  );
}

/** The time that the page asked for, used once: what the diner chooses afterwards stands. */
function usePageWish(time: string | null) {
  const wish = useRef(time);
  const last = useRef(time);
  if (last.current !== time) {
    last.current = time;
    wish.current = time;
  }
  return wish;
}

function calmOrSmooth(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
