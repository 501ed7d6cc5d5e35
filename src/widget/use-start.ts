import { useCallback, useLayoutEffect, useState } from 'react';
import type { StartAnswer } from '../contract/widget/start.ts';
import type { ApiClient } from '../diner/api-client.ts';
import { type Month, monthOf } from '../diner/calendar/month.ts';
import type { Party } from '../diner/party/party.ts';
import type { WidgetSettings } from './settings.ts';

/** The start response, with the party and month that it was requested for. */
export interface Start extends StartAnswer {
  party: Party;
  month: Month;
  /** In milliseconds. */
  fetchedAt: number;
}

interface State {
  start: Start | null;
  failure: Error | null;
  isFetching: boolean;
}

/**
 * Fetches the venue and its first month in one request. It does without the query library, which is
 * loaded later so that it does not delay the first screen.
 */
export function useStart(apiClient: ApiClient, settings: WidgetSettings, refreshCount: number) {
  const [state, setState] = useState<State>({ start: null, failure: null, isFetching: true });
  const [retries, setRetries] = useState(0);
  const { publishableKey, party, date } = settings;
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const start = await fetchStart(apiClient, party, date && monthOf(date), signal);
      setState({ start, failure: null, isFetching: false });
    },
    [apiClient, party, date],
  );
  // Before paint: the response may have come already, and an effect after it would cost a frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry and a refresh repeat the request
  useLayoutEffect(() => {
    if (!publishableKey) return;
    const controller = new AbortController();
    setState((before) => ({ ...before, isFetching: true }));
    load(controller.signal).catch((failure: Error) => {
      if (!controller.signal.aborted)
        setState((before) => ({ ...before, failure, isFetching: false }));
    });
    return () => controller.abort();
  }, [load, publishableKey, retries, refreshCount]);
  return { ...state, retry: () => setRetries((count) => count + 1), reload: load };
}

async function fetchStart(
  { language, reads, delayStatus }: ApiClient,
  party: Party,
  month: Month | null,
  signal?: AbortSignal,
): Promise<Start> {
  const query = { lang: language, ...party, ...(month ? { month } : {}) };
  const { answer } = await reads.call(
    'read-start',
    { query },
    { maxTries: 3, signal, onWait: delayStatus.report },
  );
  return { ...answer, party, month: month ?? monthOf(answer.venue.today), fetchedAt: Date.now() };
}
