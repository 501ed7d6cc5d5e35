import { type SubmitEvent, useRef } from 'react';
import type { StaffCustomer } from '../../../contract/staff/customers.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { useChangeGuest } from './guest-calls.ts';
import { SaveState } from './save-state.tsx';

const MAX_TAG = 40;

interface GuestTagsProps {
  customer: StaffCustomer;
  mayChange: boolean;
}

/** VIP and the tags of a guest. */
export function GuestTags({ customer, mayChange }: GuestTagsProps) {
  const messages = useMessages('service');
  const texts = messages.guests;
  const field = useRef<HTMLInputElement>(null);
  const change = useChangeGuest(customer);
  const names = customer.tags.map(({ name }) => name);
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    if (name === '' || change.isPending) return;
    change.mutate(
      { tags: [...names, name] },
      {
        onSuccess: () => {
          if (field.current) field.current.value = '';
        },
      },
    );
  };
  return (
    <section className="guest-tags" aria-label={messages.details.tags}>
      <h3>{messages.details.tags}</h3>
      <div className="guest-tag-list">
        <button
          type="button"
          className="button"
          aria-pressed={customer.isVip}
          disabled={!mayChange}
          onClick={() => change.mutate({ isVip: !customer.isVip })}
        >
          <Icon name="star" />
          {messages.badge.vip}
        </button>
        {names.map((name) =>
          mayChange ? (
            <button
              key={name}
              type="button"
              className="button"
              onClick={() => change.mutate({ tags: names.filter((each) => each !== name) })}
            >
              <span className="visually-hidden">{texts.removeTag} </span>
              {name}
              <Icon name="cross" />
            </button>
          ) : (
            <span key={name} className="guest-tag">
              {name}
            </span>
          ),
        )}
        {mayChange && (
          <form className="guest-tag-form" onSubmit={add}>
            <input
              ref={field}
              type="text"
              autoComplete="off"
              maxLength={MAX_TAG}
              aria-label={texts.addTag}
              placeholder={texts.addTag}
            />
            <button type="submit" className="button square">
              <Icon name="plus" />
              <span className="visually-hidden">{texts.addTag}</span>
            </button>
          </form>
        )}
      </div>
      <SaveState
        status={change.status}
        error={change.error}
        onRetry={() => change.variables && change.mutate(change.variables)}
      />
    </section>
  );
}
