import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Problem } from '../../contract/problem.ts';
import type { WaitListAnswer } from '../../contract/wait-list/wait-list-place.ts';
import { formatDateTime } from '../../diner/i18n/local-time.ts';
import { FailureNotice } from '../../diner/parts/failure-notice.tsx';
import { MainButton } from '../../diner/parts/main-button.tsx';
import { findNewPolicy, type NewPolicy, shownTermsOf } from '../../domain/cancellation-terms.ts';
import type { BookingChange, ClaimedTime } from '../booking-change.ts';
import { fetchManagedBooking, readWaitListPlace } from '../manage-api-client.ts';
import { type ManageContext, useManage } from '../manage-context.ts';
import { NewTerms } from '../new-terms.tsx';
import { useBookingChange } from '../use-booking-change.ts';
import { LazyFreeTimes } from './lazy-free-times.tsx';

const REFRESH_MS = 60_000;

/** What a diner wanted to take and did not get, as the key of its text. */
type Lost = 'offerTaken' | 'offerWithdrawn' | 'slotLost';
type Place = NonNullable<WaitListAnswer['waitList']>;

/** The place on the wait list, and the table that is kept for the guests while they decide. */
export function WaitListSection() {
  const manage = useManage();
  const { apiClient, managed, venue, i18n, now, dispatch } = manage;
  const { messages } = i18n;
  const { place, failure: unread, reload } = useWaitListPlace();
  const { run, isWorking, failure, hasNewTerms } = useBookingChange();
  /** What went to others before the diner took it, and how often something did. */
  const [lost, setLost] = useState<{ what: Lost | null; count: number }>({ what: null, count: 0 });
  const sentence = useRef<HTMLDivElement>(null);
  const isGone = place === null;

  // What was pressed has gone, so the sentence that says so takes the focus.
  useLayoutEffect(() => {
    if (lost.what) sentence.current?.focus();
  }, [lost]);

  // Staff have confirmed the booking, or it is no longer on the list: the page shows it as it is.
  useEffect(() => {
    if (!isGone) return;
    const controller = new AbortController();
    fetchManagedBooking(apiClient, controller.signal).then(
      (managed) => dispatch({ type: 'changed-elsewhere', managed, now: Date.now() }),
      (error: Error) => {
        if (!controller.signal.aborted) dispatch({ type: 'failed', failure: error });
      },
    );
    return () => controller.abort();
  }, [isGone, apiClient, dispatch]);

  if (!place)
    return unread ? <FailureNotice i18n={i18n} failure={unread} onRetry={reload} /> : null;

  const answer = (change: BookingChange) => {
    setLost({ ...lost, what: null });
    void run(change, async ({ status, code }: Problem) => {
      if (change.type !== 'claim' || status !== 409) return false;
      const isWithdrawn = code === 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING';
      const offer = isWithdrawn ? 'offerWithdrawn' : 'offerTaken';
      setLost({ what: change.at ? 'slotLost' : offer, count: lost.count + 1 });
      reload();
      return true;
    });
  };
  const take = (policy: NewPolicy | null, at?: ClaimedTime) =>
    answer({ type: 'claim', at, shownTerms: policy && shownTermsOf(policy, venue.currency) });
  const { booking } = managed;
  const policy = findNewPolicy(venue, {
    ...booking,
    status: 'CONFIRMED',
    shiftId: booking.shiftType.id,
    experienceId: booking.experience?.experienceId ?? null,
  });
  const { offeredUntil } = place;
  const isOffered = offeredUntil !== null && now < Date.parse(offeredUntil);
  const mayAskAgain =
    ['LAPSED', 'DECLINED', 'WITHDRAWN'].includes(place.state) || isOver(place, now);
  const isTooLate = !isOffered && (lost.count > 0 || mayAskAgain) && place.state !== 'DECLINED';
  return (
    <section className="part unprinted">
      <div role="status" tabIndex={-1} ref={sentence}>
        {isOffered && <h3>{messages.offerTitle}</h3>}
        <p>{lost.what ? messages[lost.what] : sentenceOf(manage, place)}</p>
      </div>
      <FailureNotice i18n={i18n} failure={failure} />
      {isOffered && (
        <>
          {policy && (
            <NewTerms policy={policy} bookingAt={booking.bookingAt} hasChanged={hasNewTerms} />
          )}
          <MainButton
            isWorking={isWorking}
            workingText={messages.sending}
            onPress={() => take(policy)}
          >
            {messages.claimOffer}
          </MainButton>
          <button
            type="button"
            className="secondary-button"
            aria-disabled={isWorking}
            onClick={() => answer({ type: 'declineOffer' })}
          >
            {messages.declineOffer}
          </button>
        </>
      )}
      {isTooLate && (
        <div inert={isWorking}>
          <LazyFreeTimes
            key={lost.count}
            isTaking={isWorking}
            hasNewTerms={hasNewTerms}
            onTake={take}
          />
        </div>
      )}
      {mayAskAgain && (
        <MainButton
          isWorking={isWorking}
          workingText={messages.sending}
          onPress={() => answer({ type: 'askAgain' })}
        >
          {messages.askAgain}
        </MainButton>
      )}
    </section>
  );
}

/** What there is to say about the place. */
function sentenceOf({ managed, i18n, now }: ManageContext, place: Place): string {
  const { messages } = i18n;
  const { state, offeredUntil, place: number } = place;
  if (isOver(place, now)) return messages.offerLapsed;
  if (offeredUntil !== null)
    return i18n.format(messages.offerText, { moment: formatDateTime(i18n, offeredUntil) });
  const time = i18n.time(managed.booking.bookingAt);
  const waiting =
    number === 1
      ? i18n.format(messages.waitPlaceFirst, { time })
      : i18n.format(messages.waitPlace, { place: number, time });
  const sentences: Record<Place['state'], string> = {
    WAITING: waiting,
    OFFERED: waiting,
    LAPSED: messages.offerLapsed,
    DECLINED: messages.offerDeclined,
    WITHDRAWN: messages.offerWithdrawn,
    // Staff speak with those whom they pass over.
    SKIPPED: i18n.format(messages.waitListText, { venue: managed.start.venue.name }),
  };
  return sentences[state];
}

/** Whether the offer has ended since the place was read. */
function isOver({ offeredUntil }: Place, now: number): boolean {
  return offeredUntil !== null && Date.parse(offeredUntil) <= now;
}

/** The place of the booking on the wait list, read every minute and after each change. */
function useWaitListPlace() {
  const { apiClient, managed, now } = useManage();
  const [place, setPlace] = useState<WaitListAnswer['waitList'] | undefined>();
  const [failure, setFailure] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  const minute = Math.floor(now / REFRESH_MS);
  const { etag } = managed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these repeats the request
  useEffect(() => {
    const controller = new AbortController();
    readWaitListPlace(apiClient, controller.signal).then(
      ({ waitList }) => {
        setPlace(waitList);
        setFailure(null);
      },
      (error: Error) => {
        if (!controller.signal.aborted) setFailure(error);
      },
    );
    return () => controller.abort();
  }, [apiClient, etag, minute, tries]);
  const reload = () => setTries((count) => count + 1);
  return { place, failure, reload };
}
