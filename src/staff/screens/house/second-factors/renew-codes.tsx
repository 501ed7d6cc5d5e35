import { useMessages } from '../../../messages/messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { toProof, useAccountChange } from './second-factor-queries.ts';

/** Replaces the recovery codes by ten new ones. */
export function RenewCodes({ onClose }: { onClose: () => void }) {
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
