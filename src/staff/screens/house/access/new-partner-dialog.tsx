import { type FormEvent, useRef, useState } from 'react';
import type { DataAccess } from '../../../../domain/permission.ts';
import { isNamed } from '../../../../domain/typed-text.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { useAccessChange } from './access-queries.ts';
import { DataAccessField } from './data-access-field.tsx';
import { Failure } from './failure.tsx';

/** A new partner with an integration at the venue. It has every permission, but no key yet. */
export function NewPartnerDialog({ onClose }: { onClose: () => void }) {
  const { access } = useMessages('house');
  const texts = access.partners;
  const { notify } = useNotifications();
  const [name, setName] = useState('');
  const [dataAccess, setDataAccess] = useState<DataAccess>('public');
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const add = useAccessChange('add-partner');
  const isMissing = !isNamed(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (add.isPending) return;
    if (isMissing) {
      field.current?.focus();
      return;
    }
    add.mutate({
      body: { name: name.trim(), dataAccess },
      onAnswer: () => {
        notify({ text: texts.added(name.trim()), isProblem: false });
        onClose();
      },
    });
  };
  return (
    <Dialog heading={texts.add} onClose={onClose}>
      <form className="form access-form" noValidate onSubmit={submit}>
        <Field
          label={texts.name}
          error={isTried && isMissing ? texts.nameMissing : undefined}
          input={(attributes) => (
            <input
              {...attributes}
              ref={field}
              data-focus
              type="text"
              maxLength={255}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        />
        <DataAccessField value={dataAccess} onValue={setDataAccess} />
        <p className="hint">{texts.addHint}</p>
        <Failure error={add.error} action={texts.add} />
        <div className="dialog-foot">
          <button type="button" className="button tall" onClick={onClose}>
            {access.cancel}
          </button>
          <button type="submit" className="button main tall" aria-busy={add.isPending}>
            {texts.create}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
