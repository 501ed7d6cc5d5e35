import { useState } from 'react';
import type { StaffCustomer } from '../../../contract/staff/customers.ts';
import { useMessages } from '../../messages/messages.ts';
import { useSession } from '../../session/session.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { exportHref } from './guest-calls.ts';
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
