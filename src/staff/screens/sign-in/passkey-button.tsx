import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '../../../client/errors.ts';
import { PASSKEY_SIGN_IN_PATHS } from '../../../contract/staff/second-factor-paths.ts';
import type { StaffSession } from '../../../contract/staff/session.ts';
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
      const begin = {
        method: 'POST',
        path: PASSKEY_SIGN_IN_PATHS['begin-passkey-sign-in'],
      } as const;
      const { answer: options } = await apiClient.request<PublicKeyCredentialRequestOptionsJSON>(
        begin,
        { maxTries: 1 },
      );
      const body = { credential: await signWithPasskey(options) };
      const path = PASSKEY_SIGN_IN_PATHS['sign-in-with-passkey'];
      const request = { method: 'POST', path, body } as const;
      // No retries: a challenge is answered once.
      return (await apiClient.request<StaffSession>(request, { maxTries: 1 })).answer;
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
