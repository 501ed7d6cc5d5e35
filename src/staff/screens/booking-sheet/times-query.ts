import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../client/call.ts';
import { STAFF_PATHS } from '../../../contract/paths.ts';
import type { StaffTimes, StaffTimesRequest } from '../../../contract/staff/times.ts';
import type { WallDate } from '../../../domain/venue-time.ts';

export type StaffTime = StaffTimes['times'][number];

/**
 * The times of a work day for a party. Until they are known, the previous ones stay; a question that is out of date
 * is aborted.
 */
export function timesQuery(
  apiClient: Client,
  accountId: string,
  date: WallDate,
  request: StaffTimesRequest | null,
) {
  const { method, path } = STAFF_PATHS['list-times'];
  return queryOptions({
    queryKey: [accountId, 'times', date, request],
    queryFn: async ({ signal }) => {
      const question = { method, path: path.replace('{date}', date), body: request };
      const { answer } = await apiClient.request<StaffTimes>(question, { signal, maxTries: 2 });
      return answer.times;
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}
