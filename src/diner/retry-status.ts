import type { RetryWait } from '../client/retry.ts';

/** Why the diner waits: a slow response, a busy server, or a lost connection. */
export interface Delay {
  reason: 'slow' | 'busy' | 'lost';
  /** Seconds until the next try, as counted when the delay began. */
  seconds: number;
  /** Seconds until the next try, counted down. */
  left: number;
}

/** An external store of the current delay, if there is one. */
export interface RetryStatus {
  /** Called by the API client before it waits for its next try. */
  report: (wait: RetryWait) => void;
  /** Reports a delay if the response takes long. */
  watch: <Response>(response: Promise<Response>) => Promise<Response>;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => Delay | null;
}

/** A shorter delay is over before a message could be read. */
const SHORTEST_REPORTED_MS = 1500;
const SLOW_MS = 5000;
const SLOW: Delay = { reason: 'slow', seconds: 0, left: 0 };

export function createRetryStatus(): RetryStatus {
  const listeners = new Set<() => void>();
  let delay: Delay | null = null;
  let countdown: ReturnType<typeof setTimeout> | undefined;
  let slowResponses = 0;
  const set = (next: Delay | null) => {
    delay = next;
    for (const listener of listeners) listener();
  };
  const countDown = (next: Delay) => {
    set(next.left > 0 ? next : null);
    if (next.left > 0)
      countdown = setTimeout(() => countDown({ ...next, left: next.left - 1 }), 1000);
  };
  return {
    report({ milliseconds, error }) {
      if (milliseconds < SHORTEST_REPORTED_MS) return;
      const isBusy = 'problem' in error && error.problem.status === 429;
      const seconds = Math.ceil(milliseconds / 1000);
      clearTimeout(countdown);
      countDown({ reason: isBusy ? 'busy' : 'lost', seconds, left: seconds });
    },
    async watch(response) {
      let isSlow = false;
      const timer = setTimeout(() => {
        isSlow = true;
        slowResponses += 1;
        if (!delay) set(SLOW);
      }, SLOW_MS);
      try {
        return await response;
      } finally {
        clearTimeout(timer);
        if (isSlow) slowResponses -= 1;
        if (slowResponses === 0 && delay === SLOW) set(null);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => delay,
  };
}
