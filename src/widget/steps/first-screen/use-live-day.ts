import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { DAY_CHANGES_PATH } from '../../../contract/widget/day-changes.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useWidget } from '../../widget-context.ts';
import { watchDay } from './watch-day.ts';

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
    const path = DAY_CHANGES_PATH.replace('{date}', date);
    const url = `${apiUrl}${path}?key=${encodeURIComponent(publishableKey)}`;
    return times.current ? watchDay(url, times.current, setLatest, setMessage) : undefined;
  }, [apiUrl, publishableKey, times, date]);
  useEffect(() => {
    // A proxy that compresses answers may add to an ETag.
    if (latest === null || version === undefined || version?.includes(latest)) return;
    void queryClient.invalidateQueries({ queryKey: ['work-day'] });
  }, [queryClient, latest, version]);
  return message;
}
