import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { BookingStatus } from '../../../domain/booking-status.ts';
import { MS_PER_MINUTE } from '../../../domain/venue-time.ts';
import type { UndoableMove } from '../../bookings/table-moves.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAfterPaint } from '../../parts/use-after-paint.ts';
import type { ServiceLists } from '../../service/service-lists.ts';
import { stayOf } from '../../service/stay-of.ts';
import { useSession } from '../../session/session.ts';
import { ServiceRow } from './service-row.tsx';
import { TableMoveList } from './table-move-list.tsx';

export const LIST_NAMES = ['next', 'waiting', 'inHouse', 'done'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** As many rows as most screens show without scrolling. They are painted first, and the others right after them. */
const FIRST_ROWS = 16;

interface ServiceListsProps {
  lists: ServiceLists;
  shown: ListName;
  onShow: (name: ListName) => void;
  /** On a phone, the room is one tab more; null where it is on screen anyway. */
  room: { isShown: boolean; onShow: () => void } | null;
  /** Bookings that moved to other tables to make room. */
  moves: readonly UndoableMove[];
  isToday: boolean;
  unsent: ReadonlySet<string>;
  chosenUuid: string | null;
  minute: number;
  /** False while the device may have missed something. */
  isFresh: boolean;
  onChoose: (booking: StaffBooking) => void;
  onStatus: (booking: StaffBooking, to: BookingStatus) => void;
  onChange: (booking: StaffBooking) => void;
}

/** The four lists of the service as tabs. Each is one stop of the Tab key, with arrow keys inside. */
export function ServiceListTabs(props: ServiceListsProps) {
  const { lists, shown, onShow, room, isToday, isFresh } = props;
  const selected = room?.isShown ? 'room' : shown;
  const messages = useMessages();
  const texts = messages.service;
  const id = useId();
  const empty = {
    next: isToday ? texts.emptyNext : texts.emptyNextOtherDay,
    waiting: texts.emptyWaiting,
    inHouse: texts.emptyInHouse,
    done: texts.emptyDone,
  };
  const isRestDue = useAfterPaint(true, false);
  const bookings = isRestDue ? lists[shown] : lists[shown].slice(0, FIRST_ROWS);

  return (
    <section className="lists" aria-label={texts.lists} data-stale={!isFresh || undefined}>
      <div
        className="list-tabs"
        role="tablist"
        aria-label={texts.lists}
        onKeyDown={moveBetweenTabs}
      >
        {LIST_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            aria-label={texts.listOf(texts[name], lists[name].length)}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onShow(name)}
          >
            {texts[name]} <span className="tab-count">{lists[name].length}</span>
          </button>
        ))}
        {room && (
          <button
            type="button"
            role="tab"
            aria-selected={room.isShown}
            aria-controls="room"
            tabIndex={room.isShown ? 0 : -1}
            onClick={room.onShow}
          >
            {texts.floor}
          </button>
        )}
      </div>
      <div
        className="list-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
      >
        {bookings.length > 0 ? (
          <Parties {...props} bookings={bookings} label={texts[shown]} isMain />
        ) : (
          <p className="list-empty">{empty[shown]}</p>
        )}
        {shown === 'next' && (
          <>
            <TableMoveList moves={props.moves} />
            {isRestDue && (
              <>
                <MoreParties {...props} summary={texts.missing} bookings={lists.missing} />
                <MoreParties {...props} summary={texts.later} bookings={lists.later} />
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}

interface PartiesProps extends Omit<ServiceListsProps, 'lists' | 'shown' | 'onShow' | 'room'> {
  bookings: readonly StaffBooking[];
  label: string;
  isMain?: boolean;
}

function MoreParties({
  summary,
  ...props
}: Omit<PartiesProps, 'label'> & { summary: (count: number) => string }) {
  const [isOpen, setOpen] = useState(false);
  const count = props.bookings.length;
  if (count === 0) return null;
  return (
    <details
      className="more-parties"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary(count)}</summary>
      {isOpen && <Parties {...props} label={summary(count)} />}
    </details>
  );
}

function Parties({ bookings, label, unsent, chosenUuid, minute, isMain, ...props }: PartiesProps) {
  const messages = useMessages();
  const { session, format } = useSession();
  const [focused, setFocused] = useState<string | null>(null);
  const isThere = (uuid: string | null) => bookings.some((each) => each.uuid === uuid);
  const table = useRef<HTMLTableElement>(null);
  const place = useRef(0);
  useLayoutEffect(() => {
    const index = bookings.findIndex(({ uuid }) => uuid === focused);
    if (index >= 0) place.current = index;
    // The party went to another list by a tap here: the keys go on with the next one. A change of somebody else moves
    // no focus.
    else if (focused !== null && unsent.has(focused) && document.activeElement === document.body) {
      const names = table.current?.querySelectorAll<HTMLElement>('[data-party]') ?? [];
      names[Math.min(place.current, names.length - 1)]?.focus({ preventScroll: true });
    }
  }, [bookings, focused, unsent]);
  const stop = isThere(focused) ? focused : isThere(chosenUuid) ? chosenUuid : bookings[0]?.uuid;

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move within the table
      role="grid"
      className="parties"
      id={isMain ? 'parties' : undefined}
      aria-label={label}
      onKeyDown={moveBetweenParties}
      onFocus={({ target }) => {
        const uuid = target.closest('tr')?.querySelector<HTMLElement>('[data-party]');
        if (uuid?.dataset.party) setFocused(uuid.dataset.party);
      }}
    >
      <tbody>
        {bookings.map((booking, index) => {
          const stay = stayOf(booking, session.venue, minute * MS_PER_MINUTE);
          return (
            <ServiceRow
              key={booking.uuid}
              booking={booking}
              messages={messages}
              format={format}
              minute={minute}
              today={session.venue.today}
              minutesLeft={
                stay?.isSitting ? Math.round(stay.plannedEndAt / MS_PER_MINUTE) - minute : null
              }
              isChosen={booking.uuid === chosenUuid}
              isUnsent={unsent.has(booking.uuid)}
              isBelow={index >= FIRST_ROWS}
              isTabStop={booking.uuid === stop}
              onChoose={props.onChoose}
              onStatus={props.onStatus}
              onChange={props.onChange}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** Up and down between parties, left and right between the buttons of one. */
function moveBetweenParties(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const row = target.closest('tr');
  if (!row) return;
  const rows = [...event.currentTarget.querySelectorAll('tr')];
  const buttons = [...row.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const index = rows.indexOf(row);
  const isRightToLeft = getComputedStyle(row).direction === 'rtl';
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const nameIn = (other: HTMLElement | undefined) =>
    other?.querySelector<HTMLElement>('[data-party]');
  const to: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: nameIn(rows[index + 1]),
    ArrowUp: nameIn(rows[index - 1]),
    Home: nameIn(rows[0]),
    End: nameIn(rows.at(-1)),
    [forward]: buttons[buttons.indexOf(target) + 1],
    [back]: buttons[buttons.indexOf(target) - 1],
  };
  const next = to[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function moveBetweenTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(event.target as HTMLElement);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || index < 0) return;
  event.preventDefault();
  const next = tabs[(index + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
