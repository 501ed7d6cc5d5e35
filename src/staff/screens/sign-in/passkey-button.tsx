import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '../../../client/errors.ts';
import { useApiClient } from '../../api-client.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { startSession } from '../../session/session.ts';

/** Signs in with a passkey of this device, or of a phone nearby, without email and password. */
export function PasskeyButton() {
  const messages = useMessages();
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const signIn = useMutation({
    mutationFn: async () => {
      const { signWithPasskey } = await import('../../passkeys/web-authn.ts');
      // No retries: a challenge is answered once.
      const options = { maxTries: 1 };
      const begun = await apiClient.call('begin-passkey-sign-in', {}, options);
      const body = { credential: await signWithPasskey(begun.answer) };
      return (await apiClient.call('sign-in-with-passkey', { body }, options)).answer;
    },
    onSuccess: (session) => startSession(cache, session),
  });
  return (
    <>
      <button
        type="button"
        className="button wide tall"
        aria-busy={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {messages.session.passkey}
      </button>
      {signIn.error && (
        <p className="problem" role="alert">
          {errorText(signIn.error, messages)}
        </p>
      )}
    </>
  );
}

function errorText(error: Error, { session: texts }: StaffMessages): string {
  if (error instanceof ProblemError && error.problem.status === 429)
    return texts.tooMany(error.retryAfterSeconds);
  // A DOMException: nobody chose a passkey.
  const wasAnswered = error instanceof ProblemError || error instanceof DOMException;
  return wasAnswered ? texts.passkeyFailed : texts.noConnection;
}
