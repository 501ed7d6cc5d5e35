import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Client, PlainRequest } from '../../../../client/call.ts';
import type { Access } from '../../../../contract/staff/access.ts';
import type { ACCESS_ENDPOINTS } from '../../../../contract/staff/access-endpoints.ts';
import { HOUSE_PATHS } from '../../../../contract/staff/house-paths.ts';
import { useApiClient } from '../../../api-client.ts';
import { useSession } from '../../../session/session.ts';

type Endpoints = typeof ACCESS_ENDPOINTS;
type AccessOperation = keyof Endpoints;
export type AnswerOf<Name extends AccessOperation> = z.infer<Endpoints[Name]['answer']>;

export type PublishableKey = Access['publishableKeys'][number];
export type Partner = Access['partners'][number];
export type ApiKey = Partner['apiKeys'][number];
export type Webhook = Partner['webhooks'][number];
export type WebhookTry = AnswerOf<'list-webhook-tries'>['tries'][number];

function keyOf(accountId: string, ...more: string[]): string[] {
  return [accountId, 'access', ...more];
}

function requestOf(name: AccessOperation, params: object = {}): PlainRequest {
  const { method, path } = HOUSE_PATHS[name];
  const filled = Object.entries(params).reduce<string>(
    (before, [param, value]) => before.replace(`{${param}}`, encodeURIComponent(String(value))),
    path,
  );
  return { method, path: filled };
}

function accessQuery(apiClient: Client, accountId: string) {
  return queryOptions({
    queryKey: keyOf(accountId),
    queryFn: async ({ signal }) =>
      (await apiClient.request<Access>(requestOf('read-access'), { signal })).answer,
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
    queryFn: async ({ signal }) => {
      const request = requestOf('list-webhook-tries', { webhookId });
      return (await apiClient.request<AnswerOf<'list-webhook-tries'>>(request, { signal })).answer
        .tries;
    },
    enabled: isCurrent,
    gcTime: 0,
  });
}

interface AccessChange<Name extends AccessOperation> {
  params?: z.infer<Endpoints[Name]['params']>;
  body?: z.input<Endpoints[Name]['body']>;
  /** Gets the answer, which is kept nowhere else: it may have a secret. */
  onAnswer?: (answer: AnswerOf<Name>) => void;
}

/**
 * Changes who has access. Sent once, because the server would create a key twice. Afterwards the list is as the server
 * has it, also if no answer came.
 */
export function useAccessChange<Name extends AccessOperation>(name: Name) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  const { queryKey } = accessQuery(apiClient, session.venue.accountId);
  return useMutation({
    mutationFn: async ({ params, body, onAnswer }: AccessChange<Name>) => {
      const request = requestOf(name, params);
      if (body !== undefined) request.body = body;
      const { answer } = await apiClient.request<AnswerOf<Name>>(request, { maxTries: 1 });
      onAnswer?.(answer);
      if (!('publishableKeys' in answer)) return;
      await cache.cancelQueries({ queryKey, exact: true });
      cache.setQueryData(queryKey, answer);
    },
    onSettled: () => void cache.invalidateQueries({ queryKey }),
    gcTime: 0,
  });
}
