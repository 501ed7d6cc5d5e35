import { useMemo, useState } from 'react';
import { ProblemFailure } from '../client/failure.ts';
import { RetryLine } from '../diner/parts/retry-line.tsx';
import { createI18n } from '../diner/i18n/i18n.ts';
import { createRetryStatus } from '../diner/retry-status.ts';
import { BookingView } from './booking-view.tsx';
import { BrokenLink } from './broken-link.tsx';
import { CancelView } from './cancel-view.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { LaterChange } from './later-change.tsx';
import type { ManageLink } from './link.ts';
import { Loading } from './loading.tsx';
import { type Line, type Manage, ManageContext } from './manage-context.ts';
import { createManageApiClient } from './manage-door.ts';
import type { OpenState } from './manage-state.ts';
import { NoticeLine } from './notice-line.tsx';
import { PageTitle } from './page-title.tsx';
import type { Speech } from './speech.ts';
import { useManaged } from './use-managed.ts';
import { useViewHistory } from './use-view-history.ts';
import { WishesView } from './wishes-view.tsx';

const VIEWS = {
  booking: BookingView,
  change: LaterChange,
  cancel: CancelView,
  wishes: WishesView,
};

/** The page of one booking. */
export function ManageApp({ link, speech }: { link: ManageLink; speech: Speech }) {
  const { language, tag, messages } = speech;
  const [retryStatus] = useState(createRetryStatus);
  const apiClient = useMemo(
    () => createManageApiClient({ link, language, retryStatus }),
    [link, language, retryStatus],
  );
  const [state, dispatch, retry] = useManaged(apiClient);
  const open = state.phase === 'open' ? state : null;
  useViewHistory(open, dispatch);
  const country = open?.managed.start.venue.country ?? null;
  const i18n = useMemo(() => createI18n(messages, tag, country), [messages, tag, country]);
  const title = open
    ? i18n.format(i18n.messages.pageTitle, { venue: open.managed.start.venue.name })
    : i18n.messages.yourBooking;

  return (
    <>
      <PageTitle title={title} />
      {state.phase === 'loading' && <Loading i18n={i18n} />}
      {state.phase === 'failed' &&
        (isBroken(state.failure) ? (
          <BrokenLink i18n={i18n} />
        ) : (
          <FailureNotice i18n={i18n} failure={state.failure} onRetry={retry} />
        ))}
      {open && (
        <FailureBoundary i18n={i18n}>
          <Opened state={open} manage={{ apiClient, i18n, dispatch }} />
        </FailureBoundary>
      )}
      <RetryLine i18n={i18n} room={retryStatus} />
    </>
  );
}

function Opened(props: { state: OpenState; manage: Pick<Manage, 'door' | 'text' | 'dispatch'> }) {
  const { state, manage } = props;
  const { managed, view, notice } = state;
  const { phone } = managed.start.venue;
  const [line] = useState<Line>(() => ({ turn: Promise.resolve(), last: null }));
  const Shown = VIEWS[view];
  return (
    <ManageContext.Provider
      value={{ ...manage, managed, line, headingTakesFocus: state.hasMoved && !notice }}
    >
      <NoticeLine notice={notice} />
      <Shown />
      {phone && (
        <p className="page-foot">
          <a href={`tel:${phone}`}>{manage.i18n.format(manage.i18n.messages.call, { phone })}</a>
        </p>
      )}
    </ManageContext.Provider>
  );
}

/** No key, or one that opens nothing here. */
function isBroken(failure: Error): boolean {
  if (!(failure instanceof ProblemFailure)) return false;
  const { status } = failure.problem;
  return status === 404 || status === 401;
}
