import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { toProof, useAccountChange } from './second-factor-queries.ts';

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
