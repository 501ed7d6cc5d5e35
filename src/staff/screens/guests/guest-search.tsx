import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { partyOf, tableText } from '../../bookings/booking-text.ts';
import { visitCounts } from '../../bookings/visits-text.ts';
import { useDay } from '../../day-data/use-day.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { timeOf } from '../../parts/venue-format.ts';
import { type GuestOfDay, guestsOfDay } from '../../service/guests-of-day.ts';
import { useSession } from '../../session/session.ts';
import { useGuestSearch } from './guest-calls.ts';
import { GuestLine } from './guest-line.tsx';
import { GuestLink } from './guest-link.tsx';

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

/** The guests of today, before anybody searches. Nothing until the day is known: the search works without it. */
function TodaysGuests({ chosenUuid }: { chosenUuid: string | null }) {
  const texts = useMessages('service').guests;
  const { day } = useDay(useSession().session.venue.today);
  const headingId = useId();
  const guests = useMemo(() => guestsOfDay(day?.bookings ?? []), [day]);
  if (guests.length === 0) return null;
  return (
    <section className="guests-today" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.today}</h2>
      <ul className="guests-found">
        {guests.map((guest) => (
          <li key={guest.booking.uuid}>
            <GuestLink uuid={guest.customer.uuid} isChosen={guest.customer.uuid === chosenUuid}>
              <TodaysGuest guest={guest} />
            </GuestLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TodaysGuest({ guest: { customer, booking } }: { guest: GuestOfDay }) {
  const messages = useMessages('service');
  const { format } = useSession();
  const { name, isVip } = customer;
  const visit = [
    timeOf(booking.bookingAt, format),
    partyOf(booking, messages, format),
    tableText(booking.tables, messages),
  ];
  const known = [isVip && messages.badge.vip, ...visitCounts(customer, messages)];
  return (
    <>
      <strong>{name}</strong>{' '}
      <span className="guest-known">{visit.filter(Boolean).join(', ')}</span>{' '}
      <span className="guest-known">{known.filter(Boolean).join(', ')}</span>
    </>
  );
}
