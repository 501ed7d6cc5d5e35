import './booking-search.css';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useState } from 'react';
import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import type { FoundCustomer, GuestBooking } from '../../../../contract/staff/customers.ts';
import { nameOf, partyOf, tableText } from '../../../bookings/booking-text.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import { timeOf } from '../../../parts/venue-format.ts';
import { START, type StaffRoute } from '../../../route.ts';
import { useSession } from '../../../session/session.ts';
import { useGuestSearch } from '../../guests/guest-calls.ts';
import { GuestOption, NextBookingOption } from './guest-options.tsx';
import { OptionRow } from './option-row.tsx';
import { type FoundBooking, findBookings } from './search-bookings.ts';

/** What the search can open. */
type SearchOption =
  | { kind: 'today'; key: string; found: FoundBooking }
  | { kind: 'guest'; key: string; customer: FoundCustomer; route: StaffRoute }
  | {
      kind: 'next';
      key: string;
      customer: FoundCustomer;
      booking: GuestBooking;
      route: StaffRoute;
    };

/** More letters find the others. */
const MAX_GUESTS = 8;

interface BookingSearchProps {
  /** The bookings of the day. */
  bookings: readonly StaffBooking[];
  onOpen: (uuid: string) => void;
  /** Opens what is not of the day: the profile of a guest, or a booking of another day. */
  onGo: (route: StaffRoute) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** As many as fit under the field; more letters find the others. */
const MAX_SHOWN = 10;

/**
 * One field for everything: bookings of the day by name, phone, table, room, number or note, at once; and guests of any
 * day by name, phone or email, from the server.
 */
export function BookingSearch({ bookings, onOpen, onGo, inputRef }: BookingSearchProps) {
  const messages = useMessages('service');
  const { session } = useSession();
  const texts = messages.search;
  const id = useId();
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const found = useMemo(() => findBookings(bookings, search), [bookings, search]);
  const seesGuests = session.staff.permissions.includes('customers:read');
  const guests = useGuestSearch(seesGuests ? search : '');
  const shown = useMemo(
    () => searchOptions(found.slice(0, MAX_SHOWN), guests.found?.customers ?? [], bookings),
    [found, guests.found, bookings],
  );
  const isSearching = search.trim() !== '';
  const isExpanded = isOpen && isSearching;
  // The first is active until another one is chosen, so that Enter opens it.
  const index = Math.max(
    0,
    shown.findIndex(({ key }) => key === activeKey),
  );
  const active = shown[index];

  const activeId = isExpanded && active ? `${id}-${index}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const clear = () => {
    setSearch('');
    setActiveKey(null);
    setIsOpen(false);
  };
  const open = (option: SearchOption) => {
    clear();
    if (option.kind === 'today') onOpen(option.found.booking.uuid);
    else onGo(option.route);
  };
  const move = (by: number) => {
    setIsOpen(true);
    const next = shown[(index + by + shown.length) % shown.length];
    if (next) setActiveKey(next.key);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isExpanded && active) {
      event.preventDefault();
      open(active);
    } else if (event.key === 'Escape' && search !== '') {
      // Only the search is cleared: what is open behind it stays open.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is not known to every supported browser
    <div
      className="booking-search"
      role="search"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <Icon name="search" />
      <input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        role="combobox"
        aria-label={texts.label}
        aria-autocomplete="list"
        aria-expanded={isExpanded && shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        placeholder={texts.placeholder}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setActiveKey(null);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
      />
      {search !== '' && (
        <button
          type="button"
          className="button quiet square"
          onClick={() => {
            clear();
            inputRef.current?.focus();
          }}
        >
          <Icon name="cross" />
          <span className="visually-hidden">{texts.clear}</span>
        </button>
      )}
      {/* Always rendered: a live region must exist before its text changes. */}
      <p className="visually-hidden" role="status">
        {isExpanded && (found.length === 0 ? texts.nothing : texts.found(found.length))}
        {isExpanded && guests.found && `. ${messages.guests.found(guests.found.customers.length)}`}
      </p>
      <div className="search-results" hidden={!isExpanded}>
        <div className="search-list" id={`${id}-list`} role="listbox" aria-label={texts.results}>
          {isExpanded &&
            shown.map((option, position) => {
              const common = {
                id: `${id}-${position}`,
                isActive: position === index,
                onOpen: () => open(option),
              };
              if (option.kind === 'today')
                return <SearchResult key={option.key} {...common} found={option.found} />;
              return option.kind === 'guest' ? (
                <GuestOption
                  key={option.key}
                  {...common}
                  customer={option.customer}
                  search={search}
                />
              ) : (
                <NextBookingOption
                  key={option.key}
                  {...common}
                  customer={option.customer}
                  booking={option.booking}
                />
              );
            })}
        </div>
        {found.length === 0 && (guests.found?.customers.length ?? 0) === 0 && (
          <p className="search-note">{texts.nothing}</p>
        )}
        {found.length > MAX_SHOWN && (
          <p className="search-note">{texts.more(found.length - MAX_SHOWN)}</p>
        )}
        {guests.error && <p className="search-note">{messages.guests.searchFailed}</p>}
      </div>
    </div>
  );
}

interface SearchResultProps {
  id: string;
  found: FoundBooking;
  isActive: boolean;
  onOpen: () => void;
}

function SearchResult({ id, found, isActive, onOpen }: SearchResultProps) {
  const messages = useMessages();
  const { format } = useSession();
  const { booking, because } = found;
  return (
    <OptionRow
      id={id}
      isActive={isActive}
      onOpen={onOpen}
      className="search-result"
      status={booking.status}
    >
      <time dateTime={booking.bookingAt}>{timeOf(booking.bookingAt, format)}</time>{' '}
      <strong>{nameOf(booking, messages)}</strong>{' '}
      <span>
        {partyOf(booking, messages, format)},{' '}
        {tableText(booking.tables, messages) || messages.noTable}
      </span>{' '}
      <span className="search-status">{messages.status[booking.status]}</span>{' '}
      {because !== null && <span className="search-because">{because}</span>}
    </OptionRow>
  );
}

/** The bookings of the day, then the guests, each with their bookings of other days. */
function searchOptions(
  found: readonly FoundBooking[],
  customers: readonly FoundCustomer[],
  ofDay: readonly StaffBooking[],
): SearchOption[] {
  const listed = new Set(ofDay.map(({ uuid }) => uuid));
  return [
    ...found.map((each) => ({ kind: 'today', key: each.booking.uuid, found: each }) as const),
    ...customers.slice(0, MAX_GUESTS).flatMap((customer): SearchOption[] => {
      const { uuid, nextBookings } = customer;
      const profile: StaffRoute = { ...START, place: 'guests', customer: uuid };
      const others = nextBookings.filter((booking) => !listed.has(booking.uuid));
      return [
        { kind: 'guest', key: uuid, customer, route: profile },
        ...others.map((booking): SearchOption => {
          const route = { ...START, date: booking.workDay, booking: booking.uuid };
          return { kind: 'next', key: booking.uuid, customer, booking, route };
        }),
      ];
    }),
  ];
}
