import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ProblemError } from '../../../client/errors.ts';
import type { SignInRequest, StaffSession } from '../../../contract/staff/session.ts';
import { useApiClient } from '../../api-client.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { Field } from '../../parts/field.tsx';
import { startSession } from '../../session/session.ts';

const signInSchema = ({ session: texts }: StaffMessages) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, texts.emailMissing)),
    password: z.string().check(z.minLength(1, texts.passwordMissing)),
  });

/** @param email filled in if a session expired; otherwise empty */
export default function SignInForm({ email }: { email: string }) {
  const messages = useMessages();
  const apiClient = useApiClient();
  const cache = useQueryClient();
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

  const signIn = useMutation({
    mutationFn: async (body: SignInRequest) => {
      const request = { method: 'POST', path: '/session', body } as const;
      // No retries: every attempt counts towards the rate limit.
      return (await apiClient.request<StaffSession>(request, { maxTries: 1 })).answer;
    },
    onSuccess: (session) => startSession(cache, session),
    onError: () => {
      setValue('password', '');
      setFocus('password');
    },
  });

  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => signIn.mutate(values))(event)}
    >
      {signIn.error && (
        <p className="problem" role="alert">
          {signInErrorText(signIn.error, messages)}
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
      <button type="submit" className="button main wide" aria-busy={signIn.isPending}>
        {signIn.isPending ? messages.session.signingIn : messages.session.signIn}
      </button>
    </form>
  );
}

function signInErrorText(error: Error, messages: StaffMessages): string {
  if (!(error instanceof ProblemError)) return messages.session.noConnection;
  const { problem, retryAfterSeconds } = error;
  if (problem.status === 401) return messages.session.wrong;
  if (problem.status === 429) return messages.session.tooMany(retryAfterSeconds);
  if (problem.status === 422) return messages.session.wrong;
  return problem.detail;
}
