import type { RetryWait } from '../client/retry.ts';

/** What the diner waits for: an answer that is late, or the next try. */
export interface Pause {
  reason: 'slow' | 'busy' | 'lost';
  /** Until the next try; as it was when the pause began, and as it is now. */
  seconds: number;
  left: number;
}

/** Where pauses are told, and heard of. */
export interface WaitingRoom {
  tell: (waiting: RetryWait) => void;
  /** Says so, should an answer be long in coming. */
  watch: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
  subscribe: (listener: () => void) => () => void;
  current: () => Pause | null;
}

/** Shorter ones are over before anyone has read of them. */
const WORTH_TELLING_MS = 1500;
const SLOW_MS = 5000;
const SLOW: Pause = { reason: 'slow', seconds: 0, left: 0 };

export function openWaitingRoom(): WaitingRoom {
  const listeners = new Set<() => void>();
  let pause: Pause | null = null;
  let countdown: ReturnType<typeof setTimeout> | undefined;
  let late = 0;
  const set = (next: Pause | null) => {
    pause = next;
    for (const listener of listeners) listener();
  };
  const count = (next: Pause) => {
    set(next.left > 0 ? next : null);
    if (next.left > 0) countdown = setTimeout(() => count({ ...next, left: next.left - 1 }), 1000);
  };
  return {
    tell({ milliseconds, error }) {
      if (milliseconds < WORTH_TELLING_MS) return;
      const isBusy = 'problem' in error && error.problem.status === 429;
      const seconds = Math.ceil(milliseconds / 1000);
      clearTimeout(countdown);
      count({ reason: isBusy ? 'busy' : 'lost', seconds, left: seconds });
    },
    async watch(answer) {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        late += 1;
        if (!pause) set(SLOW);
      }, SLOW_MS);
      try {
        return await answer;
      } finally {
        clearTimeout(timer);
        if (isLate) late -= 1;
        if (late === 0 && pause === SLOW) set(null);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => pause,
  };
}
