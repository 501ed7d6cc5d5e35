import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '../../../client/call.ts';
import type {
  BlockAnswer,
  BlockRequest,
  ServiceDayRequest,
  StaffServiceDay,
} from '../../../contract/staff/service-days.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { type StaffClient, useApiClient } from '../../api-client.ts';
import { refreshServiceDays, serviceDayKey } from '../../day-data/service-day-settings.ts';
import { useSession } from '../../session/session.ts';

/** Whom settings would affect; undefined until the server has answered. */
export function useAffectedBySettings(date: WallDate, settings: ServiceDayRequest | null) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useQuery({
    queryKey: [...affectedKey(session.venue.accountId), date, settings],
    queryFn: async ({ signal }) => {
      if (!settings) return [];
      const input = { params: { date }, body: { ...settings, dryRun: true } };
      return (await apiClient.call('update-service-day', input, { signal })).answer.affected;
    },
    enabled: isCurrent && settings !== null,
    gcTime: 0,
  });
}

function affectedKey(accountId: string): string[] {
  return [accountId, 'affected'];
}

/** Reads again whom the settings of days affect, those that are stored and those that somebody considers. */
export async function refreshAffected(cache: QueryClient, accountId: string): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: affectedKey(accountId) }),
    refreshServiceDays(cache, accountId),
  ]);
}

/** Who has a table in the time of a block. */
export function useAffectedByBlock(block: BlockRequest | null) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useQuery({
    queryKey: [session.venue.accountId, 'in-the-way', block],
    queryFn: async ({ signal }) => {
      if (!block) return [];
      const body = { ...block, dryRun: true };
      return (await apiClient.call('create-block', { body }, { signal })).answer.affected;
    },
    enabled: isCurrent && block !== null,
    gcTime: 0,
  });
}

/**
 * A change of the day. The answer is on screen at once. The affected bookings are then read again in the background, also after
 * a failure.
 */
export function useDayChange<Change>(
  send: (apiClient: StaffClient, change: Change) => Promise<Reply<StaffServiceDay | BlockAnswer>>,
) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { accountId } = useSession().session.venue;
  return useMutation({
    mutationFn: (change: Change) => send(apiClient, change),
    onSuccess: async ({ answer }) => {
      if (!('date' in answer)) return;
      const queryKey = serviceDayKey(accountId, answer.date);
      await cache.cancelQueries({ queryKey, exact: true });
      cache.setQueryData(queryKey, answer);
    },
    onSettled: () => void refreshServiceDays(cache, accountId),
  });
}

export function saveSettings(date: WallDate) {
  return (apiClient: StaffClient, body: ServiceDayRequest) =>
    apiClient.call('update-service-day', { params: { date }, body });
}

export function sendBlock(apiClient: StaffClient, body: BlockRequest) {
  return apiClient.call('create-block', { body });
}

export function sendRelease(apiClient: StaffClient, id: string) {
  return apiClient.call('release-block', { params: { blockId: id } });
}
