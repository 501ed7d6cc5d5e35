import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ProblemError, problemCodeOf } from '../../../client/errors.ts';
import type { SignInRequest } from '../../../contract/staff/session.ts';
import { useApiClient } from '../../api-client.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { Field } from '../../parts/field.tsx';
import { mayHavePasskeys } from '../../passkeys/may-have-passkeys.ts';
import { startSession } from '../../session/session.ts';

const signInSchema = ({ session: texts }: StaffMessages) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, texts.emailMissing)),
    password: z.string().check(z.minLength(1, texts.passwordMissing)),
    /** There is a field for it once the server has asked for it. */
    code: z.optional(z.string().check(z.trim(), z.minLength(1, texts.codeMissing))),
  });

/** @param email filled in if a session expired; otherwise empty */
export default function SignInForm({ email }: { email: string }) {
  const messages = useMessages();
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const [needsCode, setNeedsCode] = useState(false);
  const schema = useMemo(() => signInSchema(messages), [messages]);
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<SignInRequest>({
    defaultValues: { email, password: '' },
    resolver: zodResolver(schema, { jitless: true }),
  });

  const form = useRef<HTMLFormElement>(null);
  // Not setFocus of react-hook-form, which waits for a timer: the focus is set before paint.
  useLayoutEffect(() => {
    form.current
      ?.querySelector<HTMLElement>(`[name=${email === '' ? 'email' : 'password'}]`)
      ?.focus();
  }, [email]);
  useLayoutEffect(() => {
    if (needsCode) form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
  }, [needsCode]);

  const signIn = useMutation({
    // No retries: every attempt counts towards the rate limit.
    mutationFn: async (body: SignInRequest) =>
      (await apiClient.call('sign-in', { body }, { maxTries: 1 })).answer,
    onSuccess: (session) => startSession(cache, session),
    onError: (error) => {
      // The password was right.
      if (isCodeMissing(error)) setNeedsCode(true);
      else if (needsCode) {
        setValue('code', '');
        setFocus('code');
      } else {
        setValue('password', '');
        setFocus('password');
      }
    },
  });
  const codeError = formState.errors.code?.message;

  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => signIn.mutate(values))(event)}
    >
      {signIn.error && !isCodeMissing(signIn.error) && (
        <p className="problem" role="alert">
          {signInErrorText(signIn.error, needsCode, messages)}
        </p>
      )}
      <Field
        label={messages.session.email}
        error={formState.errors.email?.message}
        input={(attributes) => (
          <input
            {...attributes}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...register('email')}
          />
        )}
      />
      <Field
        label={messages.session.password}
        error={formState.errors.password?.message}
        input={(attributes) => (
          <input
            {...attributes}
            type="password"
            autoComplete="current-password"
            {...register('password')}
          />
        )}
      />
      {needsCode && (
        <Field
          label={messages.session.code}
          hint={messages.session.codeHint}
          error={codeError}
          input={(attributes) => (
            <input
              {...attributes}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...register('code')}
            />
          )}
        />
      )}
      <button type="submit" className="button main wide tall" aria-busy={signIn.isPending}>
        {signIn.isPending ? messages.session.signingIn : messages.session.signIn}
      </button>
      {mayHavePasskeys() && !needsCode && <PasskeyButton />}
    </form>
  );
}

function isCodeMissing(error: Error): boolean {
  const code: string | null = problemCodeOf(error);
  return code === 'SECOND_FACTOR_REQUIRED';
}

function signInErrorText(error: Error, needsCode: boolean, messages: StaffMessages): string {
  if (!(error instanceof ProblemError)) return messages.session.noConnection;
  const { problem, retryAfterSeconds } = error;
  if (problem.status === 401)
    return needsCode ? messages.session.codeWrong : messages.session.wrong;
  if (problem.status === 429) return messages.session.tooMany(retryAfterSeconds);
  if (problem.status === 422) return messages.session.wrong;
  return problem.detail;
}

/** Signs in with a passkey of this device, or of a phone nearby, without email and password. */
function PasskeyButton() {
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
