import type { Passkey } from '../../../../contract/staff/second-factors.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { ProofForm } from './proof-form.tsx';
import { toProof, useAccountChange } from './second-factor-queries.ts';

interface RemovePasskeyProps {
  passkey: Passkey;
  hasApp: boolean;
  onClose: () => void;
}

export function RemovePasskey({ passkey, hasApp, onClose }: RemovePasskeyProps) {
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
