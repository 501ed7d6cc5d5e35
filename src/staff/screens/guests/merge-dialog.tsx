import { useEffect, useState } from 'react';
import type { MergeCustomersRequest, StaffCustomer } from '../../../contract/staff/customers.ts';
import { useMessages } from '../../messages/messages.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useGuestSearch, useMergeGuests, useProfile } from './guest-calls.ts';
import { GuestLine } from './guest-line.tsx';

interface MergeDialogProps {
  /** Who is kept. */
  customer: StaffCustomer;
  /** Null to search for the other one first. */
  otherUuid: string | null;
  onClose: () => void;
}

/** Makes two guests one: who is the other one, what goes where, and then only with a second tap. */
export function MergeDialog({ customer, otherUuid, onClose }: MergeDialogProps) {
  const texts = useMessages('service').guests;
  const [other, setOther] = useState(otherUuid);
  return (
    <Dialog heading={texts.mergeHeading(customer.name)} onClose={onClose} size="large">
      {other === null ? (
        <ChooseOther keptUuid={customer.uuid} onChoose={setOther} />
      ) : (
        <MergePreview customer={customer} otherUuid={other} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ChooseOtherProps {
  keptUuid: string;
  onChoose: (uuid: string) => void;
}

function ChooseOther({ keptUuid, onChoose }: ChooseOtherProps) {
  const texts = useMessages('service').guests;
  const [typed, setTyped] = useState('');
  const { found } = useGuestSearch(typed);
  const others = found?.customers.filter(({ uuid }) => uuid !== keptUuid);
  return (
    <div className="form">
      <input
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label={texts.mergeWho}
        placeholder={texts.mergeWho}
        data-focus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="visually-hidden" role="status">
        {others && (others.length === 0 ? texts.nobody : texts.found(others.length))}
      </p>
      {others?.length === 0 && <p className="quiet-text">{texts.nobody}</p>}
      <ul className="guests-found">
        {others?.map((each) => (
          <li key={each.uuid}>
            <button type="button" className="guest-line" onClick={() => onChoose(each.uuid)}>
              <GuestLine customer={each} search={typed} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Taken = NonNullable<MergeCustomersRequest['take']>[number];

interface MergePreviewProps {
  customer: StaffCustomer;
  otherUuid: string;
  onClose: () => void;
}

function MergePreview({ customer, otherUuid, onClose }: MergePreviewProps) {
  const messages = useMessages('service');
  const { details, guests: texts } = messages;
  const { data: other } = useProfile(otherUuid);
  const [take, setTake] = useState<readonly Taken[]>([]);
  const preview = useMergeGuests(customer.uuid);
  const merge = useMergeGuests(customer.uuid);
  const { mutate: ask } = preview;
  useEffect(() => ask({ otherUuid, dryRun: true }), [ask, otherUuid]);
  const result = preview.data?.answer;
  if (preview.isError)
    return (
      <p className="problem" role="alert">
        {texts.notMerged}
      </p>
    );
  if (!other || !result)
    return (
      <div className="skeleton" aria-busy="true">
        <span className="skeleton-block" data-width="72" />
      </div>
    );
  const labels = { name: texts.name, phone: details.phone, email: details.email };
  const both = (['name', 'phone', 'email'] as const).filter(
    (field) => customer[field] && other[field] && customer[field] !== other[field],
  );
  return (
    <div className="form">
      <p>{texts.mergeMoves(result.moved.bookings, other.name)}</p>
      {both.map((field) => (
        <fieldset key={field} className="choice">
          <legend>{labels[field]}</legend>
          {[customer, other].map((each) => (
            <label key={each.uuid}>
              <input
                type="radio"
                name={`take ${field}`}
                checked={take.includes(field) === (each === other)}
                onChange={() => {
                  const rest = take.filter((one) => one !== field);
                  setTake(each === other ? [...rest, field] : rest);
                }}
              />
              <span>{each[field]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p>{texts.mergeResult(result.customer.bookingsCount, result.customer.visitsCount)}</p>
      <p className="quiet-text">{texts.mergeFinal}</p>
      {merge.isError && (
        <p className="problem" role="alert">
          {texts.notMerged}
        </p>
      )}
      <div className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {messages.close}
        </button>
        <button
          type="button"
          className="button main"
          aria-busy={merge.isPending || undefined}
          onClick={() => {
            if (!merge.isPending)
              merge.mutate({ otherUuid, take: [...take] }, { onSuccess: onClose });
          }}
        >
          {texts.mergeNow}
        </button>
      </div>
    </div>
  );
}
