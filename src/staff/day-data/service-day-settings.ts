import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StaffServiceDay } from '../../contract/staff/service-days.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { useApiClient } from '../api-client.ts';
import { type BlockedTime, blockedTimes } from '../service/blocked-times.ts';
import { useSession } from '../session/session.ts';

const KEY = 'service-day';

/** What depends on the settings of a day is fetched under this key and a name of its own, and read again with them. */
export function serviceDayKey(accountId: string, date: WallDate): string[] {
  return [accountId, KEY, date];
}

/** What holds for one day only; undefined until it has been read. */
export function useServiceDaySettings(date: WallDate): StaffServiceDay | undefined {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useQuery({
    queryKey: serviceDayKey(session.venue.accountId, date),
    queryFn: async ({ signal }) =>
      (await apiClient.call('read-service-day', { params: { date } }, { signal })).answer,
    enabled: isCurrent,
  }).data;
}

/** When staff keep which tables free on a day; nothing until that has been read. */
export function useBlockedTimes(date: WallDate): readonly BlockedTime[] {
  const blocks = useServiceDaySettings(date)?.blocks;
  return useMemo(() => blockedTimes(blocks ?? []), [blocks]);
}

/** Reads again what is on screen. */
export function refreshServiceDays(cache: QueryClient, accountId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: [accountId, KEY] });
}

/** As {@link refreshServiceDays}. What is on its way is awaited: it can take longer than until the next poll. */
export function pollServiceDays(cache: QueryClient, accountId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: [accountId, KEY] }, { cancelRefetch: false });
}
