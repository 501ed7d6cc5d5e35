import { useRef, useState } from 'react';
import { ConnectionError, ProblemError } from '../client/errors.ts';
import type { Problem } from '../contract/problem.ts';
import { isPolicyOutdated } from '../diner/policy/is-policy-outdated.ts';
import { toError } from '../diner/to-error.ts';
import { UnknownOutcomeError } from '../diner/unknown-outcome-error.ts';
import {
  type BookingChange,
  doneMessageOf,
  isAlreadyChanged,
  sendChange,
} from './booking-change.ts';
import { fetchManagedBooking } from './manage-api-client.ts';
import { useManage } from './manage-context.ts';

type Explain = (problem: Problem) => Promise<boolean>;

/** Sends a change once, even if the button is pressed again, and after any change in progress. */
export function useBookingChange() {
  const { apiClient, managed, queue, dispatch } = useManage();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const [hasNewTerms, setNewTerms] = useState(false);
  // A ref, because a second press before the next render would still see the old state.
  const isRunning = useRef(false);

  /** @param explain returns whether it has handled the refusal */
  async function run(change: BookingChange, explain?: Explain): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setWorking(true);
    setFailure(null);
    setNewTerms(false);
    queue.last = queue.last.then(() => make(change, explain));
    await queue.last;
    isRunning.current = false;
    setWorking(false);
  }

  async function make(change: BookingChange, explain?: Explain): Promise<void> {
    // If the diner's previous change was made from the same version, continues from its result.
    const { lastChange } = queue;
    const base = lastChange?.fromEtag === managed.etag ? lastChange.changed : managed;
    try {
      const reply = await sendChange(apiClient, base, change);
      const changed = { ...base, ...reply, hasLeftWaitList: change.type === 'leave' };
      queue.lastChange = { fromEtag: managed.etag, changed };
      dispatch({ type: 'done', managed: changed, done: doneMessageOf(change, changed.booking) });
    } catch (caught) {
      try {
        await handleFailure(change, caught, explain);
      } catch (failed) {
        setFailure(toError(failed));
      }
    }
  }

  async function handleFailure(
    change: BookingChange,
    caught: unknown,
    explain?: Explain,
  ): Promise<void> {
    if (caught instanceof ConnectionError) throw new UnknownOutcomeError(caught);
    if (!(caught instanceof ProblemError)) throw caught;
    const { problem } = caught;
    if (problem.status === 404) return dispatch({ type: 'failed', failure: caught });
    if (isPolicyOutdated(problem)) {
      const managed = await fetchManagedBooking(apiClient);
      dispatch({ type: 'changed-elsewhere', managed, now: Date.now(), isQuiet: true });
      return setNewTerms(true);
    }
    if (await explain?.(problem)) return;
    if (!isOutdated(problem)) throw caught;
    const fresh = await fetchManagedBooking(apiClient);
    // An earlier try may have succeeded although its response was lost.
    dispatch(
      isAlreadyChanged(change, fresh.booking, fresh.start.venue)
        ? { type: 'done', managed: fresh, done: doneMessageOf(change, fresh.booking) }
        : { type: 'changed-elsewhere', managed: fresh, now: Date.now() },
    );
  }

  return { run, isWorking, failure, hasNewTerms };
}

/** Whether the booking, or what the venue allows, is no longer as it was shown. */
function isOutdated({ status, code }: Problem): boolean {
  return status === 409 || code.startsWith('FEATURE_PUBLIC_BOOKING_UPDATES_');
}
