import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { StaffServiceDay } from '../../contract/staff/service-days.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { useApiClient } from '../api-client.ts';
import { useSession } from '../session/session.ts';

const KEY = 'service-day';

/** What holds for one day only; undefined until it has been read. */
export function useServiceDaySettings(date: WallDate): StaffServiceDay | undefined {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useQuery({
    queryKey: [session.venue.accountId, KEY, date],
    queryFn: async ({ signal }) => {
      const request = { method: 'GET', path: `/service-days/${date}` } as const;
      return (await apiClient.request<StaffServiceDay>(request, { signal })).answer;
    },
    enabled: isCurrent,
  }).data;
}

/** Reads again what is on screen. */
export function refreshServiceDays(cache: QueryClient, accountId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: [accountId, KEY] });
}
