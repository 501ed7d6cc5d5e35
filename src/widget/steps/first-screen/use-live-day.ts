import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { dayChangesPath, GUEST_MESSAGE_EVENT } from '../../../contract/widget/day-changes.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useWidget } from '../../widget-context.ts';

/** Before the first connection: who only looks through the days needs none. */
const FIRST_DELAY_MS = 1000;

const MAX_DELAY_MS = 300_000;

/**
 * Asks for the times of a day again once they have changed, as long as they can be seen.
 * @param version of the times on screen; undefined while they are loading
 * @returns what the venue tells guests who look at this day
 */
export function useLiveDay(
  times: RefObject<Element | null>,
  date: WallDate,
  version: string | null | undefined,
): string {
  const { apiUrl, settings } = useWidget();
  const { publishableKey } = settings;
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  useEffect(() => {
    const url = `${apiUrl}${dayChangesPath(date)}?key=${encodeURIComponent(publishableKey)}`;
    return times.current ? watchDay(url, times.current, setLatest, setMessage) : undefined;
  }, [apiUrl, publishableKey, times, date]);
  useEffect(() => {
    // A proxy that compresses answers may add to an ETag.
    if (latest === null || version === undefined || version?.includes(latest)) return;
    void queryClient.invalidateQueries({ queryKey: ['work-day'] });
  }, [queryClient, latest, version]);
  return message;
}

/**
 * Receives the versions of a day while its times can be seen and the page is on screen. A server that is full, restarts or
 * cannot be reached is tried again later and later, and not by all visitors at the same time.
 *
 * @param url a stream of server-sent events, each with a version
 * @param times the element with the times
 * @param onMessage gets what the venue tells guests who look at the day; empty for nothing
 * @returns ends it
 */
function watchDay(
  url: string,
  times: Element,
  onVersion: (version: string) => void,
  onMessage: (text: string) => void,
): () => void {
  let isInView = false;
  let failures = 0;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    source?.close();
  };
  const connectLater = () => {
    close();
    if (!isInView || document.hidden) return;
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
    timer = setTimeout(connect, delay * (0.5 + Math.random()));
  };
  const connect = () => {
    source = new EventSource(url);
    source.onmessage = ({ data }) => {
      failures = 0;
      onVersion(data);
    };
    source.addEventListener(GUEST_MESSAGE_EVENT, ({ data }: MessageEvent<string>) =>
      onMessage(JSON.parse(data) as string),
    );
    // By itself, the browser would try again after three seconds, or never.
    source.onerror = () => {
      failures += 1;
      connectLater();
    };
  };

  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    connectLater();
  });
  observer.observe(times);
  document.addEventListener('visibilitychange', connectLater);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', connectLater);
    close();
  };
}
