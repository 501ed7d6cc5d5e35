import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { useGuestSearch } from './guest-calls.ts';
import { GuestLine } from './guest-line.tsx';
import { GuestLink } from './guest-link.tsx';
import { TodaysGuests } from './todays-guests.tsx';

/** The field that finds guests, and whom it found; the guests of today before. */
export function GuestSearch({ chosenUuid }: { chosenUuid: string | null }) {
  const messages = useMessages('service');
  const texts = messages.guests;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { isSearching, found, error, retry } = useGuestSearch(typed);
  // A profile that was opened by its address has the focus itself.
  const isProfileOpen = useRef(chosenUuid !== null);
  useLayoutEffect(() => {
    if (!isProfileOpen.current) input.current?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = links[index + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next && index > 0) return;
    event.preventDefault();
    (next ?? input.current)?.focus();
  };

  return (
    <search className="guests-search" onKeyDown={onKeyDown}>
      <div className="guests-field">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed !== '' && (
          <button
            type="button"
            className="button quiet square"
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            <Icon name="cross" />
            <span className="visually-hidden">{messages.search.clear}</span>
          </button>
        )}
      </div>
      {/* Always rendered: a live region must exist before its text changes. */}
      <p className="visually-hidden" role="status">
        {found &&
          (found.customers.length === 0 ? texts.nobody : texts.found(found.customers.length))}
      </p>
      {!isSearching && (
        <>
          <p className="hint">{texts.searchHint}</p>
          <TodaysGuests chosenUuid={chosenUuid} />
        </>
      )}
      {isSearching && !found && !error && (
        <div className="skeleton" aria-busy="true">
          <span className="skeleton-block" data-width="72" />
          <span className="skeleton-block" data-width="48" />
        </div>
      )}
      {error && (
        <div role="alert" className="guests-failure">
          <p>{texts.searchFailed}</p>
          <button type="button" className="button" onClick={retry}>
            {messages.tryAgain}
          </button>
        </div>
      )}
      {found && (
        <>
          {found.customers.length === 0 && <p className="quiet-text">{texts.nobody}</p>}
          <ul className="guests-found" aria-label={texts.results}>
            {found.customers.map((customer) => (
              <li key={customer.uuid}>
                <GuestLink uuid={customer.uuid} isChosen={customer.uuid === chosenUuid}>
                  <GuestLine customer={customer} search={typed} />
                </GuestLink>
              </li>
            ))}
          </ul>
          {found.hasMore && <p className="hint">{texts.hasMore}</p>}
        </>
      )}
    </search>
  );
}
