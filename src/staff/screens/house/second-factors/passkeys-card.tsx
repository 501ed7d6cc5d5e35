import { useState } from 'react';
import type { Passkey, SecondFactors } from '../../../../contract/staff/second-factors.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { mayHavePasskeys } from '../../../passkeys/may-have-passkeys.ts';
import { useSession } from '../../../session/session.ts';
import { ProofForm } from './proof-form.tsx';
import { toProof, useAccountChange } from './second-factor-queries.ts';

/** The member's passkeys, with a button for another one. */
export function PasskeysCard({ factors }: { factors: SecondFactors }) {
  const { secondFactors: texts } = useMessages('house');
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const hasApp = factors.authenticator !== null;
  const mayAdd = factors.canAdd.passkey && mayHavePasskeys();
  return (
    <section className="card" aria-labelledby="passkeys">
      <h3 id="passkeys">{texts.passkeys}</h3>
      <p className="quiet-text">{texts.passkeysHint}</p>
      {factors.passkeys.length > 0 && (
        <ul className="team-list">
          {factors.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {mayAdd ? (
        <div className="team-actions">
          <button type="button" className="button" onClick={() => setIsAdding(true)}>
            {texts.addPasskey}
          </button>
        </div>
      ) : (
        <p>{texts.noPasskeysHere}</p>
      )}
      {isAdding && <AddPasskey hasApp={hasApp} onClose={() => setIsAdding(false)} />}
      {leaving && (
        <RemovePasskey passkey={leaving} hasApp={hasApp} onClose={() => setLeaving(null)} />
      )}
    </section>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { secondFactors: texts } = useMessages('house');
  const { format } = useSession();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="team-row">
      <div className="team-who">
        <strong>{name}</strong>
        <span className="quiet-text">
          {lastUsedAt === null
            ? texts.addedAt(dateTimeOf(createdAt, format))
            : texts.usedAt(dateTimeOf(lastUsedAt, format))}
        </span>
      </div>
      <button
        type="button"
        className="button danger-text"
        aria-label={texts.removeLabel(name)}
        onClick={onRemove}
      >
        {texts.remove}
      </button>
    </li>
  );
}

interface AddPasskeyProps {
  hasApp: boolean;
  onClose: () => void;
}

/** Names a passkey, and lets the browser make it. */
function AddPasskey({ hasApp, onClose }: AddPasskeyProps) {
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

interface RemovePasskeyProps {
  passkey: Passkey;
  hasApp: boolean;
  onClose: () => void;
}

function RemovePasskey({ passkey, hasApp, onClose }: RemovePasskeyProps) {
  const { secondFactors: texts } = useMessages('house');
  const { notify } = useNotifications();
  const { id, name } = passkey;
  const remove = useAccountChange((send, proof: string) =>
    send('remove-passkey', { params: { passkeyId: id }, body: toProof(proof) }),
  );
  const submit = (proof: string) =>
    remove.mutate(proof, {
      onSuccess: () => {
        notify({ text: texts.passkeyRemoved(name), isProblem: false });
        onClose();
      },
    });
  return (
    <Dialog heading={texts.removeLabel(name)} onClose={onClose}>
      <p>{texts.removePasskeySure}</p>
      <ProofForm
        hasApp={hasApp}
        error={remove.error}
        isPending={remove.isPending}
        button={texts.remove}
        isDanger
        onSubmit={submit}
      />
    </Dialog>
  );
}
