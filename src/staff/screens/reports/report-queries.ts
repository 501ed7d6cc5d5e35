import { useQuery } from '@tanstack/react-query';
import type { ReportGroup } from '../../../domain/reports/group-by.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { hrefOf, useApiClient } from '../../api-client.ts';
import { useSession } from '../../session/session.ts';
import type { Period } from './report-period.ts';

/** Figures of days that are over change rarely, those of today with each tap. */
const STALE_MS = 60_000;

/** The figures of one work day. */
export function useServiceReport(date: WallDate) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useQuery({
    queryKey: [session.venue.accountId, 'reports', date],
    queryFn: async ({ signal }) =>
      (await apiClient.call('read-service-report', { params: { date }, query: {} }, { signal }))
        .answer,
    enabled: isCurrent,
    staleTime: STALE_MS,
  });
}

/** The figures of a period. */
export function useReport({ from, to }: Period, by: ReportGroup) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const query = { from, to, by };
  return useQuery({
    queryKey: [session.venue.accountId, 'reports', query],
    queryFn: async ({ signal }) =>
      (await apiClient.call('read-report', { query }, { signal })).answer,
    enabled: isCurrent,
    staleTime: STALE_MS,
  });
}

/** The address of the same figures as a CSV file. */
export function csvOfService(date: WallDate): string {
  return `${hrefOf('read-service-report', { params: { date } })}?format=csv`;
}

export function csvOfReport({ from, to }: Period, by: ReportGroup): string {
  const query = { from, to, by, format: 'csv' } as const;
  return `${hrefOf('read-report', { query })}?${new URLSearchParams(query)}`;
}
