import './booking-search.css';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useState } from 'react';
import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import { nameOf, partyOf, tableText } from '../../../bookings/booking-text.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import { timeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { type FoundBooking, findBookings } from './search-bookings.ts';

interface BookingSearchProps {
  /** The bookings of the day. */
  bookings: readonly StaffBooking[];
  onOpen: (uuid: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** As many as fit under the field; more letters find the others. */
const MAX_SHOWN = 10;

/** One field that finds bookings of the day by name, phone, table, room, number or note. */
export function BookingSearch({ bookings, onOpen, inputRef }: BookingSearchProps) {
  const messages = useMessages();
  const texts = messages.search;
  const id = useId();
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeUuid, setActiveUuid] = useState<string | null>(null);
  const found = useMemo(() => findBookings(bookings, search), [bookings, search]);
  const shown = found.slice(0, MAX_SHOWN);
  const isSearching = search.trim() !== '';
  const isExpanded = isOpen && isSearching;
  // The first is active until another one is chosen, so that Enter opens it.
  const index = Math.max(
    0,
    shown.findIndex(({ booking }) => booking.uuid === activeUuid),
  );
  const active = shown[index];

  const activeId = isExpanded && active ? `${id}-${index}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const clear = () => {
    setSearch('');
    setActiveUuid(null);
    setIsOpen(false);
  };
  const open = ({ booking }: FoundBooking) => {
    clear();
    onOpen(booking.uuid);
  };
  const move = (by: number) => {
    setIsOpen(true);
    const next = shown[(index + by + shown.length) % shown.length];
    if (next) setActiveUuid(next.booking.uuid);
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
          setActiveUuid(null);
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
      </p>
      <div className="search-results" hidden={!isExpanded}>
        <div className="search-list" id={`${id}-list`} role="listbox" aria-label={texts.results}>
          {isExpanded &&
            shown.map((each, position) => (
              <SearchResult
                key={each.booking.uuid}
                id={`${id}-${position}`}
                found={each}
                isActive={position === index}
                onOpen={() => open(each)}
              />
            ))}
        </div>
        {found.length === 0 && <p className="search-note">{texts.nothing}</p>}
        {found.length > MAX_SHOWN && (
          <p className="search-note">{texts.more(found.length - MAX_SHOWN)}</p>
        )}
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, with aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="search-result"
      data-status={booking.status}
      // The field keeps the focus, so that the list stays until the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <time dateTime={booking.bookingAt}>{timeOf(booking.bookingAt, format)}</time>{' '}
      <strong>{nameOf(booking, messages)}</strong>{' '}
      <span>
        {partyOf(booking, messages)}, {tableText(booking.tables, messages) || messages.noTable}
      </span>{' '}
      <span className="search-status">{messages.status[booking.status]}</span>{' '}
      {because !== null && <span className="search-because">{because}</span>}
    </div>
  );
}
