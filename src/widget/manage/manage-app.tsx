import { useMemo, useState } from 'react';
import { ProblemError } from '../../client/errors.ts';
import { WaitingLine } from '../parts/waiting-line.tsx';
import { createText } from '../text.ts';
import { openWaitingRoom } from '../waiting.ts';
import { BookingView } from './booking-view.tsx';
import { BrokenLink } from './broken-link.tsx';
import { CancelView } from './cancel-view.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { LaterChange } from './later-change.tsx';
import type { ManageLink } from './link.ts';
import { Loading } from './loading.tsx';
import { type Line, type Manage, ManageContext } from './manage-context.ts';
import { openManageDoor } from './manage-door.ts';
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
  const [waitingRoom] = useState(openWaitingRoom);
  const door = useMemo(
    () => openManageDoor({ link, language, waitingRoom }),
    [link, language, waitingRoom],
  );
  const [state, dispatch, retry] = useManaged(door);
  const open = state.phase === 'open' ? state : null;
  useViewHistory(open, dispatch);
  const country = open?.managed.start.venue.country ?? null;
  const text = useMemo(() => createText(messages, tag, country), [messages, tag, country]);
  const title = open
    ? text.fill(text.words.pageTitle, { venue: open.managed.start.venue.name })
    : text.words.yourBooking;

  return (
    <>
      <PageTitle title={title} />
      {state.phase === 'loading' && <Loading text={text} />}
      {state.phase === 'failed' &&
        (isBroken(state.failure) ? (
          <BrokenLink text={text} />
        ) : (
          <FailureNotice text={text} failure={state.failure} onRetry={retry} />
        ))}
      {open && (
        <FailureBoundary text={text}>
          <Opened state={open} manage={{ door, text, dispatch }} />
        </FailureBoundary>
      )}
      <WaitingLine text={text} room={waitingRoom} />
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
          <a href={`tel:${phone}`}>{manage.text.fill(manage.text.words.call, { phone })}</a>
        </p>
      )}
    </ManageContext.Provider>
  );
}

/** No key, or one that opens nothing here. */
function isBroken(failure: Error): boolean {
  if (!(failure instanceof ProblemError)) return false;
  const { status } = failure.problem;
  return status === 404 || status === 401;
}
