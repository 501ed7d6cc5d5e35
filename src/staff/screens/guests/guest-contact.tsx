import { useState } from 'react';
import type { StaffCustomer } from '../../../contract/staff/customers.ts';
import { UpdateCustomerRequest } from '../../../contract/staff/update-customer.ts';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import { useSession } from '../../session/session.ts';
import { FactList } from '../booking/fact-list.tsx';
import { useChangeGuest } from './guest-calls.ts';
import { SaveState } from './save-state.tsx';

interface GuestContactProps {
  customer: StaffCustomer;
  mayChange: boolean;
}

/** How to reach the guest; a tap on Edit turns the values into fields. */
export function GuestContact({ customer, mayChange }: GuestContactProps) {
  const { details, guests: texts } = useMessages('service');
  const { format } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const { phone, email, language, acceptsMarketing } = customer;
  return (
    <div className="guest-contact-block">
      {isEditing ? (
        <ContactFields customer={customer} />
      ) : (
        <FactList
          heading={texts.contact}
          facts={[
            phone !== null && [
              details.phone,
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>,
            ],
            email !== null && [
              details.email,
              <a key="mail" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            [details.language, languageName(language, format.locale)],
            [texts.marketing, acceptsMarketing ? texts.marketingAgreed : texts.marketingNot],
          ]}
        />
      )}
      {mayChange && (
        <button type="button" className="button" onClick={() => setIsEditing(!isEditing)}>
          {isEditing ? texts.done : texts.edit}
        </button>
      )}
    </div>
  );
}

type FieldName = 'name' | 'phone' | 'email';

/** Each field is saved when it is left. */
function ContactFields({ customer }: { customer: StaffCustomer }) {
  const { details, guests: texts } = useMessages('service');
  const { format } = useSession();
  const change = useChangeGuest(customer);
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const save = (name: FieldName, typed: string) => {
    const text = typed.trim();
    const value = text || null;
    const schema = UpdateCustomerRequest.shape[name];
    const isFine = schema.safeParse(name === 'name' ? text : value).success;
    setErrors({ ...errors, [name]: isFine ? undefined : texts.invalid[name] });
    if (isFine && value !== customer[name]) change.mutate({ [name]: value });
  };
  const labels = { name: texts.name, phone: details.phone, email: details.email };
  const types = { name: 'text', phone: 'tel', email: 'email' };
  return (
    <div className="contact-fields">
      {(['name', 'phone', 'email'] as const).map((name) => (
        <Field
          key={name}
          label={labels[name]}
          error={errors[name]}
          input={(attributes) => (
            <input
              {...attributes}
              type={types[name]}
              autoComplete="off"
              defaultValue={customer[name] ?? ''}
              onBlur={({ target }) => save(name, target.value)}
            />
          )}
        />
      ))}
      <Field
        label={details.language}
        input={(attributes) => (
          <select
            {...attributes}
            value={customer.language}
            onChange={({ target }) => change.mutate({ language: target.value as Language })}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {languageName(each, format.locale)}
              </option>
            ))}
          </select>
        )}
      />
      {customer.acceptsMarketing && (
        <button
          type="button"
          className="button"
          onClick={() => change.mutate({ acceptsMarketing: false })}
        >
          {texts.withdrawMarketing}
        </button>
      )}
      <SaveState
        status={change.status}
        error={change.error}
        onRetry={() => change.variables && change.mutate(change.variables)}
      />
    </div>
  );
}

function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
