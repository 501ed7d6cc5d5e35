import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ProblemError } from '../../client/errors.ts';
import type { SignInRequest, StaffSession } from '../../contract/staff.ts';
import { useDoor } from '../door.ts';
import { Field } from '../field.tsx';
import { messages } from '../messages.ts';
import { SESSION_KEY } from '../session.ts';

const Form = z.object({
  email: z.string().check(z.trim(), z.minLength(1, messages.session.emailMissing)),
  password: z.string().check(z.minLength(1, messages.session.passwordMissing)),
});

/** @param email put in already, where the person is known and only has to sign in again */
export default function SignInForm({ email }: { email: string }) {
  const door = useDoor();
  const cache = useQueryClient();
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<SignInRequest>({
    defaultValues: { email, password: '' },
    resolver: zodResolver(Form, { jitless: true }),
  });

  useEffect(() => setFocus(email === '' ? 'email' : 'password'), [email, setFocus]);

  const signIn = useMutation({
    mutationFn: async (body: SignInRequest) => {
      const request = { method: 'POST', path: '/session', body } as const;
      // Never by itself a second time: each try counts towards being slowed down.
      return (await door.request<StaffSession>(request, { maxTries: 1 })).answer;
    },
    onSuccess: (session) => cache.setQueryData(SESSION_KEY, session),
    onError: () => {
      setValue('password', '');
      setFocus('password');
    },
  });

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => signIn.mutate(values))(event)}
    >
      {signIn.error && (
        <p className="problem" role="alert">
          {failureText(signIn.error)}
        </p>
      )}
      <Field
        label={messages.session.email}
        error={formState.errors.email?.message}
        input={
          <input
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...register('email')}
          />
        }
      />
      <Field
        label={messages.session.password}
        error={formState.errors.password?.message}
        input={<input type="password" autoComplete="current-password" {...register('password')} />}
      />
      <button type="submit" className="button main wide" aria-busy={signIn.isPending}>
        {signIn.isPending ? messages.session.signingIn : messages.session.signIn}
      </button>
    </form>
  );
}

function failureText(failure: Error): string {
  if (!(failure instanceof ProblemError)) return messages.session.noConnection;
  const { problem, retryAfterSeconds } = failure;
  if (problem.status === 401) return messages.session.wrong;
  if (problem.status === 429) return messages.session.tooMany(retryAfterSeconds);
  if (problem.status === 422) return messages.session.wrong;
  return problem.detail;
}
