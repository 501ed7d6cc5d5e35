import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { monthOf } from '../diner/calendar/month.ts';
import { fitParty } from '../diner/party/party.ts';
import { useLoaded } from '../diner/use-loaded.ts';
import { beginFlow, type Flow, isOnFirstScreen, nextFlow } from './flow/flow.ts';
import { FirstScreen } from './steps/first-screen/first-screen.tsx';
import { loadDeferredParts } from './steps/load-deferred-parts.ts';
import { ReportedFailure } from './steps/reported-failure.tsx';
import { StepSkeleton } from './steps/skeletons.tsx';
import { useWidget, type WidgetContext } from './widget-context.ts';

/** Renders the current step, and emits `table-booking:step` when it changes. */
export function BookingFlow() {
  const context = useWidget();
  const { root, settings, venue, emit, draftStorage, i18n, refreshCount } = context;
  const [flow, dispatch] = useReducer(nextFlow, context, initialFlow);
  const { step } = flow;

  useEffect(() => {
    emit('step', { step });
  }, [step, emit]);

  // Before paint, so that a reload finds what is on screen.
  useLayoutEffect(() => {
    // The draft has the consents that were given: the next booking has to ask for them again.
    if (flow.step === 'confirmed') draftStorage.clear();
    else if (flow.step !== 'day') draftStorage.save({ flow });
  }, [flow, draftStorage]);

  // The page may change these attributes at any time.
  const isFirstRender = useRef(true);
  const { pax, paxChildren } = settings.party;
  const { date, experienceId } = settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: must not run again if only the venue was fetched again
  useEffect(() => {
    if (isFirstRender.current) return;
    dispatch({ type: 'party-changed', party: fitParty({ pax, paxChildren }, venue) });
  }, [pax, paxChildren]);
  useEffect(() => {
    if (!isFirstRender.current) dispatch({ type: 'experience-chosen', experienceId });
  }, [experienceId]);
  useEffect(() => {
    if (!isFirstRender.current && date) dispatch({ type: 'day-chosen', date });
    // In the last of these effects, so that the others still see the first render.
    isFirstRender.current = false;
  }, [date]);

  const firstScreen = useRef<HTMLDivElement>(null);
  const hasBeenInView = useHasBeenInView(firstScreen);
  const [openingFlow] = useState(flow);
  const load = useCallback(() => loadDeferredParts(root), [root]);
  const hasStarted = flow !== openingFlow;
  const deferred = useLoaded(load, hasBeenInView || hasStarted || step !== 'day');

  const { loaded, failure, retry } = deferred;
  const queryClient = loaded?.queryClient;
  useEffect(() => {
    if (refreshCount > 0) void queryClient?.invalidateQueries();
  }, [queryClient, refreshCount]);

  if (isOnFirstScreen(flow))
    return (
      <FirstScreen
        flow={flow}
        dispatch={dispatch}
        deferred={deferred}
        screenRef={firstScreen}
        takesFocus={hasStarted}
      />
    );
  if (loaded)
    return <loaded.LaterStep flow={flow} dispatch={dispatch} queryClient={loaded.queryClient} />;
  if (!failure) return <StepSkeleton i18n={i18n} />;
  return <ReportedFailure i18n={i18n} emit={emit} failure={failure} onRetry={retry} />;
}

/** The initial state: the saved draft if its day is not past, or else the element’s attributes. */
function initialFlow({
  settings,
  venue,
  start,
  draftStorage,
}: Pick<WidgetContext, 'settings' | 'venue' | 'start' | 'draftStorage'>): Flow {
  const { flow } = draftStorage.load();
  if (flow && canResume(flow, venue.today)) return flow;
  const date = settings.date && settings.date >= venue.today ? settings.date : null;
  return beginFlow({
    party: fitParty(settings.party, venue),
    month: monthOf(date ?? start.calendar.workDays[0]?.date ?? venue.today),
    date,
    experienceId: settings.experienceId,
    areaId: settings.areaId,
  });
}

function canResume(flow: Flow, today: string): boolean {
  return flow.step !== 'confirmed' && flow.step !== 'day' && flow.date >= today;
}

/**
 * Whether an element has ever been visible, so that nothing is loaded in advance for visitors who never
 * scroll to the widget.
 */
function useHasBeenInView(element: RefObject<Element | null>): boolean {
  const [hasBeenInView, setHasBeenInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setHasBeenInView(true);
    });
    if (element.current && !hasBeenInView) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasBeenInView]);
  return hasBeenInView;
}
