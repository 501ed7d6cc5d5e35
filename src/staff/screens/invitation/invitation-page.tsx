import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { problemCodeOf } from '../../../client/errors.ts';
import { useApiClient } from '../../api-client.ts';
import { useLanguage, useMessages } from '../../messages/messages.ts';
import '../house/team/team.css';
import { type FormEvent, type HTMLAttributes, useState } from 'react';
import { isNamed } from '../../../domain/typed-text.ts';
import { Field } from '../../parts/field.tsx';
import { startSession } from '../../session/session.ts';

/** What the link invites to, and the form to join; or that it no longer works. */
export default function InvitationPage({ token }: { token: string }) {
  const apiClient = useApiClient();
  const messages = useMessages('service');
  const { choose } = useLanguage();
  const texts = messages.team;
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => {
      const { answer } = await apiClient.call('read-invitation', { body: { token } });
      // Once: whoever reads the page may choose another.
      choose(answer.language);
      return answer;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (problemCodeOf(error) === 'VALIDATION_ERROR')
    return (
      <>
        <h1>{texts.inviteEnded}</h1>
        <p>{texts.inviteEndedWhy}</p>
        <a className="button wide" href="/staff">
          {texts.toSignIn}
        </a>
      </>
    );
  if (error)
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          {messages.tryAgain}
        </button>
      </div>
    );
  if (!data) return <p role="status">{messages.loading}</p>;
  return (
    <>
      <h1>{texts.inviteHeading(data.venue)}</h1>
      <p>{texts.inviteAs(texts.roles[data.role])}</p>
      <p className="quiet-text">{texts.roleMeans[data.role]}</p>
      <JoinForm token={token} name={data.name} />
    </>
  );
}

interface JoinFormProps {
  token: string;
  /** As who invited wrote it. */
  name: string;
}

/** Name, email and password of a new member, who is signed in then. */
function JoinForm({ token, name: invitedAs }: JoinFormProps) {
  const { team: texts } = useMessages('service');
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const [name, setName] = useState(invitedAs);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const issues = {
    name: !isNamed(name) ? texts.nameMissing : undefined,
    email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : texts.emailInvalid,
    password: [...password].length < 10 ? texts.passwordShort : undefined,
  };
  const join = useMutation({
    // What was typed comes with the call: an Enter may be faster than the render after the last key.
    mutationFn: async (typed: { name: string; email: string; password: string }) => {
      const body = { token, ...typed };
      return (await apiClient.call('accept-invitation', { body }, { maxTries: 1 })).answer;
    },
    onSuccess: (session) => {
      // The link is used up, so the address must not have it any more.
      window.history.replaceState(null, '', window.location.pathname);
      startSession(cache, session);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.values(issues).every((issue) => issue === undefined))
      join.mutate({ name: name.trim(), email: email.trim(), password });
  };
  const text = (
    label: string,
    value: string,
    onChange: (value: string) => void,
    error: string | undefined,
    attributes: HTMLAttributes<HTMLInputElement> & { type?: string; autoComplete: string },
  ) => (
    <Field
      label={label}
      error={isChecked ? error : undefined}
      hint={attributes.type === 'password' ? texts.passwordShort : undefined}
      input={(field) => (
        <input
          {...field}
          {...attributes}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    />
  );
  const isTaken = problemCodeOf(join.error) === 'VALIDATION_ERROR';
  return (
    <form className="form join-form" noValidate onSubmit={submit}>
      {join.error && (
        <p className="problem" role="alert">
          {isTaken ? texts.emailTaken : texts.failed}
        </p>
      )}
      {text(texts.name, name, setName, issues.name, { autoComplete: 'name' })}
      {text(texts.email, email, setEmail, issues.email, {
        type: 'email',
        autoComplete: 'username',
      })}
      {text(texts.newPassword, password, setPassword, issues.password, {
        type: 'password',
        autoComplete: 'new-password',
      })}
      <button type="submit" className="button main wide" aria-busy={join.isPending}>
        {texts.join}
      </button>
    </form>
  );
}
