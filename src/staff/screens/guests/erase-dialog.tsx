import { type SubmitEvent, useState } from 'react';
import type { StaffCustomer } from '../../../contract/staff/customers.ts';
import { useMessages } from '../../messages/messages.ts';
import { useNotifications } from '../../notifications/notifications.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { navigate, START } from '../../route.ts';
import { useEraseGuest } from './guest-calls.ts';

interface EraseDialogProps {
  customer: StaffCustomer;
  onClose: () => void;
}

/** Asks for the guest's name before everything about them is erased. */
export function EraseDialog({ customer: { uuid, name }, onClose }: EraseDialogProps) {
  const messages = useMessages('service');
  const texts = messages.guests;
  const { notify } = useNotifications();
  const erase = useEraseGuest(uuid);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isRight = typed.trim() === name.trim();
    setIsWrong(!isRight);
    if (!isRight || erase.isPending) return;
    erase.mutate(typed.trim(), {
      onSuccess: () => {
        notify({ text: texts.erased, isProblem: false });
        navigate({ ...START, place: 'guests' });
      },
    });
  };
  return (
    <Dialog heading={texts.eraseHeading(name)} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <p>{texts.eraseWhat}</p>
        <Field
          label={texts.eraseType(name)}
          error={isWrong ? texts.eraseWrong : undefined}
          input={(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="off"
              data-focus
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        />
        {erase.isError && (
          <p className="problem" role="alert">
            {texts.notErased}
          </p>
        )}
        <div className="dialog-foot">
          <button type="button" className="button" onClick={onClose}>
            {messages.close}
          </button>
          <button type="submit" className="button danger" aria-busy={erase.isPending || undefined}>
            {texts.eraseForGood}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
