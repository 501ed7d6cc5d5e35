import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { GuestBooking } from '../../../contract/staff/customers.ts';
import { partyOf, tableText } from '../../bookings/booking-text.ts';
import { visitCounts } from '../../bookings/visits-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { moneyOf, shortDateOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { useProfile } from '../guests/guest-calls.ts';

const MAX_VISITS = 3;

/** How often the guest of the chosen party came, the last visits, and what the team noted about them. */
export default function ChosenGuest({ booking }: { booking: StaffBooking }) {
  const messages = useMessages();
  const { session, format } = useSession();
  const { customer } = booking;
  const isKnown =
    session.staff.permissions.includes('customers:read') && (customer?.visitsCount ?? 0) > 0;
  const { data } = useProfile(isKnown ? (customer?.uuid ?? '') : '');
  if (!customer) return null;
  const visits = (data?.pastBookings ?? [])
    .filter(({ uuid, status }) => uuid !== booking.uuid && status === 'ATTENDED')
    .slice(0, MAX_VISITS);
  const visitText = ({ bookingAt, tables, ticketTotalAmount, ...party }: GuestBooking) =>
    [
      shortDateOf(bookingAt, format),
      partyOf(party, messages, format),
      tableText(tables, messages),
      ticketTotalAmount !== null && moneyOf(ticketTotalAmount, format),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <div className="chosen-guest">
      <p>
        <strong>{visitCounts(customer, messages).join(', ')}</strong>
        {visits.map((visit) => (
          <span key={visit.uuid}>{visitText(visit)}</span>
        ))}
      </p>
      {customer.privateNotes && (
        <p>
          <strong>{messages.details.guestNotes}</strong>
          <span>{customer.privateNotes}</span>
        </p>
      )}
    </div>
  );
}
