import { useMemo, useState } from 'react';
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
import { createManageApiClient } from './manage-api-client.ts';
import { type ChangeQueue, type ManageContext, ManageProvider } from './manage-context.ts';
import type { ManageLink } from './manage-link.ts';
import type { OpenState } from './manage-state.ts';
import { NoticeLine } from './notice-line.tsx';
import { PageTitle } from './page-title.tsx';
import { useManagedBooking } from './use-managed-booking.ts';
import { useViewHistory } from './use-view-history.ts';

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
