import './print-view.css';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import type { WallDate } from '../../../../domain/venue-time.ts';
import { formatDate } from '../../../../ui/format.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useSession } from '../../../session/session.ts';
import { PrintedTable } from './printed-table.tsx';
import { printedDay, RUNNING_ORDERS, type RunningOrder } from './running-order.ts';

interface PrintViewProps {
  /** The bookings of the day. */
  bookings: readonly StaffBooking[];
  date: WallDate;
  /** The shift on screen; null for all. */
  shiftId: string | null;
  onClose: () => void;
}

/** The running order of a day on pages, black on white. It is printed at once; other orders are a choice away. */
export default function PrintView({ bookings, date, shiftId, onClose }: PrintViewProps) {
  const messages = useMessages('service');
  const texts = messages.print;
  const { session, format } = useSession();
  const { venue } = session;
  const [by, setBy] = useState<RunningOrder>('time');
  const [shift, setShift] = useState(shiftId);
  const view = useRef<HTMLDivElement>(null);
  // The bookings as they were when it was opened: pages must not change while they are printed.
  const [snapshot] = useState(bookings);
  const day = useMemo(
    () => printedDay(snapshot, by, { ...venue, language: format.locale }, shift, texts.elsewhere),
    [snapshot, by, venue, format.locale, shift, texts.elsewhere],
  );
  useInertPage(view);
  useEffect(() => window.print(), []);

  const dateOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const dayText = formatDate(format.locale, date, dateOptions);
  const shiftText = venue.shiftTypes.find(({ id }) => id === shift)?.name ?? texts.allShifts;
  const pages = day.pages.length + day.kitchen.length;
  const head = (heading: string | null, page: number) => ({
    title: heading ?? texts.heading,
    day: texts.pageHead(dayText, by === 'time' && heading ? heading : shiftText),
    page: texts.page(page, pages),
  });

  return createPortal(
    <div
      ref={view}
      className="print-view"
      role="dialog"
      aria-modal="true"
      aria-label={texts.heading}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="print-bar">
        <label className="print-choice">
          {texts.by}
          <select value={by} onChange={({ target }) => setBy(target.value as RunningOrder)}>
            {RUNNING_ORDERS.map((each) => (
              <option key={each} value={each}>
                {texts.order[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="print-choice">
          {texts.shift}
          <select value={shift ?? ''} onChange={({ target }) => setShift(target.value || null)}>
            <option value="">{texts.allShifts}</option>
            {venue.shiftTypes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button main" onClick={() => window.print()}>
          {texts.print}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      {day.pages.length === 0 && <p className="print-page">{texts.empty}</p>}
      {day.pages.map((page, index) => (
        <section className="print-page" key={page.bookings[0]?.booking.uuid}>
          <PageHead {...head(page.heading, index + 1)} venueName={venue.name}>
            {index === 0 && texts.totals(day.bookings, day.covers)}
          </PageHead>
          <PrintedTable bookings={page.bookings} />
        </section>
      ))}
      {day.kitchen.map((page, index) => (
        <section className="print-page" key={page[0]?.booking.uuid}>
          <PageHead
            title={texts.kitchen}
            day={texts.pageHead(dayText, shiftText)}
            page={texts.page(day.pages.length + index + 1, pages)}
            venueName={venue.name}
          />
          <PrintedTable bookings={page} />
        </section>
      ))}
    </div>,
    document.body,
  );
}

interface PageHeadProps {
  title: string;
  day: string;
  page: string;
  venueName: string;
  children?: ReactNode;
}

function PageHead({ title, day, page, venueName, children }: PageHeadProps) {
  return (
    <header className="print-head">
      <h2>{title}</h2>
      <p>{day}</p>
      <p>
        {venueName}, {page}
      </p>
      {children && <p>{children}</p>}
    </header>
  );
}

/** While it is open, nothing behind it can be used; the focus returns when it is closed. */
function useInertPage(view: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = view.current;
    const focused = document.activeElement;
    const others = [...document.body.children].filter(
      (each): each is HTMLElement => each instanceof HTMLElement && each !== element && !each.inert,
    );
    for (const each of others) each.inert = true;
    element?.focus();
    return () => {
      for (const each of others) each.inert = false;
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [view]);
}
