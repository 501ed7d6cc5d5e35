import type { Waiting } from '../client/retry.ts';

/** A pause before the next try, which the diner is told of. */
export interface Pause {
  seconds: number;
  isBusy: boolean;
}

/** Where pauses are told, and heard of. */
export interface WaitingRoom {
  tell: (waiting: Waiting) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => Pause | null;
}

/** Shorter ones are over before anyone has read of them. */
const WORTH_TELLING_MS = 1500;

export function openWaitingRoom(): WaitingRoom {
  const listeners = new Set<() => void>();
  let pause: Pause | null = null;
  const set = (next: Pause | null) => {
    pause = next;
    for (const listener of listeners) listener();
  };
  return {
    tell({ milliseconds, failure }) {
      if (milliseconds < WORTH_TELLING_MS) return;
      const isBusy = 'problem' in failure && failure.problem.status === 429;
      const mine: Pause = { seconds: Math.ceil(milliseconds / 1000), isBusy };
      set(mine);
      setTimeout(() => {
        if (pause === mine) set(null);
      }, milliseconds);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => pause,
  };
}
