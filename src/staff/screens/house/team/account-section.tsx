import './team.css';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { ProblemError } from '../../../../client/errors.ts';
import { type StaffCall, useApiClient } from '../../../api-client.ts';
import { loadWithTexts } from '../../../messages/load-message-part.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Field } from '../../../parts/field.tsx';
import { useSession } from '../../../session/session.ts';
import { DeviceList } from './device-list.tsx';

const SecondFactors = lazy(() =>
  loadWithTexts('house', import('../second-factors/second-factors.tsx')),
);

/** What somebody sets for themselves: PIN, password, passkeys and app, and their devices. */
export default function AccountSection() {
  const messages = useMessages('service');
  const texts = messages.team;
  const { staff } = useSession().session;
  return (
    <div className="team">
      <p>
        <strong>{staff.name}</strong>, {texts.roles[staff.role]}
        <br />
        <span className="quiet-text">{texts.roleMeans[staff.role]}</span>
      </p>
      <AccountForm
        heading={texts.pinHeading}
        hint={texts.pinHint}
        field={{ label: texts.pin, hint: undefined, invalid: texts.pinInvalid, isPin: true }}
        isValid={(pin) => /^\d{4}$/.test(pin)}
        toCall={(password, pin) => ({ operation: 'set-pin', body: { password, pin } })}
        button={texts.savePin}
        done={texts.pinSaved}
      />
      <AccountForm
        heading={texts.passwordHeading}
        hint={undefined}
        field={{
          label: texts.newPassword,
          hint: texts.newPasswordHint,
          invalid: texts.passwordShort,
          isPin: false,
        }}
        isValid={(newPassword) => [...newPassword].length >= 10}
        toCall={(password, newPassword) => ({
          operation: 'change-password',
          body: { password, newPassword },
        })}
        button={texts.savePassword}
        done={texts.passwordSaved}
      />
      <Suspense fallback={<p role="status">{messages.loading}</p>}>
        <SecondFactors />
      </Suspense>
      {/* Owners have all devices in the team’s section. */}
      {!staff.permissions.includes('team:manage') && <DeviceList />}
    </div>
  );
}

interface AccountFormProps {
  heading: string;
  hint: string | undefined;
  field: { label: string; hint: string | undefined; invalid: string; isPin: boolean };
  isValid: (value: string) => boolean;
  toCall: (password: string, value: string) => StaffCall<'set-pin' | 'change-password'>;
  button: string;
  done: string;
}

/** Changes what one proves oneself with, after the password so far. */
function AccountForm(props: AccountFormProps) {
  const { heading, hint, field, isValid, toCall, button, done } = props;
  const { team: texts } = useMessages('service');
  const apiClient = useApiClient();
  const { notify } = useNotifications();
  const headingId = useId();
  const [value, setValue] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    // What was typed comes with the call: an Enter may be faster than the render after the last key.
    mutationFn: (call: ReturnType<AccountFormProps['toCall']>) =>
      apiClient.send(call, { maxTries: 1 }),
    onSuccess: () => {
      setValue('');
      notify({ text: done, isProblem: false });
    },
    onSettled: () => {
      setPassword('');
      setIsChecked(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isValid(value) && password !== '') save.mutate(toCall(password, value));
  };
  return (
    <section className="card" aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      {hint && <p className="quiet-text">{hint}</p>}
      <form className="form team-form" noValidate onSubmit={submit}>
        {save.error && (
          <p className="problem" role="alert">
            {accountErrorText(save.error, texts)}
          </p>
        )}
        <Field
          label={field.label}
          hint={field.hint}
          error={isChecked && !isValid(value) ? field.invalid : undefined}
          input={(attributes) => (
            <input
              {...attributes}
              type="password"
              inputMode={field.isPin ? 'numeric' : 'text'}
              autoComplete={field.isPin ? 'off' : 'new-password'}
              maxLength={field.isPin ? 4 : 1024}
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        />
        <Field
          label={texts.password}
          error={isChecked && password === '' ? texts.passwordMissing : undefined}
          input={(attributes) => (
            <input
              {...attributes}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        />
        <button type="submit" className="button main" aria-busy={save.isPending}>
          {button}
        </button>
      </form>
    </section>
  );
}

function accountErrorText(
  error: Error,
  texts: ReturnType<typeof useMessages<'service'>>['team'],
): string {
  if (!(error instanceof ProblemError)) return texts.failed;
  if (error.problem.status === 429) return texts.waitSeconds(error.retryAfterSeconds);
  return error.problem.status === 422 ? texts.passwordWrong : texts.failed;
}
