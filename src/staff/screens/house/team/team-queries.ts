import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type StaffCall, useApiClient } from '../../../api-client.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { useSession } from '../../../session/session.ts';

/** What the team's screens show. */
export function useTeamQuery() {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return queryOptions({
    queryKey: [session.venue.accountId, 'team', session.staff.uuid],
    enabled: isCurrent,
    queryFn: async ({ signal }) => (await apiClient.call('list-team', {}, { signal })).answer,
  });
}

export function useDevicesQuery() {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return queryOptions({
    queryKey: [session.venue.accountId, 'devices', session.staff.uuid],
    enabled: isCurrent,
    queryFn: async ({ signal }) => (await apiClient.call('list-devices', {}, { signal })).answer,
  });
}

interface TeamChange {
  call: StaffCall;
  /** What was done, in words. */
  done: string;
  /** Why the server refused it, if there is more to say than that. */
  refused?: string;
}

/** Makes a change of the team or a device, says what came of it, and reads the lists again. */
export function useTeamChange() {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { notify } = useNotifications();
  const messages = useMessages('service');
  const { session } = useSession();
  const { accountId } = session.venue;
  return useMutation({
    mutationFn: ({ call }: TeamChange) => apiClient.send(call, { maxTries: 1 }),
    onSuccess: (_, { done }) => notify({ text: done, isProblem: false }),
    onError: (_, { refused }) => notify({ text: refused ?? messages.team.failed, isProblem: true }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [accountId, 'team'] }),
        cache.invalidateQueries({ queryKey: [accountId, 'devices'] }),
      ]),
  });
}
