import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '../../../client/call.ts';
import { STAFF_PATHS } from '../../../contract/paths.ts';
import type {
  BlockAnswer,
  BlockRequest,
  ServiceDayRequest,
  StaffServiceDay,
} from '../../../contract/staff/service-days.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { refreshServiceDays } from '../../day-data/service-day-settings.ts';
import { useSession } from '../../session/session.ts';

/** Whom settings would affect; undefined until the server has answered. */
export function useAffectedBySettings(date: WallDate, settings: ServiceDayRequest | null) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useQuery({
    queryKey: [...affectedKey(session.venue.accountId), date, settings],
    queryFn: async ({ signal }) => {
      const body = { ...settings, dryRun: true };
      const request = { method: 'PUT', path: pathOf(date), body } as const;
      return (await apiClient.request<StaffServiceDay>(request, { signal })).answer.affected;
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
      const request = { ...STAFF_PATHS['create-block'], body: { ...block, dryRun: true } };
      return (await apiClient.request<BlockAnswer>(request, { signal })).answer.affected;
    },
    enabled: isCurrent && block !== null,
    gcTime: 0,
  });
}

/** A change of the day. What it affects is read again, whatever becomes of it. */
export function useDayChange<Change>(
  send: (apiClient: Client, change: Change) => Promise<unknown>,
) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { accountId } = useSession().session.venue;
  return useMutation({
    mutationFn: (change: Change) => send(apiClient, change),
    onSettled: () => refreshServiceDays(cache, accountId),
  });
}

export function saveSettings(date: WallDate) {
  return (apiClient: Client, body: ServiceDayRequest) =>
    apiClient.request({ method: 'PUT', path: pathOf(date), body });
}

export function sendBlock(apiClient: Client, body: BlockRequest) {
  return apiClient.request({ ...STAFF_PATHS['create-block'], body });
}

export function sendRelease(apiClient: Client, id: string) {
  return apiClient.request({ method: 'DELETE', path: `/blocks/${encodeURIComponent(id)}` });
}

function pathOf(date: WallDate) {
  return `/service-days/${date}` as const;
}
