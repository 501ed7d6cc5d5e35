import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { useAccessChange, type Webhook } from './access-queries.ts';
import { Failure } from './failure.tsx';

interface RotateDialogProps {
  of: Webhook;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

const OVERLAP_HOURS = 24;
const MAX_OVERLAP_HOURS = 720;

/** Gives a webhook a new secret, beside which the one before signs for some hours. */
export function RotateDialog({ of: webhook, onSecret, onClose }: RotateDialogProps) {
  const { access } = useMessages('house');
  const texts = access.webhooks;
  const [hours, setHours] = useState(String(OVERLAP_HOURS));
  const rotate = useAccessChange('rotate-webhook-secret');
  const isValid = /^\d{1,3}$/.test(hours) && Number(hours) <= MAX_OVERLAP_HOURS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || rotate.isPending) return;
    rotate.mutate({
      params: { webhookId: webhook.id },
      body: { overlapHours: Number(hours) },
      onAnswer: ({ secret }) => {
        onClose();
        onSecret(secret);
      },
    });
  };
  return (
    <Dialog heading={texts.rotate} onClose={onClose}>
      <form className="form access-form" noValidate onSubmit={submit}>
        <p>{texts.rotateWhy(webhook.url)}</p>
        <Field
          label={texts.overlapHours}
          hint={texts.overlapHint}
          error={isValid ? undefined : texts.overlapInvalid(MAX_OVERLAP_HOURS)}
          input={(attributes) => (
            <input
              {...attributes}
              data-focus
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={hours}
              onChange={({ target }) => setHours(target.value)}
            />
          )}
        />
        <Failure error={rotate.error} action={texts.rotate} />
        <div className="dialog-foot">
          <button type="button" className="button tall" onClick={onClose}>
            {access.cancel}
          </button>
          <button type="submit" className="button main tall" aria-busy={rotate.isPending}>
            {texts.rotateConfirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
