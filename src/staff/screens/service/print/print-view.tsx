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
import { partyAt } from '../../../../domain/availability/party.ts';
import type { WallDate } from '../../../../domain/venue-time.ts';
import { formatDate } from '../../../../ui/format.ts';
import { nameOf, tableNames } from '../../../bookings/booking-text.ts';
import { useMessages } from '../../../messages/messages.ts';
import { timeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import {
  hasPrintedStatus,
  type PrintedBooking,
  printedDay,
  type Remark,
  RUNNING_ORDERS,
  type RunningOrder,
} from './running-order.ts';

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

/** The bookings of a page under their column heads. A booking with remarks takes further lines. */
function PrintedTable({ bookings }: { bookings: readonly PrintedBooking[] }) {
  const { columns } = useMessages('service').print;
  return (
    <table className="print-table">
      <thead>
        <tr>
          <th scope="col">{columns.time}</th>
          <th scope="col">{columns.party}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.table}</th>
        </tr>
      </thead>
      {bookings.map((each) => (
        <PrintedRows key={each.booking.uuid} printed={each} />
      ))}
    </table>
  );
}

function PrintedRows({ printed: { booking, remarks } }: { printed: PrintedBooking }) {
  const messages = useMessages('service');
  const { format } = useSession();
  const { pax, paxChildren } = partyAt(format, booking);
  const { specialOccasion, highChairs, strollers, customer } = booking;
  const marks = [
    hasPrintedStatus(booking) && messages.status[booking.status],
    customer?.isVip && messages.badge.vip,
    specialOccasion && messages.occasion[specialOccasion],
    highChairs > 0 && messages.badge.highChairs(highChairs),
    strollers > 0 && messages.badge.strollers(strollers),
    booking.needsAccessibleSeating && messages.badge.accessible,
    booking.experience?.name,
  ].filter(Boolean);
  return (
    <tbody>
      <tr>
        <td>{timeOf(booking.bookingAt, format)}</td>
        <td>{paxChildren > 0 ? `${pax} + ${paxChildren}` : pax}</td>
        <th scope="row">
          {nameOf(booking, messages)}
          {marks.length > 0 && <span className="print-marks"> {marks.join(', ')}</span>}
        </th>
        <td>{tableNames(booking) || messages.noTable}</td>
      </tr>
      {remarks.map((remark) => (
        <tr key={remark.kind} className="print-remark" data-kind={remark.kind}>
          <td colSpan={2} />
          <td colSpan={2}>
            <RemarkText remark={remark} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function RemarkText({ remark: { kind, text } }: { remark: Remark }) {
  const texts = useMessages('service').print;
  const full = text ?? texts.allergiesUnknown;
  if (kind === 'allergies') return <strong>{texts.allergies(full)}</strong>;
  return texts[kind](full);
}
