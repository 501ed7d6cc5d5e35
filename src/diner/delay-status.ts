import type { RetryWait } from '../client/retry.ts';

/** Why the diner has to wait: a slow response, a busy server, or a lost connection. */
export interface Delay {
  reason: 'slow' | 'busy' | 'lost';
  /** The whole delay. */
  seconds: number;
  /** Counted down until the next try. */
  secondsLeft: number;
}

/** An external store of the current delay, if there is one. */
export interface DelayStatus {
  /** Called by the API client before it waits for its next try. */
  report: (wait: RetryWait) => void;
  /** Reports a delay if the response takes long. */
  watch: <Response>(response: Promise<Response>) => Promise<Response>;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => Delay | null;
}

/** Shorter delays are not reported: they end before a message can be read. */
const MIN_REPORTED_MS = 1500;
const SLOW_MS = 5000;
const SLOW: Delay = { reason: 'slow', seconds: 0, secondsLeft: 0 };

export function createDelayStatus(): DelayStatus {
  const listeners = new Set<() => void>();
  let delay: Delay | null = null;
  let countdown: ReturnType<typeof setTimeout> | undefined;
  let slowResponses = 0;
  const set = (next: Delay | null) => {
    delay = next;
    for (const listener of listeners) listener();
  };
  const countDown = (next: Delay) => {
    set(next.secondsLeft > 0 ? next : null);
    if (next.secondsLeft > 0)
      countdown = setTimeout(() => countDown({ ...next, secondsLeft: next.secondsLeft - 1 }), 1000);
  };
  return {
    report({ milliseconds, error }) {
      if (milliseconds < MIN_REPORTED_MS) return;
      const isBusy = 'problem' in error && error.problem.status === 429;
      const seconds = Math.ceil(milliseconds / 1000);
      clearTimeout(countdown);
      countDown({ reason: isBusy ? 'busy' : 'lost', seconds, secondsLeft: seconds });
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
