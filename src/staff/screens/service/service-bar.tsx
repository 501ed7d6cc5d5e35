import { memo } from 'react';
import { toVenueIso } from '../../../domain/utc-offsets.ts';
import { addDays, type WallDate } from '../../../domain/venue-time.ts';
import type { Requests } from '../../day-data/use-requests.ts';
import { useShellUpdate } from '../../frame/shell-updates.ts';
import { StaffMenu } from '../../frame/staff-menu.tsx';
import { applyTheme, isDark } from '../../frame/theme.ts';
import { useTheme } from '../../frame/use-theme.ts';
import { useLive } from '../../live/live-provider.tsx';
import { useMessages } from '../../messages/messages.ts';
import { useKeptTapCount, useOutboxView } from '../../outbox/outbox-provider.tsx';
import { Icon } from '../../parts/icon.tsx';
import { shortDayOf, timeOf } from '../../parts/venue-format.ts';
import { hrefOf, navigate, useRoute } from '../../route.ts';
import { useSession } from '../../session/session.ts';
import { DateField } from './date-field.tsx';
import type { Sheet } from './service-sheet.tsx';

interface ServiceBarProps {
  date: WallDate;
  shiftId: string | null;
  onShift: (shiftId: string | null) => void;
  now: number;
  /** When the server last said what is shown, while the device may have missed something since; null otherwise. */
  oldSince: number | null;
  requests: Requests;
  onOpen: (sheet: Sheet) => void;
}

/** The bar of the service: which day, what time it is, and whatever begins something. */
export const ServiceBar = memo(function ServiceBar(props: ServiceBarProps) {
  const { date, shiftId, onShift, requests, onOpen } = props;
  const messages = useMessages();
  const { session, format } = useSession();
  const route = useRoute();
  const texts = messages.service;
  const { today } = session.venue;
  const mayClose = date <= today && session.staff.permissions.includes('bookings:update');
  const routeOf = (to: WallDate) => ({ ...route, date: to === today ? null : to, booking: null });

  return (
    <header className="service-bar">
      <button type="button" className="button skip" onClick={focusParties}>
        {messages.day.skipToList}
      </button>
      <StaffMenu
        onMail={() => onOpen({ kind: 'mail' })}
        onPrint={() => onOpen({ kind: 'print' })}
        onCloseNight={mayClose ? () => onOpen({ kind: 'close-night' }) : undefined}
      >
        {/* Where the bar has no space for it. */}
        <ShiftChoice shiftId={shiftId} onShift={onShift} />
      </StaffMenu>
      <nav className="service-dates" aria-label={messages.day.date}>
        <a className="button quiet square" href={hrefOf(routeOf(addDays(date, -1)))}>
          <Icon name="left" />
          <span className="visually-hidden">{messages.day.previous}</span>
        </a>
        <DateField date={date} onDate={(to) => navigate(routeOf(to))}>
          <h1>{shortDayOf(date, format, messages)}</h1>
        </DateField>
        <a className="button quiet square" href={hrefOf(routeOf(addDays(date, 1)))}>
          <Icon name="right" />
          <span className="visually-hidden">{messages.day.next}</span>
        </a>
        {date !== today && (
          <a className="button quiet" href={hrefOf(routeOf(today))}>
            {messages.day.today}
          </a>
        )}
      </nav>
      <ShiftChoice shiftId={shiftId} onShift={onShift} />
      <ConnectionState now={props.now} oldSince={props.oldSince} />
      <NewVersion />
      <ThemeSwitch />
      <button
        type="button"
        className="button quiet square"
        onClick={() => onOpen({ kind: 'search' })}
      >
        <Icon name="search" />
        <span className="visually-hidden">{messages.day.search}</span>
      </button>
      <button
        type="button"
        className="button service-requests"
        data-some={requests.count > 0 || undefined}
        aria-haspopup="dialog"
        onClick={() => onOpen({ kind: 'requests' })}
      >
        {requests.count > 0
          ? texts.toAnswer(requests.count)
          : requests.isComplete
            ? texts.nothingToAnswer
            : texts.requests}
      </button>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => onOpen({ kind: 'walk-in' })}
      >
        {texts.walkIn}
      </button>
      <button
        type="button"
        className="button main"
        aria-haspopup="dialog"
        onClick={() => onOpen({ kind: 'book' })}
      >
        <Icon name="plus" />
        {texts.booking}
      </button>
    </header>
  );
});

function ShiftChoice({ shiftId, onShift }: Pick<ServiceBarProps, 'shiftId' | 'onShift'>) {
  const texts = useMessages().service;
  const { shiftTypes } = useSession().session.venue;
  if (shiftTypes.length < 2) return null;
  return (
    <select
      className="service-shift"
      aria-label={texts.shift}
      value={shiftId ?? ''}
      onChange={(event) => onShift(event.target.value || null)}
    >
      <option value="">{texts.allShifts}</option>
      {shiftTypes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The venue's time, whether changes arrive, and what is not sent yet. */
function ConnectionState({ now, oldSince }: Pick<ServiceBarProps, 'now' | 'oldSince'>) {
  const texts = useMessages().service;
  const { session, format } = useSession();
  const { status } = useLive();
  const { isKept } = useOutboxView();
  const kept = useKeptTapCount();
  const clock = (at: number) => timeOf(toVenueIso(session.venue.utcOffsets, at), format);
  const isOld = oldSince !== null;
  return (
    <p className="service-state">
      <time>{clock(now)}</time>
      <span role="status">
        {isOld ? (
          <span className="state-old" title={texts.asOfWhy(clock(oldSince))}>
            <Icon name="disconnected" />
            {texts.asOf(clock(oldSince))}
          </span>
        ) : (
          status === 'live' && <span className="state-live">{texts.live}</span>
        )}
        {!isOld && status === 'polling' && (
          <span className="state-polling" title={texts.pollingWhy}>
            {texts.polling}
          </span>
        )}
        {kept > 0 && (
          <span className="state-unsent" title={texts.unsentWhy}>
            {texts.unsent(kept)}
          </span>
        )}
        {!isKept && <span className="state-unsent state-not-kept">{texts.notKept}</span>}
      </span>
    </p>
  );
}

/** Tells that a newer version is on this device. It waits for somebody to load it, never by itself. */
function NewVersion() {
  const texts = useMessages().service;
  const { isReady, apply } = useShellUpdate();
  if (!isReady) return null;
  return (
    <button type="button" className="button" title={texts.newVersion} onClick={apply}>
      {texts.reload}
    </button>
  );
}

/** One tap between light and dark colours. */
function ThemeSwitch() {
  const texts = useMessages().service;
  const dark = isDark(useTheme());
  return (
    <button
      type="button"
      className="button quiet square theme-switch"
      onClick={() => applyTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
      <span className="visually-hidden">{dark ? texts.lighter : texts.darker}</span>
    </button>
  );
}

function focusParties(): void {
  const parties = document.getElementById('parties');
  parties?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}
