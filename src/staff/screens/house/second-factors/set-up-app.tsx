import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BeginAuthenticatorAnswer } from '../../../../contract/staff/second-factors.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { accountErrorText, toProof, useAccountChange } from './second-factor-queries.ts';

/** Three steps: the password, the app's first code, and the recovery codes. */
export function SetUpApp({ onClose }: { onClose: () => void }) {
  const { secondFactors: texts } = useMessages('house');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const begin = useAccountChange((send, proof: string) =>
    send('begin-authenticator', { body: toProof(proof) }),
  );
  if (recoveryCodes)
    return (
      <Dialog heading={texts.recoveryCodes} onClose={onClose}>
        <p role="status">{texts.appIsSetUp}</p>
        <RecoveryCodeList codes={recoveryCodes} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog heading={texts.setUpApp} onClose={onClose}>
      {begin.data ? (
        <ConfirmApp app={begin.data} onConfirmed={setRecoveryCodes} />
      ) : (
        <ProofForm
          hasApp={false}
          error={begin.error}
          isPending={begin.isPending}
          button={texts.goOn}
          onSubmit={(proof) => begin.mutate(proof)}
        />
      )}
    </Dialog>
  );
}

interface ConfirmAppProps {
  app: BeginAuthenticatorAnswer;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Hands the secret to an app, on another device or on this one, and asks for the code that the app shows then. */
function ConfirmApp({ app, onConfirmed }: ConfirmAppProps) {
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
