import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { ProofForm } from './proof-form.tsx';
import { toProof, useAccountChange } from './second-factor-queries.ts';

/** The password is enough again. */
export function RemoveApp({ onClose }: { onClose: () => void }) {
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
