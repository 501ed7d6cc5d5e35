import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StaffTimes, StaffTimesRequest } from '../../../contract/staff/times.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import type { StaffClient } from '../../api-client.ts';

export type StaffTime = StaffTimes['times'][number];

/**
 * The times of a work day for a party. Until they are known, the previous ones stay; a question that is out of date
 * is aborted.
 */
export function timesQuery(
  apiClient: StaffClient,
  accountId: string,
  date: WallDate,
  request: StaffTimesRequest | null,
) {
  return queryOptions({
    queryKey: [accountId, 'times', date, request],
    queryFn: async ({ signal }) => {
      if (!request) return [];
      const input = { params: { date }, body: request };
      return (await apiClient.call('list-times', input, { signal, maxTries: 2 })).answer.times;
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}
