import { useRef, useState } from 'react';
import { ConnectionFailure, ProblemFailure } from '../client/failure.ts';
import type { Problem } from '../contract/problem.ts';
import { UnknownOutcomeError } from '../diner/unknown-outcome-error.ts';
import { type BookingChange, doneBy, isAsWished, sendChange } from './booking-change.ts';
import { useManage } from './manage-context.ts';
import { readManaged } from './manage-door.ts';

type Explain = (problem: Problem) => Promise<boolean>;

/**
 * Makes a change: once, however often the button is pressed and the connection is lost, and after
 * the one that is under way.
 */
export function useBookingChange() {
  const { apiClient, managed, line, dispatch } = useManage();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  // State is a render late for a second press in the same instant.
  const isUnderWay = useRef(false);

  /** @param explain may take a refusal upon itself, and then says so */
  async function run(change: BookingChange, explain?: Explain): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setWorking(true);
    setFailure(null);
    line.turn = line.turn.then(() => make(change, explain));
    await line.turn;
    isUnderWay.current = false;
    setWorking(false);
  }

  async function make(change: BookingChange, explain?: Explain): Promise<void> {
    // A change that was waited for was the reader's own: what they saw is still all that matters.
    const base = line.last?.from === managed.etag ? line.last.to : managed;
    try {
      const changed = { ...base, ...(await sendChange(apiClient, base, change)) };
      line.last = { from: managed.etag, to: changed };
      dispatch({ type: 'done', managed: changed, done: doneBy(change, changed.booking) });
    } catch (caught) {
      try {
        await settle(change, caught, explain);
      } catch (failed) {
        setFailure(failed instanceof Error ? failed : new Error(String(failed)));
      }
    }
  }

  async function settle(change: BookingChange, caught: unknown, explain?: Explain): Promise<void> {
    if (caught instanceof ConnectionFailure) throw new UnknownOutcomeError(caught);
    if (!(caught instanceof ProblemFailure)) throw caught;
    const { problem } = caught;
    if (problem.status === 404) return dispatch({ type: 'failed', failure: caught });
    if (await explain?.(problem)) return;
    if (!isAboutState(problem)) throw caught;
    const fresh = await readManaged(apiClient);
    // What this change wished may be done already: by an earlier try whose answer was lost.
    dispatch(
      isAsWished(change, fresh.booking, fresh.start.venue)
        ? { type: 'done', managed: fresh, done: doneBy(change, fresh.booking) }
        : { type: 'found-changed', managed: fresh, at: Date.now() },
    );
  }

  return { run, isWorking, failure };
}

/** The booking, or what the venue allows, is no longer as it was shown. */
function isAboutState({ status, code }: Problem): boolean {
  return status === 409 || code.startsWith('FEATURE_PUBLIC_BOOKING_UPDATES_');
}
