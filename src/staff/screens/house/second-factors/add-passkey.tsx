import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { ProofForm } from './proof-form.tsx';
import { toProof, useAccountChange } from './second-factor-queries.ts';

interface AddPasskeyProps {
  hasApp: boolean;
  onClose: () => void;
}

/** Names a passkey, and lets the browser make it. */
export function AddPasskey({ hasApp, onClose }: AddPasskeyProps) {
  const { secondFactors: texts } = useMessages('house');
  const { notify } = useNotifications();
  const [name, setName] = useState('');
  const [isNameMissing, setIsNameMissing] = useState(false);
  const add = useAccountChange(async (send, proof: string) => {
    const { createPasskey } = await import('../../../passkeys/web-authn.ts');
    const options = await send('begin-passkey', { body: toProof(proof) });
    const credential = await createPasskey(options);
    const body = { name: name.trim(), credential };
    await send('add-passkey', { body });
  });
  const validate = () => {
    setIsNameMissing(name.trim() === '');
    return name.trim() !== '';
  };
  const submit = (proof: string) => {
    add.mutate(proof, {
      onSuccess: () => {
        notify({ text: texts.passkeyAdded(name.trim()), isProblem: false });
        onClose();
      },
    });
  };
  return (
    <Dialog heading={texts.addPasskey} onClose={onClose}>
      <ProofForm
        hasApp={hasApp}
        error={add.error}
        isPending={add.isPending}
        button={texts.goOn}
        validate={validate}
        onSubmit={submit}
      >
        <Field
          label={texts.passkeyName}
          hint={texts.passkeyNameHint}
          error={isNameMissing ? texts.nameMissing : undefined}
          input={(attributes) => (
            <input
              {...attributes}
              data-focus
              maxLength={60}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        />
      </ProofForm>
    </Dialog>
  );
}
