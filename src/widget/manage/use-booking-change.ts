import { useRef, useState } from 'react';
import { ConnectionFailure, ProblemFailure } from '../../client/failure.ts';
import type { Problem } from '../../contract/problem.ts';
import { UnsureFailure } from '../unsure-failure.ts';
import { type BookingChange, doneBy, isAsWished, sendChange } from './booking-change.ts';
import { useManage } from './manage-context.ts';
import { readManaged } from './manage-door.ts';

/** Makes a change: once, however often the button is pressed and the connection is lost. */
export function useBookingChange() {
  const { door, managed, dispatch } = useManage();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  // State is a render late for a second press in the same instant.
  const isUnderWay = useRef(false);

  /** @param explain may take a refusal upon itself, and then says so */
  async function run(
    change: BookingChange,
    explain?: (problem: Problem) => Promise<boolean>,
  ): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setWorking(true);
    setFailure(null);
    try {
      const changed = await sendChange(door, managed, change);
      const done = doneBy(change, changed.booking);
      dispatch({ type: 'done', managed: { ...managed, ...changed }, done });
    } catch (caught) {
      try {
        await settle(change, caught, explain);
      } catch (failed) {
        setFailure(failed instanceof Error ? failed : new Error(String(failed)));
      }
    } finally {
      isUnderWay.current = false;
      setWorking(false);
    }
  }

  async function settle(
    change: BookingChange,
    caught: unknown,
    explain?: (problem: Problem) => Promise<boolean>,
  ): Promise<void> {
    if (caught instanceof ConnectionFailure) throw new UnsureFailure(caught);
    if (!(caught instanceof ProblemFailure)) throw caught;
    const { problem } = caught;
    if (problem.status === 404) return dispatch({ type: 'failed', failure: caught });
    if (await explain?.(problem)) return;
    if (!isAboutState(problem)) throw caught;
    const fresh = await readManaged(door);
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
