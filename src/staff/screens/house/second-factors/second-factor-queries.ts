import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '../../../../client/call.ts';
import { ProblemError } from '../../../../client/errors.ts';
import type { AnswerOf, InputOf } from '../../../../contract/operation.ts';
import type { SECOND_FACTOR_OPERATIONS } from '../../../../contract/staff/second-factor-operations.ts';
import { useApiClient } from '../../../api-client.ts';
import type { MessagesWith } from '../../../messages/staff-messages.ts';
import { useSession } from '../../../session/session.ts';

/** What the member signs in with besides the password. */
export function useSecondFactorsQuery() {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return queryOptions({
    queryKey: [session.venue.accountId, 'second-factors', session.staff.uuid],
    enabled: isCurrent,
    queryFn: async ({ signal }) =>
      (await apiClient.call('list-second-factors', {}, { signal })).answer,
  });
}

type AccountOperations = typeof SECOND_FACTOR_OPERATIONS;
type SendAccountCall = <Name extends keyof AccountOperations>(
  name: Name,
  input: InputOf<AccountOperations[Name]>,
) => Promise<AnswerOf<AccountOperations[Name]>>;

/**
 * Makes a change with requests of the account, and reads the list again.
 * @param make sends its requests with the function that it gets
 */
export function useAccountChange<Values, Answer>(
  make: (send: SendAccountCall, values: Values) => Promise<Answer>,
) {
  const apiClient: Client<AccountOperations> = useApiClient();
  const cache = useQueryClient();
  const { queryKey } = useSecondFactorsQuery();
  return useMutation({
    // No retries: a wrong password or code counts.
    mutationFn: (values: Values) =>
      make(
        async (name, input) => (await apiClient.call(name, input, { maxTries: 1 })).answer,
        values,
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey }),
  });
}

/** The body that proves who somebody is: six digits or a recovery code are a code, all else is the password. */
export function toProof(text: string): { password: string } | { code: string } {
  const plain = text.trim();
  const isCode = /^\d{3} ?\d{3}$/.test(plain) || /^\w{4}([- ]\w{4}){3}$/.test(plain);
  return isCode ? { code: plain } : { password: text };
}

/** What to say about a change that failed. */
export function accountErrorText(
  error: Error,
  { session, secondFactors: texts }: MessagesWith<'house'>,
): string {
  if (error instanceof DOMException)
    return error.name === 'InvalidStateError' ? texts.passkeyThere : texts.passkeyCanceled;
  if (!(error instanceof ProblemError)) return texts.failed;
  const { problem, retryAfterSeconds } = error;
  if (problem.status === 429) return session.tooMany(retryAfterSeconds);
  const [issue] = problem.errors ?? [];
  if (issue?.parameter === 'password' || issue?.parameter === 'code') return texts.proofWrong;
  return texts.failed;
}
