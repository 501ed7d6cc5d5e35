import type { FoundCustomer, GuestBooking } from '../../../../contract/staff/customers.ts';
import type { Contact } from '../../../../domain/as-booked.ts';
import { differenceText, partyOf, tableText } from '../../../bookings/booking-text.ts';
import { useMessages } from '../../../messages/messages.ts';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { GuestLine } from '../../guests/guest-line.tsx';
import { OptionRow, type OptionRowProps } from './option-row.tsx';

type OptionProps = Omit<OptionRowProps, 'children' | 'className' | 'status'>;

/** A guest whom the server found; opens the profile. */
export function GuestOption({
  customer,
  search,
  ...option
}: OptionProps & { customer: FoundCustomer; search: string }) {
  return (
    <OptionRow {...option} className="search-result guest-option">
      <GuestLine customer={customer} search={search} />
    </OptionRow>
  );
}

/** A booking of that guest on another day; opens it there. */
export function NextBookingOption({
  customer,
  booking,
  ...option
}: OptionProps & { customer: Contact; booking: GuestBooking }) {
  const messages = useMessages('service');
  const { format } = useSession();
  const { bookingAt, status, tables } = booking;
  const facts = [
    differenceText(booking.bookedAs, customer),
    partyOf(booking, messages, format),
    tableText(tables, messages) || messages.noTable,
  ];
  return (
    <OptionRow {...option} className="search-result next-option" status={status}>
      <time dateTime={bookingAt}>{dateTimeOf(bookingAt, format)}</time>{' '}
      <span>{facts.filter(Boolean).join(', ')}</span>{' '}
      <span className="search-status">{messages.status[status]}</span>
    </OptionRow>
  );
}
