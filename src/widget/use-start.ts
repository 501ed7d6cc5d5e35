import { useEffect, useState } from 'react';
import type { StartAnswer } from '../contract/widget.ts';
import type { Door } from './door.ts';
import { type Month, monthOf } from './month.ts';
import type { Party } from './party.ts';
import type { Settings } from './settings.ts';

/** The first answer, and what it was an answer to: whoever asks the same later has it already. */
export interface Start extends StartAnswer {
  party: Party;
  month: Month;
  answeredAt: number;
}

interface Asking {
  start: Start | null;
  failure: Error | null;
  isAsking: boolean;
}

/**
 * The venue and its first month, in one answer. Asked for without the query library, which would
 * only delay the first screen: it arrives with the second question.
 */
export function useStart(door: Door, first: Settings, refreshes: number) {
  const [asking, setAsking] = useState<Asking>({ start: null, failure: null, isAsking: true });
  const [retries, setRetries] = useState(0);
  const { party, date } = first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry and a refresh ask the same again
  useEffect(() => {
    if (!door.publishableKey) return;
    const given = new AbortController();
    setAsking((before) => ({ ...before, isAsking: true }));
    askStart(door, party, date && monthOf(date), given.signal).then(
      (start) => setAsking({ start, failure: null, isAsking: false }),
      (failure: Error) => {
        if (!given.signal.aborted) setAsking((before) => ({ ...before, failure, isAsking: false }));
      },
    );
    return () => given.abort();
  }, [door, party, date, retries, refreshes]);
  return { ...asking, retry: () => setRetries((count) => count + 1) };
}

async function askStart(
  door: Door,
  party: Party,
  month: Month | null,
  signal: AbortSignal,
): Promise<Start> {
  const query = { lang: door.language, ...party, ...(month ? { month } : {}) };
  const { answer } = await door.reads.request<StartAnswer>(
    { method: 'GET', path: '/start', query },
    { maxTries: 3, signal, onWait: door.waitingRoom.tell },
  );
  const shown = month ?? monthOf(answer.venue.today);
  return { ...answer, party, month: shown, answeredAt: Date.now() };
}
