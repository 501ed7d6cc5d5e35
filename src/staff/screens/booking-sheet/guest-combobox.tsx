import '../service/search/booking-search.css';
import { type ComponentProps, type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import type { FoundCustomer } from '../../../contract/staff/customers.ts';
import { useMessages } from '../../messages/messages.ts';
import type { FieldAttributes } from '../../parts/field.tsx';
import { useGuestSearch } from '../guests/guest-calls.ts';
import { GuestOption } from '../service/search/guest-options.tsx';

/** As many as can be looked through while somebody is on the phone; more letters find the others. */
const MAX_SHOWN = 6;

interface GuestComboboxProps {
  attributes: FieldAttributes;
  input: ComponentProps<'input'>;
  /** What to look for; empty for nothing. */
  typed: string;
  /** The guest, with the contact of a booking if that matched. */
  onChosen: (contact: Pick<FoundCustomer, 'uuid' | 'name' | 'phone' | 'email'>) => void;
}

/**
 * The field for a guest. Those who match are listed under it; none is chosen before an arrow key or a tap, so that
 * Enter after a new name sends the form.
 */
export function GuestCombobox({ attributes, input, typed, onChosen }: GuestComboboxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [activeUuid, setActiveUuid] = useState<string | null>(null);
  const { found } = useGuestSearch(typed);
  const shown = isOpen ? (found?.customers.slice(0, MAX_SHOWN) ?? []) : [];
  const isExpanded = shown.length > 0;
  const index = shown.findIndex(({ uuid }) => uuid === activeUuid);
  const listId = `${attributes.id}-guests`;
  const optionId = (position: number) => `${listId}-${position}`;
  const activeId = index < 0 ? undefined : optionId(index);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setIsOpen(false);
    setActiveUuid(null);
  };
  const choose = (customer: FoundCustomer) => {
    close();
    onChosen({ ...customer, ...customer.bookedAs });
  };
  const move = (by: 1 | -1) => {
    // Beyond the last one, and before the first one, is the field itself.
    const count = shown.length + 1;
    const next = (index + 1 + by + count) % count;
    setActiveUuid(shown[next - 1]?.uuid ?? null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const active = shown[index];
    if (event.key === 'ArrowDown' && !isExpanded) setIsOpen(true);
    else if (!isExpanded) return;
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) choose(active);
    // Only the list is closed, not the sheet.
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="guest-combobox">
      <input
        {...attributes}
        {...input}
        type="text"
        autoComplete="off"
        enterKeyHint="next"
        data-focus
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        onChange={(event) => {
          setIsOpen(true);
          setActiveUuid(null);
          input.onChange?.(event);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          input.onBlur?.(event);
        }}
      />
      <Suspense>
        <FoundGuests
          id={listId}
          customers={shown}
          activeIndex={index}
          search={typed}
          isNew={isOpen && found?.customers.length === 0}
          optionId={optionId}
          onChosen={choose}
        />
      </Suspense>
    </div>
  );
}

interface FoundGuestsProps {
  id: string;
  customers: readonly FoundCustomer[];
  activeIndex: number;
  search: string;
  /** Nobody matches. */
  isNew: boolean;
  optionId: (position: number) => string;
  onChosen: (customer: FoundCustomer) => void;
}

function FoundGuests(props: FoundGuestsProps) {
  const { id, customers, activeIndex, search, isNew, optionId, onChosen } = props;
  const { guests: texts } = useMessages('service');
  const { bookingSheet } = useMessages('service');
  return (
    <>
      <div className="search-list guest-list" id={id} role="listbox" aria-label={texts.results}>
        {customers.map((customer, position) => (
          <GuestOption
            key={customer.uuid}
            id={optionId(position)}
            isActive={position === activeIndex}
            customer={customer}
            search={search}
            onOpen={() => onChosen(customer)}
          />
        ))}
      </div>
      {/* Always rendered: a live region must exist before its text changes. */}
      <p className={isNew ? 'hint' : 'visually-hidden'} role="status">
        {customers.length > 0 && texts.found(customers.length)}
        {isNew && bookingSheet.newGuest}
      </p>
    </>
  );
}
