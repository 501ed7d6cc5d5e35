import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { Field } from '../../../parts/field.tsx';
import { accountErrorText } from './second-factor-queries.ts';

interface ProofFormProps {
  /** Whether a code of the app proves it, too. */
  hasApp: boolean;
  error: Error | null;
  isPending: boolean;
  button: string;
  isDanger?: boolean;
  onSubmit: (proof: string) => void;
  /** Further fields, above the proof. */
  children?: ReactNode;
  /** Whether the further fields are complete; says at each of them what is missing. */
  validate?: () => boolean;
}

/** Asks who changes what signs in to prove that it is them. */
export function ProofForm(props: ProofFormProps) {
  const { hasApp, error, isPending, button, isDanger = false, onSubmit, children } = props;
  const { validate = () => true } = props;
  const messages = useMessages('house');
  const texts = messages.secondFactors;
  const [proof, setProof] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = validate();
    setIsMissing(proof === '');
    if (proof === '' || !isComplete) return;
    onSubmit(proof);
    setProof('');
  };
  return (
    <form className="form factor-form" noValidate onSubmit={submit}>
      {error && (
        <p className="problem" role="alert">
          {accountErrorText(error, messages)}
        </p>
      )}
      {children}
      <Field
        label={hasApp ? texts.passwordOrCode : texts.password}
        error={isMissing ? texts.proofMissing : undefined}
        input={(attributes) => (
          <input
            {...attributes}
            data-focus={children ? undefined : true}
            type="password"
            autoComplete="current-password"
            value={proof}
            onChange={({ target }) => setProof(target.value)}
          />
        )}
      />
      <div className="dialog-foot">
        <button
          type="submit"
          className={isDanger ? 'button danger' : 'button main'}
          aria-busy={isPending}
        >
          {button}
        </button>
      </div>
    </form>
  );
}
