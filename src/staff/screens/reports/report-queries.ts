import { useQuery } from '@tanstack/react-query';
import { STAFF_API, STAFF_PATHS } from '../../../contract/paths.ts';
import type { Report, ServiceReport } from '../../../contract/staff/reports.ts';
import type { ReportGroup } from '../../../domain/reports/group-by.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { useSession } from '../../session/session.ts';
import type { Period } from './report-period.ts';

/** Figures of days that are over change rarely, those of today with each tap. */
const STALE_MS = 60_000;

/** The figures of one work day. */
export function useServiceReport(date: WallDate) {
  return useRead<ServiceReport>(serviceReportPath(date), {});
}

/** The figures of a period. */
export function useReport({ from, to }: Period, by: ReportGroup) {
  return useRead<Report>(STAFF_PATHS['read-report'].path, { from, to, by });
}

function useRead<Answer>(path: string, query: Record<string, string>) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useQuery({
    queryKey: [session.venue.accountId, 'reports', path, query],
    queryFn: async ({ signal }) => {
      const request = { method: 'GET', path, query } as const;
      return (await apiClient.request<Answer>(request, { signal })).answer;
    },
    enabled: isCurrent,
    staleTime: STALE_MS,
  });
}

/** The address of the same figures as a CSV file. */
export function csvOfService(date: WallDate): string {
  return `${STAFF_API}${serviceReportPath(date)}?format=csv`;
}

export function csvOfReport({ from, to }: Period, by: ReportGroup): string {
  const query = new URLSearchParams({ from, to, by, format: 'csv' });
  return `${STAFF_API}${STAFF_PATHS['read-report'].path}?${query}`;
}

function serviceReportPath(date: WallDate): string {
  return STAFF_PATHS['read-service-report'].path.replace('{date}', date);
}
