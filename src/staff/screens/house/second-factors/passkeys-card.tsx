import { useState } from 'react';
import type { Passkey, SecondFactors } from '../../../../contract/staff/second-factors.ts';
import { useMessages } from '../../../messages/messages.ts';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { mayHavePasskeys } from '../../../passkeys/may-have-passkeys.ts';
import { useSession } from '../../../session/session.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';

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
