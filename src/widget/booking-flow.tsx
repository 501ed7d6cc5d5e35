import { useEffect, useReducer, useRef } from 'react';
import { beginFlow, type Flow, nextFlow } from './flow.ts';
import { forget, keep } from './memory.ts';
import { monthOf } from './month.ts';
import { StepSkeleton } from './parts/skeletons.tsx';
import { Trouble } from './parts/trouble.tsx';
import { fitParty } from './party.ts';
import { ChooseStep } from './steps/choose-step.tsx';
import { loadLaterSteps } from './steps/load-later-steps.ts';
import { useLoaded } from './steps/use-loaded.ts';
import { type Surroundings, useSurroundings } from './surroundings.ts';

/** The flow on the screen: the reducer decides, this shows it and tells the page. */
export function BookingFlow() {
  const surroundings = useSurroundings();
  const { settings, venue, emit, memory, text } = surroundings;
  const [flow, dispatch] = useReducer(nextFlow, surroundings, firstFlow);
  const { step } = flow;

  const isFirst = useRef(true);
  const hasMoved = useRef(false);
  useEffect(() => {
    emit('step', { step });
  }, [step, emit]);
  const screen = step === 'day' || step === 'time' ? 'choose' : step;
  const shownScreen = useRef(screen);
  if (shownScreen.current !== screen) {
    shownScreen.current = screen;
    hasMoved.current = true;
  }

  useEffect(() => {
    memory.flow = flow;
    if (flow.step === 'confirmed') {
      // Another booking begins with an empty form: a consent is given anew or not at all.
      memory.draft = null;
      memory.attempt = null;
      forget(settings.publishableKey);
    } else if (flow.step !== 'day') keep(settings.publishableKey, memory, Date.now());
  }, [flow, memory, settings.publishableKey]);

  // The page may change its wishes while the diner looks on.
  const { pax, paxChildren } = settings.party;
  const { date, experienceId } = settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a venue that is read anew changes no wish
  useEffect(() => {
    if (isFirst.current) return;
    dispatch({ type: 'party-changed', party: fitParty({ pax, paxChildren }, venue) });
  }, [pax, paxChildren]);
  useEffect(() => {
    if (!isFirst.current) dispatch({ type: 'experience-chosen', experienceId });
  }, [experienceId]);
  useEffect(() => {
    if (!isFirst.current && date) dispatch({ type: 'day-chosen', date });
    isFirst.current = false;
  }, [date]);

  const isLater = flow.step !== 'day' && flow.step !== 'time';
  const later = useLoaded(loadLaterSteps, isLater);
  if (!isLater) return <ChooseStep flow={flow} dispatch={dispatch} takesFocus={hasMoved.current} />;
  if (later.code) return <later.code.LaterSteps flow={flow} dispatch={dispatch} />;
  if (!later.failure) return <StepSkeleton text={text} />;
  return <Trouble text={text} emit={emit} failure={later.failure} onRetry={later.retry} />;
}

function firstFlow({ settings, venue, memory }: Surroundings): Flow {
  const remembered = memory.flow;
  if (remembered && isStillGood(remembered, venue.today)) return remembered;
  const wished = settings.date && settings.date >= venue.today ? settings.date : null;
  return beginFlow({
    party: fitParty(settings.party, venue),
    month: monthOf(wished ?? venue.today),
    date: wished,
    experienceId: settings.experienceId,
    areaId: settings.areaId,
  });
}

function isStillGood(flow: Flow, today: string): boolean {
  return flow.step !== 'confirmed' && flow.step !== 'day' && flow.date >= today;
}
