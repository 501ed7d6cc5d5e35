import { queryOptions } from '@tanstack/react-query';
import type { Colleagues } from '../../../contract/staff/team.ts';
import { useApiClient } from '../../api-client.ts';
import { useSession } from '../../session/session.ts';

export type Colleague = Colleagues['colleagues'][number];

/** Who works here, and what each may do with their PIN. */
export function useColleaguesQuery() {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return queryOptions({
    queryKey: [session.venue.accountId, 'colleagues'],
    enabled: isCurrent,
    queryFn: async ({ signal }) =>
      (await apiClient.call('list-colleagues', {}, { signal })).answer.colleagues,
  });
}
