import { type ReactNode, useState } from 'react';
import type { SecondFactors } from '../../../../contract/staff/second-factors.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { toProof, useAccountChange } from './second-factor-queries.ts';
import { SetUpApp } from './set-up-app.tsx';

type OpenDialog = 'set-up' | 'codes' | 'remove' | null;

/** The app whose codes are asked for after the password. */
export function AuthenticatorCard({ factors }: { factors: SecondFactors }) {
  const { secondFactors: texts } = useMessages('house');
  const [open, setOpen] = useState<OpenDialog>(null);
  const { format } = useSession();
  const { authenticator, recoveryCodesLeft, canAdd } = factors;
  const close = () => setOpen(null);
  const button = (dialog: OpenDialog, label: ReactNode, isDanger = false) => (
    <button
      type="button"
      className={isDanger ? 'button danger-text' : 'button'}
      onClick={() => setOpen(dialog)}
    >
      {label}
    </button>
  );
  return (
    <section className="card" aria-labelledby="authenticator">
      <h3 id="authenticator">{texts.app}</h3>
      <p className="quiet-text">{texts.appHint}</p>
      {authenticator ? (
        <>
          <p>
            {texts.appSince(dateTimeOf(authenticator.confirmedAt, format))}{' '}
            {texts.codesLeft(recoveryCodesLeft)}
          </p>
          <div className="team-actions">
            {button('codes', texts.newCodes)}
            {button('remove', texts.removeApp, true)}
          </div>
        </>
      ) : canAdd.authenticator ? (
        <div className="team-actions">{button('set-up', texts.setUpApp)}</div>
      ) : (
        <p>{texts.noKey}</p>
      )}
      {open === 'set-up' && <SetUpApp onClose={close} />}
      {open === 'codes' && <RenewCodes onClose={close} />}
      {open === 'remove' && <RemoveApp onClose={close} />}
    </section>
  );
}

/** The password is enough again. */
function RemoveApp({ onClose }: { onClose: () => void }) {
  const { secondFactors: texts } = useMessages('house');
  const { notify } = useNotifications();
  const remove = useAccountChange((send, proof: string) =>
    send('remove-authenticator', { body: toProof(proof) }),
  );
  const submit = (proof: string) =>
    remove.mutate(proof, {
      onSuccess: () => {
        notify({ text: texts.appRemoved, isProblem: false });
        onClose();
      },
    });
  return (
    <Dialog heading={texts.removeApp} onClose={onClose}>
      <p>{texts.removeAppSure}</p>
      <ProofForm
        hasApp
        error={remove.error}
        isPending={remove.isPending}
        button={texts.removeApp}
        isDanger
        onSubmit={submit}
      />
    </Dialog>
  );
}

/** Replaces the recovery codes by ten new ones. */
function RenewCodes({ onClose }: { onClose: () => void }) {
  const { secondFactors: texts } = useMessages('house');
  const renew = useAccountChange((send, proof: string) =>
    send('renew-recovery-codes', { body: toProof(proof) }),
  );
  return (
    <Dialog heading={texts.newCodes} onClose={onClose}>
      {renew.data ? (
        <RecoveryCodeList codes={renew.data.recoveryCodes} onClose={onClose} />
      ) : (
        <>
          <p>{texts.newCodesHint}</p>
          <ProofForm
            hasApp
            error={renew.error}
            isPending={renew.isPending}
            button={texts.newCodes}
            onSubmit={(proof) => renew.mutate(proof)}
          />
        </>
      )}
    </Dialog>
  );
}
