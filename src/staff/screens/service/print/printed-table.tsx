import { partyAt } from '../../../../domain/availability/party.ts';
import { nameOf, tableNames } from '../../../bookings/booking-text.ts';
import { useMessages } from '../../../messages/messages.ts';
import { timeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { hasPrintedStatus, type PrintedBooking, type Remark } from './running-order.ts';

/** The bookings of a page under their column heads. A booking with remarks takes further lines. */
export function PrintedTable({ bookings }: { bookings: readonly PrintedBooking[] }) {
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
