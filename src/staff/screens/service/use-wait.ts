import { useQuery } from '@tanstack/react-query';
import { STAFF_PATHS } from '../../../contract/paths.ts';
import type { StaffWaits } from '../../../contract/staff/waits.ts';
import { useApiClient } from '../../api-client.ts';
import { useSession } from '../../session/session.ts';

/**
 * How long a party without a booking waits, as the server judges it.
 * @param party null while the wait is of no interest
 * @returns undefined until it is known, also without a network
 */
export function useWait(
  party: { pax: number; paxChildren: number } | null,
): StaffWaits['waits'] | undefined {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { data } = useQuery({
    queryKey: [session.venue.accountId, 'waits', party?.pax, party?.paxChildren],
    queryFn: async ({ signal }) => {
      const query = { pax: party?.pax, paxChildren: party?.paxChildren };
      const request = { ...STAFF_PATHS['read-waits'], query };
      return (await apiClient.request<StaffWaits>(request, { signal, maxTries: 2 })).answer.waits;
    },
    enabled: isCurrent && party !== null,
    gcTime: 0,
  });
  return party === null ? undefined : data;
}
