import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BeginAuthenticatorAnswer } from '../../../../contract/staff/second-factors.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Field } from '../../../parts/field.tsx';
import { accountErrorText, useAccountChange } from './second-factor-queries.ts';

interface ConfirmAppProps {
  app: BeginAuthenticatorAnswer;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Hands the secret to an app, on another device or on this one, and asks for the code that the app shows then. */
export function ConfirmApp({ app, onConfirmed }: ConfirmAppProps) {
  const messages = useMessages('house');
  const texts = messages.secondFactors;
  const { size, path } = app.qrCode;
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const confirm = useAccountChange((send) =>
    send('confirm-authenticator', { body: { code: code.trim() } }),
  );
  const isComplete = /^\s*\d{3} ?\d{3}\s*$/.test(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(!isComplete);
    if (!isComplete) return;
    confirm.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      onError: () => setCode(''),
    });
  };
  return (
    <form className="form factor-form" noValidate onSubmit={submit}>
      {confirm.error && (
        <p className="problem" role="alert">
          {accountErrorText(confirm.error, messages)}
        </p>
      )}
      <p>{texts.scan}</p>
      <svg className="qr-code" role="img" aria-label={texts.qrCode} viewBox={`0 0 ${size} ${size}`}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>
        <a className="button" href={app.address}>
          {texts.openApp}
        </a>
      </p>
      <p>
        {texts.orType} <code className="app-secret">{app.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <Field
        label={texts.firstCode}
        error={isChecked && !isComplete ? texts.firstCodeMissing : undefined}
        input={(attributes) => (
          <input
            {...attributes}
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      />
      <div className="dialog-foot">
        <button type="submit" className="button main" aria-busy={confirm.isPending}>
          {texts.confirm}
        </button>
      </div>
    </form>
  );
}
