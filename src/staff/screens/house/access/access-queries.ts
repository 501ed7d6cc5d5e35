import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '../../../../client/call.ts';
import type { AnswerOf as AnswerOfOperation, InputOf } from '../../../../contract/operation.ts';
import type { Access } from '../../../../contract/staff/access.ts';
import type { ACCESS_OPERATIONS } from '../../../../contract/staff/access-operations.ts';
import { type StaffClient, useApiClient } from '../../../api-client.ts';
import { useSession } from '../../../session/session.ts';

type AccessOperations = typeof ACCESS_OPERATIONS;
type AccessOperation = keyof AccessOperations;
export type AnswerOf<Name extends AccessOperation> = AnswerOfOperation<AccessOperations[Name]>;

export type PublishableKey = Access['publishableKeys'][number];
export type Partner = Access['partners'][number];
export type ApiKey = Partner['apiKeys'][number];
export type Webhook = Partner['webhooks'][number];
export type WebhookTry = AnswerOf<'list-webhook-tries'>['tries'][number];

function keyOf(accountId: string, ...more: string[]): string[] {
  return [accountId, 'access', ...more];
}

function accessQuery(apiClient: StaffClient, accountId: string) {
  return queryOptions({
    queryKey: keyOf(accountId),
    queryFn: async ({ signal }) => (await apiClient.call('read-access', {}, { signal })).answer,
  });
}

/** Who has access to the venue besides its staff. */
export function useAccess() {
  const { session, isCurrent } = useSession();
  const query = accessQuery(useApiClient(), session.venue.accountId);
  return useQuery({ ...query, enabled: isCurrent });
}

/** The latest tries to send to a webhook, newest first. */
export function useWebhookTries(webhookId: string) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useQuery({
    queryKey: keyOf(session.venue.accountId, 'tries', webhookId),
    queryFn: async ({ signal }) =>
      (await apiClient.call('list-webhook-tries', { params: { webhookId } }, { signal })).answer
        .tries,
    enabled: isCurrent,
    gcTime: 0,
  });
}

type AccessChange<Name extends AccessOperation> = InputOf<AccessOperations[Name]> & {
  /** Gets the answer, which is kept nowhere else: it may have a secret. */
  onAnswer?: (answer: AnswerOf<Name>) => void;
};

/**
 * Changes who has access. Sent once, because the server would create a key twice. Afterwards the list is as the server
 * has it, also if no answer came.
 */
export function useAccessChange<Name extends AccessOperation>(name: Name) {
  const apiClient = useApiClient();
  const accessClient: Client<AccessOperations> = apiClient;
  const cache = useQueryClient();
  const { session } = useSession();
  const { queryKey } = accessQuery(apiClient, session.venue.accountId);
  return useMutation({
    mutationFn: async (change: AccessChange<Name>) => {
      const { answer } = await accessClient.call(name, change, { maxTries: 1 });
      change.onAnswer?.(answer);
      if (!('publishableKeys' in answer)) return;
      await cache.cancelQueries({ queryKey, exact: true });
      cache.setQueryData(queryKey, answer);
    },
    onSettled: () => void cache.invalidateQueries({ queryKey }),
    gcTime: 0,
  });
}
