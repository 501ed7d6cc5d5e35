import { addDays, toZonedIso, type WallDate } from '../../../domain/venue-time.ts';
import type { DayOnScreen } from '../../day-data/use-day.ts';
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

interface ServiceBarProps {
  date: WallDate;
  shiftId: string | null;
  onShift: (shiftId: string | null) => void;
  now: number;
  day: DayOnScreen | undefined;
  requests: number;
  onRequests: () => void;
  onSearch: () => void;
  onWalkIn: () => void;
  onBook: () => void;
  onMail: () => void;
  onPrint: () => void;
  onCloseNight: () => void;
}

/** The bar of the service: which day, what time it is, and whatever begins something. */
export function ServiceBar(props: ServiceBarProps) {
  const { date, shiftId, onShift, requests } = props;
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
        onMail={props.onMail}
        onPrint={props.onPrint}
        onCloseNight={mayClose ? props.onCloseNight : undefined}
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
      <ConnectionState now={props.now} day={props.day} />
      <NewVersion />
      <ThemeSwitch />
      <button type="button" className="button quiet square" onClick={props.onSearch}>
        <Icon name="search" />
        <span className="visually-hidden">{messages.day.search}</span>
      </button>
      <button
        type="button"
        className="button service-requests"
        data-some={requests > 0 || undefined}
        aria-haspopup="dialog"
        onClick={props.onRequests}
      >
        {requests > 0 ? texts.toAnswer(requests) : texts.nothingToAnswer}
      </button>
      <button type="button" className="button" aria-haspopup="dialog" onClick={props.onWalkIn}>
        {texts.walkIn}
      </button>
      <button type="button" className="button main" aria-haspopup="dialog" onClick={props.onBook}>
        <Icon name="plus" />
        {texts.booking}
      </button>
    </header>
  );
}

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
function ConnectionState({ now, day }: { now: number; day: DayOnScreen | undefined }) {
  const texts = useMessages().service;
  const { session, format } = useSession();
  const { status } = useLive();
  const { isKept } = useOutboxView();
  const kept = useKeptTapCount();
  const clock = (at: number) => timeOf(toZonedIso(session.venue.timezone, at), format);
  const isOld = day !== undefined && !day.isFresh;
  return (
    <p className="service-state">
      <time>{clock(now)}</time>
      <span role="status">
        {isOld ? (
          <span className="state-old" title={texts.asOfWhy(clock(day.asOf))}>
            <Icon name="disconnected" />
            {texts.asOf(clock(day.asOf))}
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
