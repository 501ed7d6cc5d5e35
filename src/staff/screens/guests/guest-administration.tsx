import { type SubmitEvent, useState } from 'react';
import type { StaffCustomer } from '../../../contract/staff/customers.ts';
import { useMessages } from '../../messages/messages.ts';
import { useNotifications } from '../../notifications/notifications.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { navigate, START } from '../../route.ts';
import { useSession } from '../../session/session.ts';
import { exportHref, useEraseGuest } from './guest-calls.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** What only managers and owners do with a guest: merge, export, erase. */
export function GuestAdministration({ customer }: { customer: StaffCustomer }) {
  const texts = useMessages('service').guests;
  const { permissions } = useSession().session.staff;
  const [open, setOpen] = useState<
    { kind: 'merge'; otherUuid: string | null } | { kind: 'erase' } | null
  >(null);
  const mayMerge = permissions.includes('customers:merge');
  const close = () => setOpen(null);
  return (
    <footer className="guest-administration">
      {mayMerge && customer.alike.length > 0 && (
        <section className="callout">
          <h3>{texts.alike}</h3>
          {customer.alike.map(({ uuid, name, phone, email }) => (
            <div key={uuid} className="guest-alike">
              <p>
                <strong>{name}</strong> {[phone, email].filter(Boolean).join(', ')}
              </p>
              <button
                type="button"
                className="button"
                onClick={() => setOpen({ kind: 'merge', otherUuid: uuid })}
              >
                {texts.merge}
              </button>
            </div>
          ))}
        </section>
      )}
      <div className="guest-actions">
        {mayMerge && (
          <button
            type="button"
            className="button"
            onClick={() => setOpen({ kind: 'merge', otherUuid: null })}
          >
            {texts.mergeWithAnother}
          </button>
        )}
        {permissions.includes('customers:export') && (
          <a className="button" href={exportHref(customer.uuid)} download>
            {texts.export}
          </a>
        )}
        {permissions.includes('customers:erase') && (
          <button
            type="button"
            className="button danger-text"
            onClick={() => setOpen({ kind: 'erase' })}
          >
            {texts.erase}
          </button>
        )}
      </div>
      {open?.kind === 'merge' && (
        <MergeDialog customer={customer} otherUuid={open.otherUuid} onClose={close} />
      )}
      {open?.kind === 'erase' && <EraseDialog customer={customer} onClose={close} />}
    </footer>
  );
}

interface EraseDialogProps {
  customer: StaffCustomer;
  onClose: () => void;
}

/** Asks for the guest's name before everything about them is erased. */
function EraseDialog({ customer: { uuid, name }, onClose }: EraseDialogProps) {
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
