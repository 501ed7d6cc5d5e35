import {
  type Dispatch,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { ProblemError } from '../client/errors.ts';
import { createDelayStatus } from '../diner/delay-status.ts';
import { DinerProvider } from '../diner/diner-context.ts';
import { createI18n } from '../diner/i18n/i18n.ts';
import type { Locale } from '../diner/i18n/locale.ts';
import { DelayLine } from '../diner/parts/delay-line.tsx';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import type { ManageTexts } from '../locales/compiled/manage-texts.ts';
import { useNow } from '../ui/use-now.ts';
import { pageTitleOf } from './booking-headline.ts';
import { BookingView } from './booking-view.tsx';
import { BrokenLink } from './broken-link.tsx';
import { CancelView } from './cancel-view.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyChangeView, LazyGuestNotesView } from './lazy-view.tsx';
import { Loading } from './loading.tsx';
import {
  createManageApiClient,
  fetchManagedBooking,
  type ManageApiClient,
} from './manage-api-client.ts';
import {
  type ChangeQueue,
  type ManageContext,
  ManageProvider,
  useManage,
} from './manage-context.ts';
import type { ManageLink } from './manage-link.ts';
import {
  type ManageEvent,
  type ManageState,
  nextState,
  type OpenState,
  type View,
} from './manage-state.ts';
import { PageTitle } from './page-title.tsx';
import { permittedChanges } from './permitted-changes.ts';

const VIEWS = {
  booking: BookingView,
  change: LazyChangeView,
  cancel: CancelView,
  guestNotes: LazyGuestNotesView,
};

/** The manage page: one booking, and what the diner can do with it. */
export function ManageApp({ link, locale }: { link: ManageLink; locale: Locale<ManageTexts> }) {
  const { language, tag, messages } = locale;
  const [delayStatus] = useState(createDelayStatus);
  const apiClient = useMemo(
    () => createManageApiClient({ link, language, delayStatus }),
    [link, language, delayStatus],
  );
  const [state, dispatch, retry] = useManagedBooking(apiClient);
  const open = state.phase === 'open' ? state : null;
  useViewHistory(open, dispatch);
  const venue = open?.managed.start.venue;
  const country = venue?.country ?? null;
  const i18n = useMemo(() => createI18n(messages, tag, country), [messages, tag, country]);
  const title = open ? pageTitleOf(open.managed, i18n) : messages.yourBooking;

  return (
    <>
      <PageTitle title={title} />
      {state.phase === 'loading' && <Loading i18n={i18n} />}
      {state.phase === 'failed' &&
        (isBrokenLink(state.failure) ? (
          <BrokenLink i18n={i18n} />
        ) : (
          <FailureNotice i18n={i18n} failure={state.failure} onRetry={retry} />
        ))}
      {open && (
        <ErrorBoundary i18n={i18n}>
          <OpenBooking state={open} apiClient={apiClient} i18n={i18n} dispatch={dispatch} />
        </ErrorBoundary>
      )}
      <DelayLine i18n={i18n} status={delayStatus} />
    </>
  );
}

function OpenBooking(
  props: { state: OpenState } & Pick<ManageContext, 'apiClient' | 'i18n' | 'dispatch'>,
) {
  const { state, apiClient, i18n, dispatch } = props;
  const { managed, view, notice } = state;
  const { venue, calendar } = managed.start;
  const [queue] = useState<ChangeQueue>(() => ({ last: Promise.resolve(), lastChange: null }));
  const now = useNow();
  const headingTakesFocus = state.hasInteracted && !notice;
  const context = useMemo(
    (): ManageContext => ({
      apiClient,
      venue,
      catalogue: calendar.metadata.filters,
      i18n,
      managed,
      queue,
      dispatch,
      now,
      headingTakesFocus,
    }),
    [apiClient, venue, calendar, i18n, managed, queue, dispatch, now, headingTakesFocus],
  );
  const View = VIEWS[view];
  return (
    <DinerProvider value={context}>
      <ManageProvider value={context}>
        <NoticeLine notice={notice} />
        <View />
        {venue.phone && (
          <p className="page-foot">
            <a href={`tel:${venue.phone}`}>
              {i18n.format(i18n.messages.call, { phone: venue.phone })}
            </a>
          </p>
        )}
      </ManageProvider>
    </DinerProvider>
  );
}

/** The link has no valid token. */
function isBrokenLink(failure: Error): boolean {
  if (!(failure instanceof ProblemError)) return false;
  const { status } = failure.problem;
  return status === 404 || status === 401;
}

/** Fetches the booking of a link, and again on retry. */
function useManagedBooking(
  apiClient: ManageApiClient,
): [ManageState, Dispatch<ManageEvent>, retry: () => void] {
  const [state, dispatch] = useReducer(nextState, { phase: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the request
  useEffect(() => {
    const controller = new AbortController();
    dispatch({ type: 'load-started' });
    fetchManagedBooking(apiClient, controller.signal).then(
      (managed) => dispatch({ type: 'loaded', managed }),
      (failure: Error) => {
        if (!controller.signal.aborted) dispatch({ type: 'failed', failure });
      },
    );
    return () => controller.abort();
  }, [apiClient, tries]);
  return [state, dispatch, () => setTries((count) => count + 1)];
}

/**
 * Makes the browser's Back button lead from a view back to the booking. The view is stored in the state of
 * the history entry; the URL, which contains the token, stays the same. Both effects run before paint, so
 * that a press on what is shown, Forward included, finds the listener of that view.
 */
function useViewHistory(open: OpenState | null, dispatch: Dispatch<ManageEvent>): void {
  const view = open?.view;
  const managed = open?.managed;
  useLayoutEffect(() => {
    if (!view || view === viewOf(history.state)) return;
    // Removes the view's history entry: otherwise the next press of Back would have no visible effect.
    if (view === 'booking') history.back();
    else history.pushState({ view }, '');
  }, [view]);
  useLayoutEffect(() => {
    if (!view || !managed) return;
    const onPopState = ({ state }: PopStateEvent) => {
      const target = viewOf(state);
      if (target === view) return;
      const mayGo = target === 'booking' || permittedChanges(managed, Date.now())[target];
      // Forward to a view that is no longer permitted.
      if (mayGo) dispatch({ type: 'view-shown', view: target });
      else history.back();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [view, managed, dispatch]);
}

function viewOf(state: { view?: View } | null): View {
  return state?.view ?? 'booking';
}

/** The outcome of the last change, above the view. It takes focus, so that screen readers read it. */
function NoticeLine({ notice }: { notice: OpenState['notice'] }) {
  const { i18n } = useManage();
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (notice) line.current?.focus();
  }, [notice]);
  return (
    <div role="status">
      {notice && (
        <p
          className="notice notice-line"
          data-kind={notice.message === 'outdated' ? 'outdated' : 'done'}
          tabIndex={-1}
          ref={line}
        >
          {i18n.messages[notice.message]}
        </p>
      )}
    </div>
  );
}
